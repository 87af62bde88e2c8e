import type { MeasuredPage } from '@/modules/web-vitals/server';
import { resolveTarget } from './request-target';
import { matchRoute } from './routes';

/**
 * Returns the page that a browser measured at a path. What is rendered for each request counts by its pattern, because its
 * path may hold a token; what is no page is undefined.
 */
export function findMeasuredPage(given: string): MeasuredPage | undefined {
  const target = resolveTarget(given);
  if (target.kind !== 'resolved') return undefined;
  const { kind, path: pattern } = matchRoute(target.path);
  // A page that no editor writes, such as the search, has a route of its own.
  const isWritten = kind === 'page' && pattern.includes('[');
  if (isWritten) return { path: target.path, isPattern: false };
  return kind === 'page' || kind === 'request-page' ? { path: pattern, isPattern: true } : undefined;
}
