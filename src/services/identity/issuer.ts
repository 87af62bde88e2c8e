/** Path of the issuer below the identity provider's address (specification, section 7). */
const ISSUER_PATH = '/oauth2/default';

/** Whom access tokens are made for, as Okta's default authorization server has it. */
export const ACCESS_TOKEN_AUDIENCE = 'api://default';

/** What the site asks for when somebody signs in; the groups are a claim that is sent without a scope of its own. */
export const SIGN_IN_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;

/**
 * The issuer of a provider.
 * @param identityUrl address of the provider, without a slash at its end
 */
export function getIssuerUrl(identityUrl: string): string {
  return identityUrl + ISSUER_PATH;
}

/** The addresses of an issuer, in the shape of Okta: each stands below `/v1`. */
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

/** The client that the site is at a provider on this machine; at a real one IDENTITY_CLIENT_ID says it. */
export const DEFAULT_CLIENT_ID = 'postgres-vendor-site';
