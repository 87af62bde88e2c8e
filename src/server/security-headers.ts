import { randomBytes } from 'node:crypto';
import { buildContentSecurityPolicy, buildHashSource } from '@/platform/page-cache/content-security-policy';
import { isMailLink } from '@/platform/mail-links';
import { isEditorPreviewPath, isPreviewPath } from '@/platform/preview-paths';
import { HEAD_SCRIPT, HEAD_STYLE, TAG_MANAGER_SCRIPT } from '@/shell/inline-assets';
import { CONSENT_SCRIPT } from '@/shell/tag-manager/consent-script';
import type { RouteKind } from './routes';

/** All pages share the layout, so scripts in its head cannot carry a nonce. */
const HEAD_SCRIPTS = [HEAD_SCRIPT, TAG_MANAGER_SCRIPT, ...(CONSENT_SCRIPT === undefined ? [] : [CONSENT_SCRIPT])].map(
  buildHashSource,
);
const HEAD_STYLE_HASH = buildHashSource(HEAD_STYLE);

/** The admin applies styles from scripts; it is not a public page. */
const ADMIN_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'none'";

/**
 * Keep a private page out of search indexes and its URL out of referrers. Its forms still send this site's origin,
 * which browsers without Fetch Metadata would report as "null" with `no-referrer`.
 */
const PRIVATE_HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'strict-origin' };

/** The form that verifies a certificate, a certificate by number, and its files, but not the issuer's keys and status lists. */
const CERTIFICATE = /^\/certificates(?:$|\/(?!(?:issuer|keys)\.json$|(?:keys|status)\/))/;

export interface SecurityOptions {
  role: 'site' | 'cms' | 'both';
  /** Whether search engines may list this site. */
  isProduction: boolean;
  isHttps: boolean;
  tagManager: boolean;
  isDevelopment: boolean;
  /** URL of the identity provider, if there is one. */
  identityUrl?: string;
  /** URL of the external search service, if there is one. The search dialog queries it on any page. */
  searchUrl?: string;
}

/** Returns whether only editors may see a response: the admin, its API, or a draft preview. */
export function isEditorOnly(kind: RouteKind, path: string): boolean {
  return kind === 'admin' || kind === 'api' || isEditorPreviewPath(path);
}

/** Builds the headers that every response to a path has. */
export function buildSecurityHeaders(
  kind: RouteKind,
  path: string,
  { role, isProduction, isHttps, isDevelopment }: SecurityOptions,
): Record<string, string> {
  const isAdmin = kind === 'admin' || kind === 'api';
  return {
    // Editors view the real pages on this instance; search engines index those of the public instances.
    ...(role === 'cms' || !isProduction ? { 'X-Robots-Tag': 'noindex' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The admin shows draft previews in a frame beside the form.
    'X-Frame-Options': isAdmin || (kind === 'request-page' && isEditorPreviewPath(path)) ? 'SAMEORIGIN' : 'DENY',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    ...(isPrivatePath(path) ? PRIVATE_HEADERS : {}),
    // Next's development tools need eval and inline styles.
    ...(isAdmin && !isDevelopment ? { 'Content-Security-Policy': ADMIN_POLICY } : {}),
  };
}

/**
 * Returns whether a path is a preview, a link from an email, or a certificate. Its URL may be enough to gain access, so it is
 * never stored.
 */
export function isPrivatePath(path: string): boolean {
  return isPreviewPath(path) || isMailLink(path) || CERTIFICATE.test(path);
}

/**
 * Builds the Content-Security-Policy of a page rendered per request, with a nonce that Next reads from the request
 * header. A cached page has its own policy, with hashes.
 */
export function buildRequestPolicy(path: string, { tagManager, identityUrl, searchUrl }: SecurityOptions): string {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  return buildContentSecurityPolicy({
    scripts: [nonce, ...HEAD_SCRIPTS],
    styles: [nonce, HEAD_STYLE_HASH],
    tagManager: tagManager && !isMailLink(path),
    identityUrl,
    searchUrl,
    frameAncestors: isEditorPreviewPath(path) ? ["'self'"] : undefined,
  });
}
