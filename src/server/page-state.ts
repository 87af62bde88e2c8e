import type { PathState } from '@/platform/known-paths/known-paths';
import { CATCH_ALL_ROUTE, type Route } from './routes';

/** Returns whether there may be nothing at a path. A page with its own route and no parameters always exists. */
export function canBeMissing(route: Route, path: string): boolean {
  return route.kind === 'page' && path !== '/500' && route.path.includes('[');
}

/** Returns what is at the path of a page that may be missing. The known paths don't include those of pages with their own route. */
export function toPageState(route: Route, state: PathState): PathState {
  return state === 'missing' && route !== CATCH_ALL_ROUTE ? 'uncertain' : state;
}
