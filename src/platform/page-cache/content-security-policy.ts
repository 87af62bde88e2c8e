import { createHash } from 'node:crypto';

/** Builds a CSP source expression for an inline script or style (W3C Content Security Policy Level 3, section 2.3.1). */
export function buildHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Origin of the tag manager, if one is configured. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Origins of reCAPTCHA resources besides its own URL (developers.google.com/recaptcha/docs/faq). */
const RECAPTCHA_SOURCES = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

interface PolicySources {
  /** Hashes or a nonce of the inline scripts. */
  scripts: readonly string[];
  /** Hashes or a nonce of the inline styles. */
  styles: readonly string[];
  /** Whether a tag manager may be loaded. */
  hasTagManager: boolean;
  /** URL of the identity provider, with which the browser exchanges and renews tokens on any page. */
  identityUrl?: string;
  /** URL of the external search service, which the search dialog queries on any page. */
  searchUrl?: string;
  /** URL of the visitor scoring service, for a page with a form on a site that uses one. */
  scoreUrl?: string;
  /** Origins that may embed the page in a frame; none by default. */
  frameAncestors?: readonly string[];
}

/**
 * Builds the Content-Security-Policy of a public page: it allows only this site, the listed inline scripts and
 * styles, and configured services. It has no `strict-dynamic`, because hydration restores scripts by URL and `'self'`
 * covers those.
 */
export function buildContentSecurityPolicy({
  scripts,
  styles,
  hasTagManager,
  identityUrl,
  searchUrl,
  scoreUrl,
  frameAncestors = ["'none'"],
}: PolicySources): string {
  const external = hasTagManager ? [TAG_MANAGER_ORIGIN] : [];
  const scored = scoreUrl === undefined ? { own: [], scripts: [], frames: [] } : { own: [`${scoreUrl}/`], ...RECAPTCHA_SOURCES };
  const frames = [...external, ...scored.own, ...scored.frames];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...external, ...scored.own, ...scored.scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...external],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...external,
      ...[identityUrl, searchUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
      ...scored.own,
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': frameAncestors,
    'object-src': ["'none'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
