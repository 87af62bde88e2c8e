import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { contentSecurityPolicy, hashSource } from '@/platform/page-cache/content-security-policy';
import { HEAD_SCRIPT, HEAD_STYLE, TAG_MANAGER_SCRIPT } from '@/shell/inline-texts';
import { CONSENT_SCRIPT } from '@/shell/tag-manager/consent-script';
import { isDecodable } from './canonical-address';

const EDITORS_SIDE = /^\/(?:admin|api)(?:\/|$)/;

/** Pages that are made for one request; Next takes the nonce for their scripts from the request. A kept page must have none. */
const MADE_PER_REQUEST = /^\/(?:dashboard|login|logout|search|docs\/search)(?:[/?]|$)/;

/** The layout is the same for all pages, so what it has in the document's head cannot carry a nonce. */
const HEAD_SCRIPTS = [HEAD_SCRIPT, TAG_MANAGER_SCRIPT, ...(CONSENT_SCRIPT === undefined ? [] : [CONSENT_SCRIPT])].map(hashSource);
const HEAD_STYLE_HASH = hashSource(HEAD_STYLE);

/** The admin styles itself from scripts; it is no public page. */
const ADMIN_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'none'";

interface HeaderOptions {
  role: 'site' | 'cms' | 'both';
  isHttps: boolean;
  tagManager: boolean;
  isDevelopment: boolean;
  /** Address of the identity provider, if there is one. */
  identityUrl?: string;
}

/** Whether an address is one of the content management: the admin, or its interface. */
export function isEditorsSide(address: string): boolean {
  const [path = ''] = address.split('?');
  // An encoded letter is the same letter (RFC 3986, section 6.2.2.2).
  return EDITORS_SIDE.test(isDecodable(path) ? decodeURIComponent(path) : path);
}

/**
 * Sets the headers that every answer has. A page from the page cache brings its own Content-Security-Policy; one that is
 * made for a single request gets a nonce here, which Next reads from the request's header.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, { role, isHttps, tagManager, isDevelopment, identityUrl }: HeaderOptions): void {
  // Where there is no admin, its addresses answer with a public page.
  const isAdmin = role !== 'site' && isEditorsSide(request.url ?? '');
  // Editors look at the real pages there; search engines list those of the public instances.
  if (role === 'cms') response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', isAdmin ? 'SAMEORIGIN' : 'DENY');
  if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  // Next's development tools need eval and inline styles.
  if (isDevelopment) return;
  if (isAdmin) {
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    return;
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = contentSecurityPolicy({ scripts: [nonce, ...HEAD_SCRIPTS], styles: [nonce, HEAD_STYLE_HASH], tagManager, identityUrl });
  if (MADE_PER_REQUEST.test(request.url ?? '')) request.headers['content-security-policy'] = policy;
  beforeHead(response, () => {
    // Payload asks for the colour scheme on every answer, at the price of a second request; only the admin needs it.
    for (const name of ['Accept-CH', 'Critical-CH']) response.removeHeader(name);
    // Next adds the address of a kept redirect to the one that it has set itself.
    const [location] = [response.getHeader('Location')].flat();
    if (location !== undefined) response.setHeader('Location', location);
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    // The same address answers with Markdown when that is preferred (server/markdown).
    if (isPage) response.appendHeader('Vary', 'Accept');
    if (isPage && !response.hasHeader('Content-Security-Policy')) response.setHeader('Content-Security-Policy', policy);
  });
}

/** Calls `act` once, right before the head of the answer is sent. */
function beforeHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, ...rest: OutgoingHttpHeaders[]) => {
      response.writeHead = writeHead;
      act();
      return writeHead(status, ...rest);
    },
  });
}
