/** Path of the issuer below the identity provider's URL (specification, section 7). */
const ISSUER_PATH = '/oauth2/default';

/** The audience of access tokens, as in Okta's default authorization server. */
export const ACCESS_TOKEN_AUDIENCE = 'api://default';

/** The scopes that the site requests at sign-in. Groups are a claim that needs no scope of its own. */
export const SIGN_IN_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;

/**
 * Returns the issuer URL of an identity provider.
 * @param identityUrl URL of the provider, without a trailing slash
 */
export function getIssuerUrl(identityUrl: string): string {
  return identityUrl + ISSUER_PATH;
}

/** Returns the endpoints of an issuer, in Okta's format: each is below `/v1`. */
export function getIssuerEndpoints(issuer: string) {
  return {
    authorize: `${issuer}/v1/authorize`,
    token: `${issuer}/v1/token`,
    userinfo: `${issuer}/v1/userinfo`,
    keys: `${issuer}/v1/keys`,
    logout: `${issuer}/v1/logout`,
    revoke: `${issuer}/v1/revoke`,
  } as const;
}

/** The site's client id at a local provider; for a real one, set IDENTITY_CLIENT_ID. */
export const DEFAULT_CLIENT_ID = 'postgres-vendor-site';
