import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy, hashSource } from '@/platform/page-cache/content-security-policy';
import { isNewsletterLink } from '@/platform/newsletter-addresses';
import { isEditorsPreview, isPreview } from '@/platform/preview-addresses';
import { HEAD_SCRIPT, HEAD_STYLE, TAG_MANAGER_SCRIPT } from '@/shell/inline-texts';
import { CONSENT_SCRIPT } from '@/shell/tag-manager/consent-script';
import { beforeHead } from './before-head';
import { isDecodable } from './canonical-address';

const EDITORS_SIDE = /^\/(?:admin|api)(?:\/|$)/;

/** Pages that are made for one request; Next takes the nonce for their scripts from the request. A kept page must have none. */
const MADE_PER_REQUEST = /^\/(?:dashboard|login|logout|preview|search|docs\/search|newsletter\/(?:confirm|preferences|unsubscribe))(?:[/?]|$)/;

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

/** Whether an address is for editors only: the admin, its interface, or a preview beside its forms. */
export function isEditorsSide(address: string): boolean {
  const path = decodedPath(address);
  return EDITORS_SIDE.test(path) || isEditorsPreview(path);
}

/** The path of an address. An encoded letter is the same letter (RFC 3986, section 6.2.2.2). */
function decodedPath(address: string): string {
  const [path = ''] = address.split('?');
  return isDecodable(path) ? decodeURIComponent(path) : path;
}

/**
 * Sets the headers that every answer has. A page from the page cache brings its own Content-Security-Policy; one that is
 * made for a single request gets a nonce here, which Next reads from the request's header.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, { role, isHttps, tagManager, isDevelopment, identityUrl }: HeaderOptions): void {
  // Where there is no admin, its addresses answer with a public page.
  const path = decodedPath(request.url ?? '');
  const isAdmin = role !== 'site' && EDITORS_SIDE.test(path);
  // The admin shows the preview of a draft in a frame beside the form.
  const isFramed = role !== 'site' && isEditorsPreview(path);
  // Editors look at the real pages there; search engines list those of the public instances.
  if (role === 'cms') response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', isAdmin || isFramed ? 'SAMEORIGIN' : 'DENY');
  const isSecret = isPreview(path) || isNewsletterLink(path);
  if (isSecret) setSecretHeaders(response);
  if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  // Next's development tools need eval and inline styles.
  if (isDevelopment) return;
  if (isAdmin) {
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    return;
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = contentSecurityPolicy({ scripts: [nonce, ...HEAD_SCRIPTS], styles: [nonce, HEAD_STYLE_HASH], tagManager: tagManager && !isNewsletterLink(path), identityUrl, framedBy: isFramed ? ["'self'"] : undefined });
  const isMadePerRequest = MADE_PER_REQUEST.test(request.url ?? '') && (role !== 'site' || !isEditorsPreview(path));
  if (isMadePerRequest) request.headers['content-security-policy'] = policy;
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
    if (isSecret) response.setHeader('Cache-Control', 'no-store');
    return undefined;
  });
}

/** A preview or a link of the newsletter is listed nowhere, and no other site learns its address, which may be all that one needs to see it. */
function setSecretHeaders(response: ServerResponse): void {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  response.setHeader('Referrer-Policy', 'no-referrer');
}
