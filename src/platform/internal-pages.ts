import { waitWithTimeout } from './wait-with-timeout';

/** A page of this site, as every visitor gets it. */
export interface InternalPage {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | number | string[] | undefined>>;
  html: string;
}

declare global {
  // The server is a bundle of its own beside Next's, so the two share this on the global object.
  var renderInternalPage: ((path: string) => Promise<InternalPage>) | undefined;
}

/**
 * Returns a page of this site from this process, without a connection to itself.
 * @throws {TimeoutError} when it takes longer than the limit; an Error outside the server
 */
export async function fetchInternalPage(path: string, timeLimitMs: number): Promise<InternalPage> {
  if (!globalThis.renderInternalPage) throw new Error('fetchInternalPage works only in the server process.');
  const message = `${path} took longer than ${timeLimitMs / 1_000} s.`;
  return waitWithTimeout(globalThis.renderInternalPage(path), { limitMs: timeLimitMs, message });
}
