import { setTimeout as rejectLater } from 'node:timers/promises';

/** A page of this site, as every visitor gets it. */
export interface InternalPage {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | number | string[] | undefined>>;
  html: string;
}

/** A page took longer than the limit. */
export class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError';
}

declare global {
  // The server is a bundle of its own beside Next's, so the two share this on the global object.
  var renderInternalPage: ((path: string) => Promise<InternalPage>) | undefined;
}

/**
 * Returns a page of this site from this process, without a connection to itself.
 * @throws {PageTimeoutError} when it takes longer than the limit; an Error outside the server
 */
export async function fetchInternalPage(path: string, timeLimitMs: number): Promise<InternalPage> {
  if (!globalThis.renderInternalPage) throw new Error('fetchInternalPage works only in the server process.');
  const controller = new AbortController();
  const late = rejectLater(timeLimitMs, undefined, { signal: controller.signal }).then(() => {
    throw new PageTimeoutError(`${path} took longer than ${timeLimitMs / 1_000} s.`);
  });
  try {
    return await Promise.race([globalThis.renderInternalPage(path), late]);
  } finally {
    controller.abort();
    late.catch(() => undefined);
  }
}
