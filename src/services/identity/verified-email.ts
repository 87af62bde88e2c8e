import { z } from 'zod';
import { askSystem, type SystemAnswer } from '@/services/outside-system';
import { issuerAddresses } from './issuer';

/** Somebody's mail address, in small letters; none when the provider has none, or has not made sure that it is theirs. */
export interface VerifiedEmail {
  email?: string;
}

/** Asks for the verified mail address of the person whose access token this is. Never throws. */
export type AskVerifiedEmail = (accessToken: string) => Promise<SystemAnswer<VerifiedEmail>>;

/** The standard claims (OpenID Connect Core, section 5.1); some providers write `email_verified` as text. */
const userinfo = z
  .object({ email: z.email().optional(), email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional() })
  .transform(({ email, email_verified: isVerified }): VerifiedEmail => (isVerified === true && email !== undefined ? { email: email.toLowerCase() } : {}));

/**
 * Makes the question for a verified mail address. It goes to the provider's userinfo address: an access token has no
 * standard place for whether somebody has proved that an address is theirs, and Okta puts it into none.
 * @param timeLimitMs for tests
 */
export function makeAskVerifiedEmail(issuer: string, timeLimitMs?: number): AskVerifiedEmail {
  return (accessToken) => askSystem({ system: 'identity provider (userinfo)', url: issuerAddresses(issuer).userinfo, headers: { authorization: `Bearer ${accessToken}` }, schema: userinfo, timeLimitMs });
}
