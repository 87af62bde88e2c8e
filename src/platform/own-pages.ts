import { setTimeout as rejectLater } from 'node:timers/promises';

/** A page of this site, as every visitor gets it. */
export interface OwnPage {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | number | string[] | undefined>>;
  html: string;
}

/** A page took longer than the limit. */
export class LatePageError extends Error {
  override readonly name = 'LatePageError';
}

declare global {
  // The server is a bundle of its own beside Next's, so the two share this on the global object.
  var renderOwnPage: ((path: string) => Promise<OwnPage>) | undefined;
}

/**
 * Returns a page of this site from this process, without a connection to itself.
 * @throws {LatePageError} when it takes longer than the limit; an Error outside the server
 */
export async function fetchOwnPage(path: string, timeLimitMs: number): Promise<OwnPage> {
  if (!globalThis.renderOwnPage) throw new Error('Only the server renders pages.');
  const controller = new AbortController();
  const late = rejectLater(timeLimitMs, undefined, { signal: controller.signal }).then(() => {
    throw new LatePageError(`${path} took longer than ${timeLimitMs / 1_000} s.`);
  });
  try {
    return await Promise.race([globalThis.renderOwnPage(path), late]);
  } finally {
    controller.abort();
    late.catch(() => undefined);
  }
}
