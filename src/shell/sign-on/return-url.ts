import { LAST_VISITED_URL_KEY } from '@/platform/constants';
import { readSessionItem, removeSessionItem, storeSessionItem } from '@/platform/session-storage';
import { CALLBACK_PATH } from './paths';

const HOME_PATH = '/';

/** No URL of this site is longer, so longer ones aren't worth keeping. */
const LENGTH_MAX = 2_000;

/** Pages that must not be returned to after sign-in: sign-in and sign-out themselves. */
const SIGN_ON_PAGES = /^\/(?:login|logout)(?:\/|$)/i;

/** Slashes, backslashes and control characters that are hidden by percent-encoding, once or repeatedly. */
const HIDDEN_CHARACTERS = /%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Validates the URL to return to after sign-in. Only a plain path of this site is accepted. Anything that some URL
 * parser could take for another target (another origin, `//`, backslashes, hidden or invisible characters, a scheme)
 * becomes the home page, and so do the sign-on pages themselves.
 * @param kept the saved value, from any source
 * @returns path, query and fragment
 */
export function sanitizeReturnUrl(kept: string | null | undefined): string {
  if (!kept || kept.length > LENGTH_MAX) return HOME_PATH;
  // Browsers report page URLs percent-encoded, so anything but visible ASCII came from elsewhere.
  if (!/^\/[\x21-\x7e]*$/.test(kept) || kept.includes('\\')) return HOME_PATH;
  const [path = ''] = kept.split(/[?#]/);
  if (path.includes('//') || HIDDEN_CHARACTERS.test(path) || SIGN_ON_PAGES.test(path)) return HOME_PATH;
  // A URL that changes when it is resolved (`/../`, `/./`) was never the URL of a page.
  if (!URL.canParse(kept, 'https://this.site')) return HOME_PATH;
  const url = new URL(kept, 'https://this.site');
  if (url.origin !== 'https://this.site' || url.pathname !== path) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}

/**
 * Saves the current URL before leaving to sign in. The sign-on pages are never return targets: the callback page keeps
 * the saved URL (the user tries again), and the others remove it.
 */
export function saveReturnUrl(): void {
  const { pathname, search, hash } = location;
  if (pathname === CALLBACK_PATH) return;
  if (SIGN_ON_PAGES.test(pathname)) removeSessionItem(LAST_VISITED_URL_KEY);
  else storeSessionItem(LAST_VISITED_URL_KEY, pathname + search + hash);
}

/** Returns the saved URL without removing it, or the home page when there is none. */
export function getReturnUrl(): string {
  return sanitizeReturnUrl(readSessionItem(LAST_VISITED_URL_KEY));
}

/** Removes the saved URL when the user returns to it without signing in, so that no later sign-in does. */
export function removeReturnUrl(): void {
  removeSessionItem(LAST_VISITED_URL_KEY);
}

/** Returns and removes the saved URL, or returns the home page when there is none. */
export function consumeReturnUrl(): string {
  const kept = getReturnUrl();
  removeReturnUrl();
  return kept;
}
