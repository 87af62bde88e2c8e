import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/platform/environment';
import { buildNewsletterPath, type NewsletterAction } from '@/platform/newsletter-paths';

const HANDLE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = new RegExp(`^([0-9a-f]{${HANDLE_BYTES * 2}})([0-9a-f]{${SIGNATURE_BYTES * 2}})$`);

/** A random name of a subscriber. It is kept, and worth nothing without a signature, which is not. */
export function createHandle(): string {
  return randomBytes(HANDLE_BYTES).toString('hex');
}

/**
 * The token of a link: the subscriber's handle and a signature for this one step. It names no address, and who reads the
 * database cannot make one. Lower case, since addresses of this site are.
 */
export function createToken(step: NewsletterAction, handle: string): string {
  return handle + sign(step, handle).toString('hex');
}

/** The handle in a token that was signed here for this step; undefined for every other text. */
export function verifyToken(step: NewsletterAction, token: string): string | undefined {
  const [, handle, signed] = TOKEN.exec(token) ?? [];
  if (handle === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed, 'hex'), sign(step, handle)) ? handle : undefined;
}

/** Where people reach the site: what editors reach may be another address. */
export const publicOrigin = environment.PREVIEW_URL ?? environment.SITE_URL;

/** A link for a mail, with origin. */
export function buildNewsletterLink(step: NewsletterAction, handle: string): string {
  return publicOrigin + buildNewsletterPath(step, createToken(step, handle));
}

/**
 * The headers by which a mail program offers to unsubscribe with one click (RFC 2369, RFC 8058).
 * @param handle of the subscriber who gets the mail
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
