import { createHash } from 'node:crypto';

/** A source expression of CSP for an inline script or style (W3C Content Security Policy Level 3, section 2.3.1). */
export function buildHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where the tag manager is loaded from, when one is configured. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Where the parts of reCAPTCHA come from besides its own address (developers.google.com/recaptcha/docs/faq). */
const RECAPTCHA_SOURCES = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

export interface PolicySources {
  /** Hashes or a nonce of the inline scripts. */
  scripts: readonly string[];
  /** Hashes or a nonce of the inline styles. */
  styles: readonly string[];
  /** Whether a tag manager may be loaded. */
  tagManager: boolean;
  /** Address of the identity provider, with which the browser exchanges and renews tokens on any page. */
  identityUrl?: string;
  /** Address of the service that scores visitors, on a page with a form on a site that has one. */
  scoreUrl?: string;
  /** Who may show the page in a frame; nobody when left out. */
  frameAncestors?: readonly string[];
}

/**
 * The Content-Security-Policy of a public page: nothing is allowed but this site, the named inline texts,
 * and what is configured.
 * Without `strict-dynamic`, because scripts are put back by their address and `'self'` covers those.
 */
export function buildContentSecurityPolicy({
  scripts,
  styles,
  tagManager,
  identityUrl,
  scoreUrl,
  frameAncestors: framedBy = ["'none'"],
}: PolicySources): string {
  const outside = tagManager ? [TAG_MANAGER_ORIGIN] : [];
  const scored = scoreUrl === undefined ? { own: [], scripts: [], frames: [] } : { own: [`${scoreUrl}/`], ...RECAPTCHA_SOURCES };
  const frames = [...outside, ...scored.own, ...scored.frames];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...outside, ...scored.own, ...scored.scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...outside],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside, ...(identityUrl ? [new URL(identityUrl).origin] : []), ...scored.own],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': framedBy,
    'object-src': ["'none'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
