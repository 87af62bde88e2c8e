import { type ClientMetadata, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { DAY_SECONDS, HOUR_SECONDS } from '@/platform/durations';
import { ACCESS_TOKEN_AUDIENCE, SIGN_IN_SCOPES, getIssuerUrl } from '@/services/identity/issuer';
import { type CompanionPage, html, buildPageHeaders, renderPage } from '../html';
import { findAccountById, getClaims } from './accounts';
import { createFileAdapter } from './adapter';
import { buildErrorPage, buildSignOutPage, buildSignedOutPage } from './pages';
import type { ProviderSecrets } from './secrets';

const SCOPES = [...SIGN_IN_SCOPES, 'groups'];
const FORTNIGHT_SECONDS = 14 * DAY_SECONDS;

/** Options of the local provider. */
export interface ProviderOptions {
  /** Origin of the companion. */
  origin: string;
  /** The site's origin, and other origins of the same site. */
  siteOrigins: readonly [string, ...string[]];
  clientId: string;
  /** Folder for its state. */
  folder: string;
  secrets: ProviderSecrets;
}

/**
 * Creates an OpenID Connect provider that behaves like Okta's: the issuer's path, endpoints below `/v1`, JWT access
 * tokens for `api://default` with the claims `cid`, `uid` and `scp`, groups in a claim, and rotated refresh tokens
 * for a public client with PKCE.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(getIssuerUrl(options.origin), buildConfiguration(options));
  provider.registerResponseMode('okta_post_message', postMessage);
  provider.on('server_error', (_context, error) => console.error('identity provider:', error));
  return provider;
}

/** Access tokens are JWTs for one audience, as Okta's are. */
const JWT_ACCESS_TOKENS: NonNullable<Configuration['features']>['resourceIndicators'] = {
  enabled: true,
  defaultResource: () => ACCESS_TOKEN_AUDIENCE,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    scope: SCOPES.join(' '),
    audience: ACCESS_TOKEN_AUDIENCE,
    accessTokenTTL: HOUR_SECONDS,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  }),
};

function buildConfiguration({ origin, siteOrigins, clientId, folder, secrets }: ProviderOptions): Configuration {
  const issuer = getIssuerUrl(origin);
  const [siteUrl] = siteOrigins;
  return {
    adapter: createFileAdapter(folder),
    jwks: { keys: secrets.signingKeys },
    clients: [buildClient(clientId, siteOrigins)],
    clientBasedCORS: (_context, asking) => siteOrigins.includes(asking),
    routes: {
      authorization: '/v1/authorize',
      token: '/v1/token',
      jwks: '/v1/keys',
      end_session: '/v1/logout',
      revocation: '/v1/revoke',
      introspection: '/v1/introspect',
    },
    // The companion serves both itself: Okta accepts the same JWT for userinfo, and a client id without a colon for
    // revoke.
    discovery: { userinfo_endpoint: `${issuer}/v1/userinfo`, revocation_endpoint: `${issuer}/v1/revoke` },
    scopes: SCOPES,
    claims: { openid: ['sub', 'groups'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      names: { session: 'local-provider-session', interaction: 'local-provider-interaction', resume: 'local-provider-resume' },
      keys: secrets.cookieKeys,
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: new URL(issuer).pathname },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      Interaction: HOUR_SECONDS,
      Grant: FORTNIGHT_SECONDS,
      Session: FORTNIGHT_SECONDS,
      RefreshToken: FORTNIGHT_SECONDS,
    },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/login/${uid}` },
    findAccount: (_context, id) => {
      const account = findAccountById(id);
      return account && { accountId: id, claims: () => getClaims(account) };
    },
    loadExistingGrant: grantAllScopes,
    // A browser client gets a refresh token without a consent page, and it ends with the session at the provider.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    extraTokenClaims: buildTokenClaims,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      introspection: { enabled: true },
      resourceIndicators: JWT_ACCESS_TOKENS,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context) => sendSignOutPage(context, siteOrigins),
        postLogoutSuccessSource: (context) => sendProviderPage(context, buildSignedOutPage(siteUrl)),
      },
    },
    renderError: (context, out) => sendProviderPage(context, buildErrorPage(out.error_description ?? out.error, siteUrl)),
  };
}

/** The public client of the site, for visitors and for editors. */
function buildClient(clientId: string, siteOrigins: readonly string[]): ClientMetadata {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: siteOrigins.flatMap((site) => [`${site}/login/callback`, `${site}/api/users/sign-in/callback`]),
    post_logout_redirect_uris: siteOrigins.flatMap((site) => [`${site}/logout`, `${site}/admin/login`]),
  };
}

function buildTokenClaims(...[, token]: Parameters<NonNullable<Configuration['extraTokenClaims']>>) {
  const account = 'accountId' in token && token.accountId !== undefined ? findAccountById(token.accountId) : undefined;
  if (account === undefined) return undefined;
  const { name, email, groups } = getClaims(account);
  return { cid: token.clientId, uid: account.id, scp: (token.scope ?? '').split(' '), name, email, groups };
}

/** Users are not asked for consent, because the site belongs to the same company. */
async function grantAllScopes({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known === undefined ? undefined : await provider.Grant.find(known)) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(ACCESS_TOKEN_AUDIENCE, SCOPES.join(' '));
  await grant.save();
  return grant;
}

function sendSignOutPage(context: KoaContextWithOIDC, formOrigins: readonly string[]): void {
  const { session, entities } = context.oidc;
  const page = buildSignOutPage({
    action: context.oidc.urlFor('end_session_confirm'),
    xsrf: String(session?.state?.['secret']),
    atOnce: entities.IdTokenHint !== undefined,
    formOrigins,
  });
  sendProviderPage(context, page);
}

function sendProviderPage(context: KoaContextWithOIDC, page: CompanionPage): void {
  context.set(buildPageHeaders(page));
  context.body = renderPage(page);
}

/** Responds like Okta to a request from a frame: with a message to the page, restricted to its origin. */
function postMessage(context: KoaContextWithOIDC, redirectUri: string, payload: object): void {
  const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const script = `(window.opener||window.parent).postMessage(${inScript(payload)},${inScript(new URL(redirectUri).origin)})`;
  const page: CompanionPage = { title: 'Signing you in', body: html`<h1>Signing you in</h1>`, script };
  const headers = buildPageHeaders(page);
  const policy =
    headers['Content-Security-Policy']?.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(redirectUri).origin}`) ?? '';
  context.set({ ...headers, 'Content-Security-Policy': policy });
  context.body = renderPage(page);
}
