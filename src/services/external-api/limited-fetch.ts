import { readLimitedBytes } from '@/platform/limited-text';

const RESPONSE_BYTES_MAX = 1_000_000;
/** They have no body, not even an empty one. */
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Replaces `fetch` in libraries, which limit how long a response takes with a signal, and don't limit its size. The response is here
 * completely when it is returned.
 * @throws Error when it is too long
 */
export async function fetchLimited(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  const { status, statusText, headers } = response;
  const body = await readLimitedBytes(response, RESPONSE_BYTES_MAX, request.signal ?? undefined);
  if (body === undefined) throw new Error('its response is too long');
  return new Response(STATUSES_WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, statusText, headers });
}
