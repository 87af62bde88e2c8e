import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { contentSecurityPolicy, hashSource } from '@/platform/page-cache/content-security-policy';
import { HEAD_SCRIPT, HEAD_STYLE, TAG_MANAGER_SCRIPT } from '@/shell/inline-texts';

const ADMIN = /^\/(?:admin|api)(?:\/|$)/;

/** Pages that are made for one request; Next takes the nonce for their scripts from the request. A kept page must have none. */
const MADE_PER_REQUEST = /^\/(?:dashboard|login|logout|search)(?:[/?]|$)/;

/** The layout is the same for all pages, so what it has in the document's head cannot carry a nonce. */
const HEAD_SCRIPTS = [hashSource(HEAD_SCRIPT), hashSource(TAG_MANAGER_SCRIPT)];
const HEAD_STYLE_HASH = hashSource(HEAD_STYLE);

/** The admin styles itself from scripts; it is no public page. */
const ADMIN_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'none'";

interface HeaderOptions {
  isHttps: boolean;
  tagManager: boolean;
  isDevelopment: boolean;
  /** Address of the identity provider, if there is one. */
  identityUrl?: string;
}

/**
 * Sets the headers that every answer has. A page from the page cache brings its own Content-Security-Policy; one that is
 * made for a single request gets a nonce here, which Next reads from the request's header.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, { isHttps, tagManager, isDevelopment, identityUrl }: HeaderOptions): void {
  const isAdmin = ADMIN.test(request.url ?? '');
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
