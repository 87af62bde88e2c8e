import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings in which responses are sent, the preferred one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
/** Below this size, compression saves almost nothing. */
export const COMPRESSED_BYTES_MIN = 200;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send one of a few values, and parsing them takes longer than everything else involved in sending a page from memory. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** Returns the encoding that a client prefers; undefined for none. */
export function negotiateEncoding(acceptEncoding = ''): Encoding | undefined {
  const encoding = negotiated.get(acceptEncoding) ?? remember(acceptEncoding);
  return encoding === 'identity' ? undefined : encoding;
}

function remember(acceptEncoding: string): Encoding | 'identity' {
  const encoding = parseAcceptEncoding(acceptEncoding);
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

function parseAcceptEncoding(acceptEncoding: string): Encoding | 'identity' {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
