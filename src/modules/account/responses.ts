import type { AccountError } from '@/services/identity';
import type { ExternalApiResult } from '@/services/external-api';

const NO_STORE_HEADERS = { 'cache-control': 'no-store', vary: 'Authorization' };

/** Builds a JSON response for one person, which must not be cached. */
export function createPrivateResponse(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...NO_STORE_HEADERS, ...headers } });
}

/** Builds an error response with a message for the user. */
export function createErrorResponse(
  status: 400 | 401 | 403 | 404 | 409 | 502 | 503,
  problem: AccountError,
  headers: Record<string, string> = {},
): Response {
  return createPrivateResponse(problem, status, headers);
}

/** Builds the response for a request in a wrong format, with a message that says what to send. */
export function createInvalidRequestResponse(message: string): Response {
  return createErrorResponse(400, { error: 'invalid_request', message });
}

/** Builds the response for a request that can't be done as things are, with a message that says why. */
export function createConflictResponse(message: string): Response {
  return createErrorResponse(409, { error: 'invalid_request', message });
}

/**
 * Builds a response from an external system's result.
 * @param what the subject of the message: "Your subscriptions"
 */
export function createUpstreamResponse<Answer extends object>(what: string, result: ExternalApiResult<Answer>): Response {
  switch (result.outcome) {
    case 'answered':
      return createPrivateResponse(result.answer);
    case 'refused':
      return createErrorResponse(502, {
        error: 'unavailable',
        message: `${what} can’t be shown: the system that stores them doesn’t know this account.`,
      });
    case 'unavailable':
      return createErrorResponse(503, {
        error: 'unavailable',
        message: `${what} can’t be loaded right now. Nothing is lost; try again in a minute.`,
      });
  }
}

/** Builds the response for a system that isn't configured on this site. */
export function createNotConfiguredResponse(what: string): Response {
  return createErrorResponse(503, {
    error: 'unavailable',
    message: `${what} can’t be loaded: this site isn’t connected to the system that stores them.`,
  });
}
