import { parseCookies } from 'payload';
import { EDITOR_SESSION_COOKIE, EDITOR_SIGN_IN_COOKIE } from '@/platform/constants';
import { environment } from '@/platform/environment';

/** A cookie that is hidden from scripts and not sent with requests of other sites. */
interface EditorCookie {
  serialize: (value: string, seconds: number) => string;
  read: (headers: Headers) => string | undefined;
  /** What deletes the cookie. */
  cleared: string;
}

/**
 * Creates a cookie of the site at this URL. On HTTPS it has the `__Host-` prefix, with which browsers reject it from other hosts
 * of the domain and without TLS, and which requires the path / (RFC 6265bis, section 4.1.3).
 */
export function createEditorCookie(name: string, siteUrl: string): EditorCookie {
  const isHttps = siteUrl.startsWith('https:');
  const fullName = isHttps ? `__Host-${name}` : name;
  const serialize = (value: string, seconds: number): string =>
    `${fullName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return { serialize, read: (headers) => parseCookies(headers).get(fullName), cleared: serialize('', 0) };
}

export const sessionCookie = createEditorCookie(EDITOR_SESSION_COOKIE, environment.SITE_URL);
export const signInCookie = createEditorCookie(EDITOR_SIGN_IN_COOKIE, environment.SITE_URL);
