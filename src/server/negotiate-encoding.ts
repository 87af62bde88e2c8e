import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** Browsers send one of a few values, and parsing them takes longer than everything else involved in sending a page from memory. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** Returns the encoding that a client prefers; undefined for none. */
export function negotiateEncoding(acceptEncoding = ''): Encoding | undefined {
  const known = negotiated.get(acceptEncoding) ?? parseAcceptEncoding(acceptEncoding);
  if (!negotiated.has(acceptEncoding)) negotiated.set(acceptEncoding, known);
  return known === 'identity' ? undefined : known;
}

function parseAcceptEncoding(acceptEncoding: string): Encoding | 'identity' {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
