import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/platform/environment';

const HANDLE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = new RegExp(`^([0-9a-f]{${HANDLE_BYTES * 2}})([0-9a-f]{${SIGNATURE_BYTES * 2}})$`);

/** The origin that the public uses, for links in emails. Editors may use another one. */
export const publicOrigin = environment.PREVIEW_URL ?? environment.SITE_URL;

/** Creates a random handle for what a link is about. The handle is stored; the signature that makes it usable is not. */
export function createLinkId(): string {
  return randomBytes(HANDLE_BYTES).toString('hex');
}

/**
 * Creates the token of a link: a handle and a signature for this one purpose. It reveals nothing, and read access to the
 * database is not enough to forge it. Lowercase, because URLs of this site are.
 */
export function createLinkToken(purpose: string, handle: string): string {
  return handle + sign(purpose, handle).toString('hex');
}

/** Returns the handle in a token that was signed for this purpose, or undefined for any other string. */
export function verifyLinkToken(purpose: string, token: string): string | undefined {
  const [, handle, signed] = TOKEN.exec(token) ?? [];
  if (handle === undefined || signed === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signed, 'hex'), sign(purpose, handle)) ? handle : undefined;
}

function sign(purpose: string, handle: string): Buffer {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`${purpose} ${handle}`).digest().subarray(0, SIGNATURE_BYTES);
}
