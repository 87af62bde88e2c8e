import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { ACCESS_TOKEN_AUDIENCE, getIssuerEndpoints } from './issuer';
import type { SignedInUser } from './user';

const TIME_LIMIT_MS = 3_000;
/** After a look for a key that is not there, the provider is not asked again so soon: keys may be made up without number. */
const COOLDOWN_MS = 10_000;
const KEYS_CACHE_MS = 10 * 60_000;
/** Clocks differ a little. */
const LEEWAY_SECONDS = 30;
const MAX_TOKEN_LENGTH = 8_192;

/** Why a token is not accepted. */
export type TokenRejection =
  | 'missing'
  | 'malformed'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'expired'
  | 'not-yet-valid'
  | 'issuer'
  | 'audience'
  | 'client'
  | 'claims';

/** What became of a token: accepted, refused, or not checked because the provider's keys cannot be had now. */
export type TokenVerification =
  { outcome: 'signed-in'; person: SignedInUser } | { outcome: 'refused'; reason: TokenRejection } | { outcome: 'unavailable' };

/** Checks an access token. Never throws. */
export type TokenVerifier = (token: string) => Promise<TokenVerification>;

export interface TokenVerifierOptions {
  issuer: string;
  clientId: string;
  /** For tests. */
  cooldownMs?: number;
  /** For tests. */
  timeLimitMs?: number;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  uid: z.string().min(1).optional(),
  cid: z.string(),
  name: z.string().min(1).optional(),
  email: z.email().optional(),
  groups: z.array(z.string()).default([]),
});

const CLAIM_REJECTIONS: Readonly<Record<string, TokenRejection>> = {
  iss: 'issuer',
  aud: 'audience',
  nbf: 'not-yet-valid',
  exp: 'expired',
};

/**
 * Makes the check of access tokens of one issuer: a JWT (RFC 9068) that is signed with RS256 by one of the issuer's keys,
 * for the audience `api://default` and our client, and valid now. The keys are kept and fetched anew when a token names
 * one that is not among them.
 */
export function createTokenVerifier({
  issuer,
  clientId,
  cooldownMs = COOLDOWN_MS,
  timeLimitMs = TIME_LIMIT_MS,
}: TokenVerifierOptions): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(getIssuerEndpoints(issuer).keys), {
    timeoutDuration: timeLimitMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: KEYS_CACHE_MS,
  });
  return async (token) => {
    if (token === '') return { outcome: 'refused', reason: 'missing' };
    if (token.length > MAX_TOKEN_LENGTH) return { outcome: 'refused', reason: 'malformed' };
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: ACCESS_TOKEN_AUDIENCE,
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['exp', 'sub', 'cid'],
      });
      return verifyClaims(payload, clientId);
    } catch (error) {
      return toRejection(error);
    }
  };
}

function verifyClaims(payload: JWTPayload, clientId: string): TokenVerification {
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success) return { outcome: 'refused', reason: 'claims' };
  const { sub, uid, cid, groups, name } = parsed.data;
  if (cid !== clientId) return { outcome: 'refused', reason: 'client' };
  // Okta's `sub` is the login, mostly a mail address, which may change; its `uid` stays.
  const email = parsed.data.email ?? z.email().safeParse(sub).data;
  return { outcome: 'signed-in', person: { subject: uid ?? sub, name: name ?? email ?? sub, email, groups } };
}

function toRejection(error: unknown): TokenVerification {
  const refused = (reason: TokenRejection): TokenVerification => ({ outcome: 'refused', reason });
  if (error instanceof errors.JWTExpired) return refused('expired');
  if (error instanceof errors.JWTClaimValidationFailed)
    return refused(error.reason === 'check_failed' ? (CLAIM_REJECTIONS[error.claim] ?? 'claims') : 'claims');
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return refused('algorithm');
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return refused('key');
  if (error instanceof errors.JWSSignatureVerificationFailed) return refused('signature');
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return refused('malformed');
  // What is left: the keys could not be fetched in time, or what came are no keys.
  console.error(`The keys of the identity provider cannot be had: ${error instanceof Error ? error.message : 'unknown reason'}`);
  return { outcome: 'unavailable' };
}
