import { z } from 'zod';
import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { getIssuerEndpoints } from './issuer';

/** Somebody's mail address, in small letters; none when the provider has none, or has not made sure that it is theirs. */
export interface VerifiedEmail {
  email?: string;
}

/** Asks for the verified mail address of the person whose access token this is. Never throws. */
export type FetchVerifiedEmail = (accessToken: string) => Promise<ExternalApiResult<VerifiedEmail>>;

/** The standard claims (OpenID Connect Core, section 5.1); some providers write `email_verified` as text. */
const userinfoSchema = z
  .object({
    email: z.email().optional(),
    email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  })
  .transform(({ email, email_verified: isVerified }): VerifiedEmail =>
    isVerified === true && email !== undefined ? { email: email.toLowerCase() } : {},
  );

/**
 * Makes the question for a verified mail address. It goes to the provider's userinfo address: an access token has no
 * standard place for whether somebody has proved that an address is theirs, and Okta puts it into none.
 * @param timeLimitMs for tests
 */
export function createVerifiedEmailFetcher(issuer: string, timeLimitMs?: number): FetchVerifiedEmail {
  return (accessToken) =>
    requestExternalApi({
      system: 'identity provider (userinfo)',
      url: getIssuerEndpoints(issuer).userinfo,
      headers: { authorization: `Bearer ${accessToken}` },
      schema: userinfoSchema,
      timeLimitMs,
    });
}
