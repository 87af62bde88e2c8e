import { readLimitedBytes } from '@/platform/limited-text';
import { RETRYABLE_STATUSES } from '@/services/external-api';
import { CONTENT_API_BASE, type ContentSnapshot, contentSnapshotSchema } from './snapshot';

/** Reading and sending all content may take a while, and runs in the background. */
const SNAPSHOT_TIME_LIMIT_MS = 60_000;
const PICTURE_TIME_LIMIT_MS = 30_000;
const SNAPSHOT_BYTES_MAX = 64 * 1024 * 1024;
/** More than an upload may have (UPLOAD_BYTES_MAX). */
const PICTURE_BYTES_MAX = 32 * 1024 * 1024;

/** The source could not be read. The message says what happened, and contains no sent or received data. */
export class ContentSourceError extends Error {
  override name = 'ContentSourceError';

  /** @param isRetryable whether the same request may succeed a moment later */
  constructor(
    message: string,
    readonly isRetryable: boolean,
  ) {
    super(message);
  }
}

/** A client of the content API of the site that this one copies. */
export interface ContentSourceClient {
  /**
   * Reads all published content.
   * @param known version of the content that is here
   * @returns undefined when the source has that version, too
   * @throws ContentSourceError
   */
  getSnapshot(known: string | undefined): Promise<ContentSnapshot | undefined>;
  /**
   * Reads the original of a picture.
   * @throws ContentSourceError
   */
  getPicture(name: string): Promise<Buffer>;
}

interface ContentSourceOptions {
  url: string;
  token: string;
  /** For tests. */
  timeLimitMs?: number;
  maxBytes?: number;
}

/** Creates the client. A failed request is repeated once when that can help; redirects are not followed. */
export function createContentSourceClient({ url, token, timeLimitMs, maxBytes }: ContentSourceOptions): ContentSourceClient {
  const request = (path: string, limits: Limits, headers: Record<string, string> = {}) =>
    requestWithRetry(`${url}${CONTENT_API_BASE}${path}`, { ...headers, authorization: `Bearer ${token}` }, limits);
  return {
    getSnapshot: async (known) => {
      const limits = { timeLimitMs: timeLimitMs ?? SNAPSHOT_TIME_LIMIT_MS, maxBytes: maxBytes ?? SNAPSHOT_BYTES_MAX };
      const body = await request('/snapshot', limits, known === undefined ? {} : { 'if-none-match': `"${known}"` });
      return body && parseSnapshot(body);
    },
    getPicture: async (name) => {
      const limits = { timeLimitMs: timeLimitMs ?? PICTURE_TIME_LIMIT_MS, maxBytes: maxBytes ?? PICTURE_BYTES_MAX };
      const body = await request(`/pictures/${name}`, limits);
      if (body === undefined) throw new ContentSourceError('it has not sent a picture', false);
      return body;
    },
  };
}

interface Limits {
  timeLimitMs: number;
  maxBytes: number;
}

async function requestWithRetry(url: string, headers: Record<string, string>, limits: Limits): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(limits.timeLimitMs);
  try {
    return await requestOnce(url, headers, { ...limits, signal });
  } catch (error) {
    if (!(error instanceof ContentSourceError) || !error.isRetryable || signal.aborted) throw error;
    return requestOnce(url, headers, { ...limits, signal });
  }
}

/** @returns the body; undefined when it has not changed (304) */
async function requestOnce(
  url: string,
  headers: Record<string, string>,
  { signal, maxBytes }: Limits & { signal: AbortSignal },
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal });
    if (response.status === 304) return undefined;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ContentSourceError(explainStatus(response.status), RETRYABLE_STATUSES.has(response.status));
    }
    const body = await readLimitedBytes(response, maxBytes, signal);
    if (body === undefined) throw new ContentSourceError(`its response is larger than ${maxBytes} bytes`, false);
    return body;
  } catch (error) {
    if (error instanceof ContentSourceError) throw error;
    if (signal.aborted) throw new ContentSourceError('it did not respond in time', false);
    throw new ContentSourceError('it cannot be reached', true);
  }
}

function explainStatus(status: number): string {
  if (status === 401) return 'it refused the token (401): CMS_TOKEN must be one of its CMS_READ_TOKENS';
  if (status === 404) return 'it has no content API (404): CMS_READ_TOKENS must be set there, and its release must fit this one';
  return `it returned ${status}`;
}

function parseSnapshot(body: Buffer): ContentSnapshot {
  const { success, data } = contentSnapshotSchema.safeParse(parseJson(body.toString('utf8')));
  if (!success) throw new ContentSourceError(`its snapshot of ${body.length} bytes is damaged or incomplete`, false);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, which the schema rejects.
    return undefined;
  }
}
