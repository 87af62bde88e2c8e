import * as openid from 'openid-client';
import { Browser } from './browser';

/** Where someone signs in. */
export interface SignInPlace {
  site: string;
  issuer: string;
  clientId: string;
}

/** Signs in to the site with a sample account of the local provider, and returns its access token. */
export async function fetchAccessToken({ site, issuer, clientId }: SignInPlace, username: string): Promise<string> {
  const client = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  });
  const verifier = openid.randomPKCECodeVerifier();
  const callback = `${site}/login/callback`;
  const parameters = {
    redirect_uri: callback,
    scope: 'openid profile email offline_access',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  const browser = new Browser();
  const page = await browser.follow(openid.buildAuthorizationUrl(client, parameters).href);
  const { url } = await browser.submitSignIn(page, { username }, callback);
  const tokens = await openid.authorizationCodeGrant(client, new URL(url), { pkceCodeVerifier: verifier });
  return tokens.access_token;
}
