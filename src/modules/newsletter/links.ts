import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/platform/environment';
import { buildNewsletterPath, type NewsletterAction } from '@/platform/newsletter-paths';

const HANDLE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = new RegExp(`^([0-9a-f]{${HANDLE_BYTES * 2}})([0-9a-f]{${SIGNATURE_BYTES * 2}})$`);

/** Creates a random handle for a subscriber. The handle is stored; the signature that makes it usable is not. */
export function createHandle(): string {
  return randomBytes(HANDLE_BYTES).toString('hex');
}

/**
 * Creates the token of a link: the subscriber's handle and a signature for this one action. It reveals no mail address,
 * and read access to the database is not enough to forge it. Lowercase, because URLs of this site are.
 */
export function createToken(step: NewsletterAction, handle: string): string {
  return handle + sign(step, handle).toString('hex');
}

/** Returns the handle in a token that was signed for this action, or undefined for any other string. */
export function verifyToken(step: NewsletterAction, token: string): string | undefined {
  const [, handle, signed] = TOKEN.exec(token) ?? [];
  if (handle === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed, 'hex'), sign(step, handle)) ? handle : undefined;
}

/** The origin that the public uses. Editors may use another one. */
export const publicOrigin = environment.PREVIEW_URL ?? environment.SITE_URL;

/** Builds an absolute link for a mail. */
export function buildNewsletterLink(step: NewsletterAction, handle: string): string {
  return publicOrigin + buildNewsletterPath(step, createToken(step, handle));
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

function sign(step: NewsletterAction, handle: string): Buffer {
  return createHmac('sha256', environment.PAYLOAD_SECRET)
    .update(`newsletter ${step} ${handle}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
