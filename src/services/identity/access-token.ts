import { logFailure } from '@/platform/failure-log';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { ACCESS_TOKEN_AUDIENCE, getIssuerEndpoints } from './issuer';
import { createProviderKeys } from './provider-keys';
import type { SignedInUser } from './user';

const TIME_LIMIT_MS = 3_000;
/**
 * After looking for a key that doesn't exist, the provider isn't queried again for this long: key IDs can be made up
 * in any number.
 */
const COOLDOWN_MS = 10_000;
/** Tolerated clock difference. */
const LEEWAY_SECONDS = 30;
const TOKEN_LENGTH_MAX = 8_192;

/** Why a token was rejected. */
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

/** The result of verifying a token: accepted, rejected, or not verified because the provider's keys are unavailable. */
type TokenVerification =
  | { outcome: 'signed-in'; person: SignedInUser }
  | { outcome: 'refused'; reason: TokenRejection }
  | { outcome: 'unavailable' };

/** Verifies an access token. Never throws. */
export type TokenVerifier = (token: string) => Promise<TokenVerification>;

interface TokenVerifierOptions {
  issuer: string;
  clientId: string;
  /** For tests. */
  cooldownMs?: number;
  /** For tests. */
  timeLimitMs?: number;
  /** For tests. */
  cacheMs?: number;
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
 * Creates the verifier for access tokens of an issuer: a JWT (RFC 9068), signed with RS256 by one of the issuer's
 * keys, for the audience `api://default` and our client, and currently valid.
 */
export function createTokenVerifier({
  issuer,
  clientId,
  cooldownMs = COOLDOWN_MS,
  timeLimitMs = TIME_LIMIT_MS,
  cacheMs,
}: TokenVerifierOptions): TokenVerifier {
  const keys = createProviderKeys(new URL(getIssuerEndpoints(issuer).keys), { timeLimitMs, cooldownMs, cacheMs });
  return async (token) => {
    if (token === '') return { outcome: 'refused', reason: 'missing' };
    if (token.length > TOKEN_LENGTH_MAX) return { outcome: 'refused', reason: 'malformed' };
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
  // Okta's `sub` is the login, usually an email address, which may change; its `uid` is permanent.
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
  // What remains: the keys could not be fetched in time, or the response contains no keys.
  // Every signed-in visitor's requests cause it.
  logFailure('The identity provider’s keys are unavailable', error);
  return { outcome: 'unavailable' };
}
