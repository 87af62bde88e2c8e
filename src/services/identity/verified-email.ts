import { z } from 'zod';
import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { getIssuerEndpoints } from './issuer';

/** A user's email address in lower case; missing when the provider has none or hasn't verified it. */
export interface VerifiedEmail {
  email?: string;
}

/** Fetches the verified email address of the access token's owner. Never throws. */
export type FetchVerifiedEmail = (accessToken: string) => Promise<ExternalApiResult<VerifiedEmail>>;

/** The standard claims (OpenID Connect Core, section 5.1); some providers send `email_verified` as a string. */
const userinfoSchema = z
  .object({
    email: z.email().optional(),
    email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  })
  .transform(({ email, email_verified: isVerified }): VerifiedEmail =>
    isVerified === true && email !== undefined ? { email: email.toLowerCase() } : {},
  );

/**
 * Creates the function that fetches a verified email address. It calls the provider's userinfo endpoint: access
 * tokens have no standard claim for a verified address, and Okta adds none.
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
