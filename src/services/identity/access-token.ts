import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { ACCESS_TOKEN_AUDIENCE, issuerAddresses } from './issuer';
import type { SignedInPerson } from './person';

const TIME_LIMIT_MS = 3_000;
/** After a look for a key that is not there, the provider is not asked again so soon: keys may be made up without number. */
const COOLDOWN_MS = 10_000;
const KEYS_KEPT_MS = 10 * 60_000;
/** Clocks differ a little. */
const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 8_192;

/** Why a token is not accepted. */
export type Refusal = 'missing' | 'malformed' | 'algorithm' | 'key' | 'signature' | 'expired' | 'not-yet-valid' | 'issuer' | 'audience' | 'client' | 'claims';

/** What became of a token: accepted, refused, or not checked because the provider's keys cannot be had now. */
export type Verification =
  | { outcome: 'signed-in'; person: SignedInPerson }
  | { outcome: 'refused'; reason: Refusal }
  | { outcome: 'unavailable' };

/** Checks an access token. Never throws. */
export type TokenVerifier = (token: string) => Promise<Verification>;

export interface VerifierOptions {
  issuer: string;
  clientId: string;
  /** For tests. */
  cooldownMs?: number;
  /** For tests. */
  timeLimitMs?: number;
}

const claims = z.object({
  sub: z.string().min(1),
  uid: z.string().min(1).optional(),
  cid: z.string(),
  name: z.string().min(1).optional(),
  email: z.email().optional(),
  groups: z.array(z.string()).default([]),
});

const REFUSED_CLAIMS: Readonly<Record<string, Refusal>> = { iss: 'issuer', aud: 'audience', nbf: 'not-yet-valid', exp: 'expired' };

/**
 * Makes the check of access tokens of one issuer: a JWT (RFC 9068) that is signed with RS256 by one of the issuer's keys,
 * for the audience `api://default` and our client, and valid now. The keys are kept and fetched anew when a token names
 * one that is not among them.
 */
export function makeTokenVerifier({ issuer, clientId, cooldownMs = COOLDOWN_MS, timeLimitMs = TIME_LIMIT_MS }: VerifierOptions): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(issuerAddresses(issuer).keys), {
    timeoutDuration: timeLimitMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: KEYS_KEPT_MS,
  });
  return async (token) => {
    if (token === '') return { outcome: 'refused', reason: 'missing' };
    if (token.length > LONGEST_TOKEN) return { outcome: 'refused', reason: 'malformed' };
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: ACCESS_TOKEN_AUDIENCE,
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['exp', 'sub', 'cid'],
      });
      return personOf(payload, clientId);
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

function personOf(payload: JWTPayload, clientId: string): Verification {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return { outcome: 'refused', reason: 'claims' };
  const { sub, uid, cid, groups, name } = parsed.data;
  if (cid !== clientId) return { outcome: 'refused', reason: 'client' };
  // Okta's `sub` is the login, mostly a mail address, which may change; its `uid` stays.
  const email = parsed.data.email ?? z.email().safeParse(sub).data;
  return { outcome: 'signed-in', person: { subject: uid ?? sub, name: name ?? email ?? sub, email, groups } };
}

function outcomeOf(error: unknown): Verification {
  const refused = (reason: Refusal): Verification => ({ outcome: 'refused', reason });
  if (error instanceof errors.JWTExpired) return refused('expired');
  if (error instanceof errors.JWTClaimValidationFailed) return refused(error.reason === 'check_failed' ? (REFUSED_CLAIMS[error.claim] ?? 'claims') : 'claims');
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return refused('algorithm');
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return refused('key');
  if (error instanceof errors.JWSSignatureVerificationFailed) return refused('signature');
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return refused('malformed');
  // What is left: the keys could not be fetched in time, or what came are no keys.
  console.error(`The keys of the identity provider cannot be had: ${error instanceof Error ? error.message : 'unknown reason'}`);
  return { outcome: 'unavailable' };
}
