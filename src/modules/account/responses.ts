import type { AccountError } from '@/services/identity';
import type { ExternalApiResult } from '@/services/external-api';

const NO_STORE_HEADERS = { 'cache-control': 'no-store', vary: 'Authorization' };

/** Answers with JSON that is for one person and that nobody keeps. */
export function createPrivateResponse(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...NO_STORE_HEADERS, ...headers } });
}

/** Says no, or not now, in words for the person. */
export function createErrorResponse(
  status: 400 | 401 | 403 | 404 | 409 | 502 | 503,
  problem: AccountError,
  headers: Record<string, string> = {},
): Response {
  return createPrivateResponse(problem, status, headers);
}

/**
 * Passes on what another system answered.
 * @param what in words: "Your subscriptions"
 */
export function createUpstreamResponse<Answer extends object>(what: string, result: ExternalApiResult<Answer>): Response {
  switch (result.outcome) {
    case 'answered':
      return createPrivateResponse(result.answer);
    case 'refused':
      return createErrorResponse(502, {
        error: 'unavailable',
        message: `${what} cannot be shown: the system that holds them does not know this account.`,
      });
    case 'unavailable':
      return createErrorResponse(503, {
        error: 'unavailable',
        message: `${what} cannot be had now. Nothing is lost; try again in a minute.`,
      });
  }
}

/** What is answered when the site has no such system. */
export function createNotConfiguredResponse(what: string): Response {
  return createErrorResponse(503, {
    error: 'unavailable',
    message: `${what} cannot be had: this site is not connected to the system that holds them.`,
  });
}
