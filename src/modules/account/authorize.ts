import { environment } from '@/platform/environment';
import { isSameOriginRequest } from '@/platform/same-origin';
import { identityProvider, type TokenRejection, type SignedInUser } from '@/services/identity';
import { createErrorResponse } from './responses';

/** A request of somebody who is signed in. */
export interface AuthenticatedRequest {
  request: Request;
  person: SignedInUser;
  /** The token that was checked; it goes on to systems that check it themselves. */
  accessToken: string;
}

const UNAVAILABLE = {
  error: 'unavailable',
  message: 'Whether you are signed in cannot be checked now. Nothing is lost; try again in a minute.',
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
 * Makes the handler of an address that answers signed-in people only. Who asks is said by the bearer token in the header
 * and by nothing else: no cookie, so that no other site can ask in somebody's name. Requests without a valid token are
 * answered with 401 (RFC 6750, section 3), and with 503 while tokens cannot be checked.
 */
export function withAuth(work: (asked: AuthenticatedRequest) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOriginRequest(request, new URL(environment.SITE_URL).origin))
      return createErrorResponse(403, { error: 'forbidden', message: 'This can be changed from this site only.' });
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
        message: 'This does not work now. Nothing was changed; try again in a minute.',
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

/** RFC 6750, section 2.1: the scheme's name in any case, one space, the token. What is not of that form is handed on to be refused. */
function getBearerToken({ headers }: Request): string {
  const [scheme, ...token] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ') : '';
}
