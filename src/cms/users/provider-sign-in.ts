import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as openid from 'openid-client';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { identityProvider, SIGN_IN_SCOPES } from '@/services/identity';

const TIME_LIMIT_SECONDS = 3;
/** How long somebody may take at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

const CALLBACK = '/api/users/sign-in/callback';

/** What has to be known again when somebody comes back from the provider. */
const pendingSignInSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnTo: z.string() });

const claims = z.object({
  sub: z.string().min(1),
  name: z.string().min(1).optional(),
  email: z.email().optional(),
  groups: z.array(z.string()).default([]),
});

/** Who the provider says has signed in. */
export interface ProviderAccount {
  subject: string;
  name: string;
  email?: string;
  groups: string[];
  idToken: string;
  returnTo: string;
}

let discovery: Promise<openid.Configuration> | undefined;

/** The provider's own description of itself (OpenID Connect Discovery), asked for once it is needed. */
function getProvider(): Promise<openid.Configuration> {
  if (identityProvider === undefined) throw new Error('IDENTITY_URL is not set');
  const { issuer, clientId } = identityProvider;
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  discovery ??= openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    execute: insecure,
    timeout: TIME_LIMIT_SECONDS,
  });
  // It is tried again at the next sign-in.
  discovery.catch(() => {
    discovery = undefined;
  });
  return discovery;
}

/**
 * Begins a sign-in: authorization code with PKCE (RFC 7636).
 * @param returnTo path to come back to
 * @param again whether the provider shall ask for the password even if somebody is signed in there
 * @returns where to send the browser, and what has to come back with it, sealed
 * @throws Error when the provider cannot be reached
 */
export async function startProviderSignIn(returnTo: string, again: boolean): Promise<{ address: string; sealed: string }> {
  const configuration = await getProvider();
  const transaction = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    returnTo,
  };
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: environment.SITE_URL + CALLBACK,
    scope: SIGN_IN_SCOPES.filter((scope) => scope !== 'offline_access').join(' '),
    code_challenge: await openid.calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    state: transaction.state,
    nonce: transaction.nonce,
    ...(again ? { prompt: 'login' } : {}),
  });
  const sealed = await new EncryptJWT(transaction)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${SIGN_IN_SECONDS}s`)
    .encrypt(getSealingKey());
  return { address: address.href, sealed };
}

/** Why a sign-in did not come to its end. */
export type SignInFailure = 'expired' | 'denied' | 'provider';

/**
 * Ends a sign-in: exchanges the code for tokens and checks them.
 * @param search what the provider sent back, as the query of the callback address
 * @param sealed what {@link startProviderSignIn} gave
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
    const { sub, name, email, groups } = claims.parse(tokens.claims());
    return { subject: sub, name: name ?? email ?? sub, email, groups, idToken: tokens.id_token ?? '', returnTo };
  } catch (error) {
    return toSignInFailure(error);
  }
}

/** Where the browser is sent so that the provider ends its session too; undefined when that cannot be had. */
export async function buildProviderSignOutUrl(idToken: string): Promise<string | undefined> {
  try {
    return openid.buildEndSessionUrl(await getProvider(), {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${environment.SITE_URL}/admin/login`,
    }).href;
  } catch {
    // The session here has ended in any case; the provider's ends by itself.
    return undefined;
  }
}

function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof openid.AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'provider';
  // A code that was used before or is too old, or a state of another sign-in.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  if (error instanceof openid.ClientError && error.code === 'OAUTH_INVALID_RESPONSE') return 'expired';
  console.error(`Sign-in of an editor: ${error instanceof Error ? error.message : 'unknown reason'}`);
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
    // Too old, changed, or of another site: begin anew.
    return undefined;
  }
}

function getSealingKey(): Uint8Array {
  return createHash('sha256').update(`editor-sign-in:${environment.PAYLOAD_SECRET}`).digest();
}
