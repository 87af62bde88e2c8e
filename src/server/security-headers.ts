import { randomBytes } from 'node:crypto';
import { buildContentSecurityPolicy, buildHashSource } from '@/platform/page-cache/content-security-policy';
import { HEAD_SCRIPT, HEAD_STYLE, TAG_MANAGER_SCRIPT } from '@/shell/inline-assets';
import { CONSENT_SCRIPT } from '@/shell/tag-manager/consent-script';
import type { Route } from './routes';

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

export interface SecurityOptions {
  role: 'site' | 'cms' | 'both';
  /** Whether search engines may list this site. */
  isProduction: boolean;
  isHttps: boolean;
  hasTagManager: boolean;
  isDevelopment: boolean;
  /** URL of the identity provider, if there is one. */
  identityUrl?: string;
  /** URL of the external search service, if there is one. The search dialog queries it on any page. */
  searchUrl?: string;
}

/** Builds the headers that every response of a route has. */
export function buildSecurityHeaders(
  { kind, isPrivate, isEditorOnly }: Pick<Route, 'kind' | 'isPrivate' | 'isEditorOnly'>,
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
    'X-Frame-Options': isAdmin || (kind === 'dynamic-page' && isEditorOnly) ? 'SAMEORIGIN' : 'DENY',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    ...(isPrivate ? PRIVATE_HEADERS : {}),
    // Next's development tools need eval and inline styles.
    ...(isAdmin && !isDevelopment ? { 'Content-Security-Policy': ADMIN_POLICY } : {}),
  };
}

/**
 * Builds the Content-Security-Policy of a page rendered per request, with a nonce that Next reads from the request
 * header. A cached page has its own policy, with hashes.
 */
export function buildRequestPolicy(
  { isPrivate, isEditorOnly }: Pick<Route, 'isPrivate' | 'isEditorOnly'>,
  { hasTagManager, identityUrl, searchUrl }: SecurityOptions,
): string {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  return buildContentSecurityPolicy({
    scripts: [nonce, ...HEAD_SCRIPTS],
    styles: [nonce, HEAD_STYLE_HASH],
    // It would send the URL to others, which is enough to read a draft, for example.
    hasTagManager: hasTagManager && !isPrivate,
    identityUrl,
    searchUrl,
    frameAncestors: isEditorOnly ? ["'self'"] : undefined,
  });
}
