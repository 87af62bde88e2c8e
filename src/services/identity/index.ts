import { environment } from '@/platform/environment';
import { makeTokenVerifier } from './access-token';
import { issuerOf } from './issuer';
import { makeAskVerifiedEmail } from './verified-email';

export type { Refusal, Verification } from './access-token';
export { issuerAddresses, SIGN_IN_SCOPES } from './issuer';
export { accountProblem, signedInPerson, type AccountProblem, type SignedInPerson } from './person';

const { IDENTITY_URL, IDENTITY_CLIENT_ID } = environment;

/** The identity provider of this site and the check of its access tokens; undefined when none is configured. */
export const identityProvider =
  IDENTITY_URL === undefined || IDENTITY_CLIENT_ID === undefined
    ? undefined
    : {
        issuer: issuerOf(IDENTITY_URL),
        clientId: IDENTITY_CLIENT_ID,
        verify: makeTokenVerifier({ issuer: issuerOf(IDENTITY_URL), clientId: IDENTITY_CLIENT_ID }),
      };

/** Asks the identity provider for the mail address that is somebody's own; undefined when no provider is configured. */
export const verifiedEmailOf = identityProvider && makeAskVerifiedEmail(identityProvider.issuer);
