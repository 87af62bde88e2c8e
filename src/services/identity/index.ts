import { environment } from '@/platform/environment';
import { createTokenVerifier } from './access-token';
import { getIssuerUrl } from './issuer';
import { createVerifiedEmailFetcher } from './verified-email';

export type { TokenRejection, TokenVerification } from './access-token';
export { getIssuerEndpoints, SIGN_IN_SCOPES } from './issuer';
export { accountErrorSchema, signedInUserSchema, type AccountError, type SignedInUser } from './user';

const { IDENTITY_URL, IDENTITY_CLIENT_ID } = environment;

/** The identity provider of this site and the check of its access tokens; undefined when none is configured. */
export const identityProvider =
  IDENTITY_URL === undefined || IDENTITY_CLIENT_ID === undefined
    ? undefined
    : {
        issuer: getIssuerUrl(IDENTITY_URL),
        clientId: IDENTITY_CLIENT_ID,
        verify: createTokenVerifier({ issuer: getIssuerUrl(IDENTITY_URL), clientId: IDENTITY_CLIENT_ID }),
      };

/** Asks the identity provider for the mail address that is somebody's own; undefined when no provider is configured. */
export const fetchVerifiedEmail = identityProvider && createVerifiedEmailFetcher(identityProvider.issuer);
