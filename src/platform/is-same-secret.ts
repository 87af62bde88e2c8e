import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. Hashes have equal lengths, so the comparison reveals nothing about either. */
export function isSameSecret(one: string | Uint8Array, other: string | Uint8Array): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
