import { environment } from '@/platform/environment';
import { createTokenVerifier } from './access-token';
import { getIssuerUrl } from './issuer';
import { createVerifiedEmailFetcher } from './verified-email';

export type { TokenRejection } from './access-token';
export { getIssuerEndpoints, SIGN_IN_SCOPES } from './issuer';
export type { VerifiedEmail } from './verified-email';
export type { AccountError, AccountOwner, SignedInUser } from './user';

const { IDENTITY_URL, IDENTITY_CLIENT_ID } = environment;

/** The site's identity provider with its access token verifier; undefined when none is configured. */
export const identityProvider =
  IDENTITY_URL === undefined || IDENTITY_CLIENT_ID === undefined
    ? undefined
    : {
        issuer: getIssuerUrl(IDENTITY_URL),
        clientId: IDENTITY_CLIENT_ID,
        verify: createTokenVerifier({ issuer: getIssuerUrl(IDENTITY_URL), clientId: IDENTITY_CLIENT_ID }),
      };

/** Fetches the verified email address of a user from the identity provider; undefined when none is configured. */
export const fetchVerifiedEmail = identityProvider && createVerifiedEmailFetcher(identityProvider.issuer);
