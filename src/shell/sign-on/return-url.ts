import { LAST_VISITED_URL_KEY } from '@/platform/constants';
import { CALLBACK_PATH } from './paths';

const HOME_PATH = '/';

/** Longer ones are no address of this site, and not worth keeping. */
const LENGTH_MAX = 2_000;

/** Where one must not be sent after signing in: the way in and the way out. */
const SIGN_ON_PAGES = /^\/(?:login|logout)(?:\/|$)/i;

/** Slashes, backslashes and control characters that are hidden by percent-encoding, once or twice. */
const HIDDEN_CHARACTERS = /%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * The address to send somebody to after signing in. Only a path of this site in its plain form is taken; whatever could
 * mean another place to any reader of addresses (another origin, `//`, backslashes, hidden or invisible characters,
 * a scheme) goes home, and so do the pages of the sign-on itself.
 * @param kept what was kept, from wherever it comes
 * @returns path, query and fragment
 */
export function sanitizeReturnUrl(kept: string | null | undefined): string {
  if (!kept || kept.length > LENGTH_MAX) return HOME_PATH;
  // A browser gives addresses of pages percent-encoded: anything but visible ASCII was put there by somebody else.
  if (!/^\/[\x21-\x7e]*$/.test(kept) || kept.includes('\\')) return HOME_PATH;
  const [path = ''] = kept.split(/[?#]/);
  if (path.includes('//') || HIDDEN_CHARACTERS.test(path) || SIGN_ON_PAGES.test(path)) return HOME_PATH;
  // An address that changes when it is resolved (`/../`, `/./`) is not one that a page had.
  if (!URL.canParse(kept, 'https://this.site')) return HOME_PATH;
  const url = new URL(kept, 'https://this.site');
  if (url.origin !== 'https://this.site' || url.pathname !== path) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}

/**
 * Keeps the address of the page that is shown, before leaving it to sign in. The pages of the sign-on are no place to
 * return to: the callback leaves what was kept (somebody tries again), the others forget it.
 */
export function saveReturnUrl(): void {
  const { pathname, search, hash } = location;
  if (pathname === CALLBACK_PATH) return;
  if (SIGN_ON_PAGES.test(pathname)) sessionStorage.removeItem(LAST_VISITED_URL_KEY);
  else sessionStorage.setItem(LAST_VISITED_URL_KEY, pathname + search + hash);
}

/** The address that was kept, which stays kept: home when there is none. */
export function getReturnUrl(): string {
  return sanitizeReturnUrl(sessionStorage.getItem(LAST_VISITED_URL_KEY));
}

/** The address that was kept, and forgets it: home when there is none. */
export function consumeReturnUrl(): string {
  const kept = getReturnUrl();
  sessionStorage.removeItem(LAST_VISITED_URL_KEY);
  return kept;
}
