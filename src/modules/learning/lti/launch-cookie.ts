import { LEARNING_LAUNCH_COOKIE_PREFIX } from '@/platform/constants';
import { findCookie } from '@/platform/find-cookie';
import { LAUNCH_PATHS } from './launch-paths';

const MAX_AGE_SECONDS = 300;

/**
 * Builds the cookie that ties a launch to the browser that began it. The tool sends the browser back from another site,
 * possibly by POST, so that HTTPS sites need SameSite=None; a local site has no HTTPS and uses Lax.
 */
export function buildLaunchCookie(name: string, value: string, siteUrl: string): string {
  const site = siteUrl.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return `${LEARNING_LAUNCH_COOKIE_PREFIX}${name}=${value}; Path=${LAUNCH_PATHS.authorize}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; ${site}`;
}

/** Returns the value of a launch's cookie; undefined in another browser. */
export function readLaunchCookie({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
  return findCookie(headers, `${LEARNING_LAUNCH_COOKIE_PREFIX}${name}`);
}
