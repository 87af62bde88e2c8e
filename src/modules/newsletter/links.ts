import { createLinkToken, publicOrigin, verifyLinkToken } from '@/platform/link-tokens';
import { buildNewsletterPath, type NewsletterAction } from '@/platform/newsletter-paths';

/** Creates the token of a link for a subscriber and one action. */
export function createNewsletterToken(action: NewsletterAction, handle: string): string {
  return createLinkToken(`newsletter ${action}`, handle);
}

/** Returns the subscriber's handle in a token that was signed for this action, or undefined for any other string. */
export function verifyNewsletterToken(action: NewsletterAction, token: string): string | undefined {
  return verifyLinkToken(`newsletter ${action}`, token);
}

/** Builds an absolute link for an email. */
export function buildNewsletterLink(action: NewsletterAction, handle: string): string {
  return publicOrigin + buildNewsletterPath(action, createNewsletterToken(action, handle));
}

/**
 * Builds the headers that let a mail client offer one-click unsubscribe (RFC 2369, RFC 8058).
 * @param handle of the recipient
 */
export function buildUnsubscribeHeaders(handle: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${buildNewsletterLink('unsubscribe', handle)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
