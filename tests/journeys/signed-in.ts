import { expect, type Page } from '@playwright/test';
import * as openid from 'openid-client';
import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { DEFAULT_CLIENT_ID, getIssuerEndpoints, getIssuerUrl, SIGN_IN_SCOPES } from '@/services/identity/issuer';
import { SAMPLE_PASSWORD } from '../../scripts/companion/identity-provider/accounts';
import { site } from '../audits/content-pages';
import { provider } from './provider';

const issuer = getIssuerUrl(provider);
const { authorize: authorizeUrl, token: tokenUrl, userinfo: userinfoUrl } = getIssuerEndpoints(issuer);
const clientId = process.env['IDENTITY_CLIENT_ID'] ?? DEFAULT_CLIENT_ID;

/**
 * Opens a page of the site in a tab in which someone is signed in, as after a sign-in by hand: the tab has tokens, and the browser
 * has a session at the provider. The forms are sent without the browser, which needs longer to show four pages than most journeys
 * need for all else.
 */
export async function openSignedIn(page: Page, path: string, username = 'visitor'): Promise<void> {
  const tokens = await fetchTokens(page, username);
  // A page without scripts. What is stored is stored once, so the tab may change or lose it later.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [TOKEN_STORAGE_KEY, JSON.stringify(tokens)] as const);
  await page.goto(path);
}

/** Signs someone in at the provider, and returns the tokens as the SDK stores them. */
export async function fetchTokens({ request }: Pick<Page, 'request'>, username: string) {
  const client = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  });
  const verifier = openid.randomPKCECodeVerifier();
  const parameters = {
    redirect_uri: `${site}/login/callback`,
    scope: SIGN_IN_SCOPES.join(' '),
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  const form = await request.get(openid.buildAuthorizationUrl(client, parameters).href);
  const callback = await request.post(form.url(), { form: { username, password: SAMPLE_PASSWORD, action: 'sign-in' } });
  const tokens = await openid.authorizationCodeGrant(client, new URL(callback.url()), { pkceCodeVerifier: verifier });
  const { access_token: accessToken, refresh_token: refreshToken, id_token: idToken } = tokens;
  const scopes = tokens.scope?.split(' ');
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + (tokens.expires_in ?? 0);
  const claims = tokens.claims();
  expect(claims?.exp, 'the provider sends an id token').toBeGreaterThan(now);
  return {
    accessToken: {
      accessToken,
      claims: decodeClaims(accessToken),
      expiresAt,
      tokenType: 'Bearer',
      scopes,
      authorizeUrl,
      userinfoUrl,
    },
    refreshToken: { refreshToken, expiresAt, scopes, tokenUrl, authorizeUrl, issuer },
    idToken: { idToken, claims, expiresAt: claims?.exp, scopes, authorizeUrl, issuer, clientId },
  };
}

function decodeClaims(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
