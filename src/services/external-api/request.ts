import { z } from 'zod';
import { readLimitedText } from '@/platform/limited-text';
import { describeFetchFailure } from './fetch-failure';

/** Time limit for all attempts together. */
const TIME_LIMIT_MS = 3_000;
const RESPONSE_BYTES_MAX = 1_000_000;
/** Statuses of a system that is overloaded or restarting: the same request may succeed a moment later. */
export const RETRYABLE_STATUSES = new Set([429, 502, 503, 504]);

/** The result of a request to an external system. */
export type ExternalApiResult<Answer> =
  | { outcome: 'answered'; answer: Answer }
  /** The request was rejected: not permitted for us or the person (401, 403), or not found (404), or it contradicts what is there (409). */
  | { outcome: 'refused'; status: number }
  /** The system timed out, failed, or returned an invalid response. */
  | { outcome: 'unavailable' };

interface ExternalApiRequest<Answer> {
  /** Name of the system in the log. */
  system: string;
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Whether a POST only reads, so that it may be repeated like a GET. */
  isReadOnly?: boolean;
  /** Sent as JSON, or as form data when it is a form. */
  body?: object;
  schema: z.core.$ZodType<Answer>;
  /** For tests. */
  timeLimitMs?: number;
}

type Attempt<Answer> = ExternalApiResult<Answer> & { isRetryable?: boolean; why?: string };

/**
 * Requests JSON from an external system, within three seconds. A failed GET is retried once within that time; a POST
 * is not, because it may have taken effect, unless it only reads. Redirects are not followed, because they could leak the credentials.
 * Never throws; the log names the system and the problem, and nothing that was sent or received.
 */
export async function requestExternalApi<Answer>(request: ExternalApiRequest<Answer>): Promise<ExternalApiResult<Answer>> {
  const signal = AbortSignal.timeout(request.timeLimitMs ?? TIME_LIMIT_MS);
  let attempt = await attemptOnce(request, signal);
  const canRetry = request.method !== 'POST' || request.isReadOnly === true;
  if (attempt.isRetryable && canRetry && !signal.aborted) attempt = await attemptOnce(request, signal);
  const { why, isRetryable: _, ...answer } = attempt;
  if (why !== undefined) console.error(`${request.system}: ${why}`);
  return answer;
}

async function attemptOnce<Answer>(
  { url, method = 'GET', headers, body, schema }: ExternalApiRequest<Answer>,
  signal: AbortSignal,
): Promise<Attempt<Answer>> {
  try {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    // An unread body would keep the connection busy.
    if (!response.ok) await response.body?.cancel();
    if ([401, 403, 404, 409].includes(response.status))
      return { outcome: 'refused', status: response.status, why: `it returned ${response.status}` };
    if (!response.ok)
      return {
        outcome: 'unavailable',
        isRetryable: RETRYABLE_STATUSES.has(response.status),
        why: `it returned ${response.status}`,
      };
    const text = await readLimitedText(response, RESPONSE_BYTES_MAX, signal);
    if (text === undefined) return { outcome: 'unavailable', why: 'its response is too long' };
    const parsed = z.safeParse(schema, JSON.parse(text));
    if (parsed.success) return { outcome: 'answered', answer: parsed.data };
    return {
      outcome: 'unavailable',
      why: `its response has an unexpected format: ${parsed.error.issues.map((issue) => issue.path.join('.') || 'root').join(', ')}`,
    };
  } catch (error) {
    if (signal.aborted) return { outcome: 'unavailable', why: 'it did not respond in time' };
    if (error instanceof SyntaxError) return { outcome: 'unavailable', why: 'its response is not JSON' };
    return { outcome: 'unavailable', isRetryable: true, why: describeFetchFailure(error) };
  }
}
