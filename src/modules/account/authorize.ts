import { isSameOriginRequest } from '@/platform/same-origin';
import { identityProvider, type TokenRejection, type SignedInUser } from '@/services/identity';
import { createErrorResponse } from './responses';

/** A request from a signed-in person. */
export interface AuthenticatedRequest {
  request: Request;
  person: SignedInUser;
  /** The verified token, passed on to systems that verify it themselves. */
  accessToken: string;
}

const UNAVAILABLE = {
  error: 'unavailable',
  message: 'We can’t check your sign-in right now. Nothing is lost. Try again in a minute.',
} as const;

const DESCRIPTIONS: Readonly<Record<Exclude<TokenRejection, 'missing'>, string>> = {
  malformed: 'The access token is malformed',
  algorithm: 'The access token is not signed with RS256',
  key: 'The access token is signed with an unknown key',
  signature: 'The signature of the access token is wrong',
  expired: 'The access token has expired',
  'not-yet-valid': 'The access token is not valid yet',
  issuer: 'The access token has another issuer',
  audience: 'The access token is for another audience',
  client: 'The access token is for another client',
  claims: 'The access token lacks a claim',
};

/**
 * Wraps a request handler so that it serves signed-in people only. The bearer token in the header is the only
 * identification; no cookie is used, so no other site can send requests in someone's name. Requests without a valid
 * token get 401 (RFC 6750, section 3), or 503 while tokens can't be verified.
 */
export function withAuth(
  work: (authenticated: AuthenticatedRequest) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOriginRequest(request))
      return createErrorResponse(403, { error: 'forbidden', message: 'This can be changed only from this site.' });
    if (identityProvider === undefined) return createErrorResponse(503, UNAVAILABLE);
    const accessToken = getBearerToken(request);
    const verification = await identityProvider.verify(accessToken);
    if (verification.outcome === 'unavailable') return createErrorResponse(503, UNAVAILABLE);
    if (verification.outcome === 'refused') return createUnauthorizedResponse(verification.reason);
    try {
      return await work({ request, person: verification.person, accessToken });
    } catch (error) {
      console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
      return createErrorResponse(503, {
        error: 'unavailable',
        message: 'This isn’t working right now. Reload the page to see what was saved, and try again in a minute.',
      });
    }
  };
}

function createUnauthorizedResponse(reason: TokenRejection): Response {
  const message =
    reason === 'expired' ? 'Your session has expired. Sign in again.' : 'You are not signed in. Sign in and try again.';
  const challenge =
    reason === 'missing'
      ? 'Bearer realm="account"'
      : `Bearer realm="account", error="invalid_token", error_description="${DESCRIPTIONS[reason]}"`;
  return createErrorResponse(401, { error: 'invalid_token', message }, { 'www-authenticate': challenge });
}

/**
 * Extracts the bearer token (RFC 6750, section 2.1): the scheme in any case, one space, the token. A malformed value is
 * returned as is and fails verification.
 */
function getBearerToken({ headers }: Request): string {
  const [scheme, ...token] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ') : '';
}
