import type { MeasuredPage } from '@/modules/web-vitals/server';
import { resolveTarget } from './request-target';
import { isPageKind, matchRoute } from './routes';

/**
 * Returns the page that a browser measured at a path, or undefined when it isn't a page. Pages rendered per request are
 * counted by route pattern, because their path may contain a token.
 */
export function findMeasuredPage(given: string): MeasuredPage | undefined {
  const target = resolveTarget(given);
  if (target.kind !== 'resolved') return undefined;
  const { kind, path: pattern } = matchRoute(target.path);
  // Pages that editors don't write, such as the search, have their own route.
  const isEditorial = kind === 'page' && pattern.includes('[');
  if (isEditorial) return { path: target.path, isPattern: false };
  return isPageKind(kind) ? { path: pattern, isPattern: true } : undefined;
}
