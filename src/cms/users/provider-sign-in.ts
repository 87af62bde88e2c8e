import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as openid from 'openid-client';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { getErrorReason } from '@/platform/error-reason';
import { fetchLimited } from '@/services/external-api';
import { identityProvider, SIGN_IN_SCOPES } from '@/services/identity';

const TIME_LIMIT_SECONDS = 3;
/** How long a sign-in at the provider may take. */
export const SIGN_IN_SECONDS = 10 * 60;

const CALLBACK = '/api/users/sign-in/callback';

/** What must be remembered until the browser returns from the provider. */
const pendingSignInSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnTo: z.string() });

const claimsSchema = z.object({
  sub: z.string().min(1),
  name: z.string().min(1).optional(),
  email: z.email().optional(),
  groups: z.array(z.string()).default([]),
});

/** The account that signed in at the provider. */
interface ProviderAccount {
  subject: string;
  name: string;
  email?: string;
  groups: string[];
  idToken: string;
  returnTo: string;
}

let discovery: Promise<openid.Configuration> | undefined;

/** Fetches the provider's metadata (OpenID Connect Discovery) on first use. */
function getProvider(): Promise<openid.Configuration> {
  if (identityProvider === undefined) throw new Error('IDENTITY_URL is not set');
  const { issuer, clientId } = identityProvider;
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  discovery ??= openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    execute: insecure,
    timeout: TIME_LIMIT_SECONDS,
    [openid.customFetch]: (url, { body, ...request }) =>
      fetchLimited(url, { ...request, body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
  });
  // The next sign-in retries.
  discovery.catch(() => {
    discovery = undefined;
  });
  return discovery;
}

/**
 * Starts a sign-in: authorization code flow with PKCE (RFC 7636).
 * @param returnTo path to return to
 * @param prompt `login` when the provider must ask for the password even if there is a session (OpenID Connect Core 1.0, 3.1.2.1)
 * @returns the URL to redirect the browser to, and the encrypted state that must come back with it
 * @throws Error when the provider cannot be reached
 */
export async function startProviderSignIn(returnTo: string, prompt?: 'login'): Promise<{ url: string; sealed: string }> {
  const configuration = await getProvider();
  const transaction = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    returnTo,
  };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: environment.SITE_URL + CALLBACK,
    scope: SIGN_IN_SCOPES.filter((scope) => scope !== 'offline_access').join(' '),
    code_challenge: await openid.calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    state: transaction.state,
    nonce: transaction.nonce,
    ...(prompt ? { prompt } : {}),
  });
  const sealed = await new EncryptJWT(transaction)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${SIGN_IN_SECONDS}s`)
    .encrypt(getSealingKey());
  return { url: url.href, sealed };
}

/** Why a sign-in failed. */
export type SignInFailure = 'expired' | 'denied' | 'provider';

/**
 * Completes a sign-in: exchanges the code for tokens and validates them.
 * @param search the query of the callback URL
 * @param sealed the encrypted state from {@link startProviderSignIn}
 */
export async function completeProviderSignIn(search: string, sealed: string): Promise<ProviderAccount | SignInFailure> {
  const transaction = await unseal(sealed);
  if (transaction === undefined) return 'expired';
  const { state, nonce, verifier, returnTo } = transaction;
  try {
    const tokens = await openid.authorizationCodeGrant(await getProvider(), new URL(environment.SITE_URL + CALLBACK + search), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const { sub, name, email, groups } = claimsSchema.parse(tokens.claims());
    return { subject: sub, name: name ?? email ?? sub, email, groups, idToken: tokens.id_token ?? '', returnTo };
  } catch (error) {
    return toSignInFailure(error);
  }
}

/** Returns the URL that ends the session at the provider too; undefined when the provider cannot be reached. */
export async function buildProviderSignOutUrl(idToken: string): Promise<string | undefined> {
  try {
    return openid.buildEndSessionUrl(await getProvider(), {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${environment.SITE_URL}/admin/login`,
    }).href;
  } catch {
    // The local session has ended in any case; the provider's session expires on its own.
    return undefined;
  }
}

function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof openid.AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'provider';
  // The code was already used or has expired, or the state belongs to another sign-in.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  if (error instanceof openid.ClientError && error.code === 'OAUTH_INVALID_RESPONSE') return 'expired';
  console.error(`Editor sign-in failed: ${getErrorReason(error)}`);
  return 'provider';
}

async function unseal(sealed: string) {
  try {
    const { payload } = await jwtDecrypt(sealed, getSealingKey(), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return pendingSignInSchema.parse(payload);
  } catch {
    // Expired, tampered with, or from another site: the sign-in starts over.
    return undefined;
  }
}

function getSealingKey(): Uint8Array {
  return createHash('sha256').update(`editor-sign-in:${environment.PAYLOAD_SECRET}`).digest();
}
