import { createHash } from 'node:crypto';

/** Hashes a random token for storage. The token itself is not stored, so that read access to the database is not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
