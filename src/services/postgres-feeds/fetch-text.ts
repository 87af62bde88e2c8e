import { readLimitedText } from '@/platform/limited-text';
import { describeFetchFailure } from '@/services/external-api';

export const TIME_LIMIT_MS = 10_000;
const BYTES_MAX = 2_000_000;

/** A project's feed, or why it can't be fetched now. */
export type FeedResult<Answer> = { outcome: 'answered'; answer: Answer } | { outcome: 'unavailable'; reason: string };

/** Fetches a text. The response is limited in time and size, and redirects are not followed. */
export async function fetchText(url: string, timeLimitMs: number): Promise<FeedResult<string>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('The request timed out.', 'TimeoutError')), timeLimitMs);
  try {
    const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: limit.signal });
    if (!response.ok || response.body === null) {
      // Otherwise, it would keep the connection busy.
      await response.body?.cancel();
      return { outcome: 'unavailable', reason: `it returned ${response.status}` };
    }
    const text = await readLimitedText(response, BYTES_MAX, limit.signal);
    return text === undefined
      ? { outcome: 'unavailable', reason: 'its answer is too long' }
      : { outcome: 'answered', answer: text };
  } catch (error) {
    return { outcome: 'unavailable', reason: describeFetchFailure(error) };
  } finally {
    clearTimeout(timer);
  }
}
