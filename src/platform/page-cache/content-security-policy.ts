import { createHash } from 'node:crypto';

/** A source expression of CSP for an inline script or style (W3C Content Security Policy Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where the tag manager is loaded from: the only other origin that a page may use, and only when one is configured. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

export interface PolicySources {
  /** Hashes or a nonce of the inline scripts. */
  scripts: readonly string[];
  /** Hashes or a nonce of the inline styles. */
  styles: readonly string[];
  /** Whether a tag manager may be loaded. */
  tagManager: boolean;
  /** Address of the identity provider, with which the browser exchanges and renews tokens on any page. */
  identityUrl?: string;
  /** Who may show the page in a frame; nobody when left out. */
  framedBy?: readonly string[];
}

/**
 * The Content-Security-Policy of a public page: nothing is allowed but this site and the named inline texts.
 * Without `strict-dynamic`, because scripts are put back by their address and `'self'` covers those.
 */
export function contentSecurityPolicy({ scripts, styles, tagManager, identityUrl, framedBy = ["'none'"] }: PolicySources): string {
  const outside = tagManager ? [TAG_MANAGER_ORIGIN] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...outside],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...outside],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside, ...(identityUrl ? [new URL(identityUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': framedBy,
    'object-src': ["'none'"],
    ...(tagManager ? { 'frame-src': [TAG_MANAGER_ORIGIN] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
