import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import { ACCESS_TOKEN_AUDIENCE, getIssuerUrl } from '@/services/identity/issuer';
import { sendPage } from '../html';
import { handleCors, parseBasicCredentials, parseBearerToken, readBody, sendJson } from '../http';
import { findAccountById, findAccountByPassword, getClaims } from './accounts';
import { type FieldError, buildErrorPage, buildSignInPage } from './pages';
import { type ProviderOptions, createProvider } from './provider';

/** Handles the requests below the issuer's path. */
export class IdentityProvider {
  readonly #options: ProviderOptions;
  readonly #provider: Provider;
  readonly #path: string;

  constructor(options: ProviderOptions) {
    this.#options = options;
    this.#provider = createProvider(options);
    this.#path = new URL(getIssuerUrl(options.origin)).pathname;
  }

  /** @returns whether the URL belongs to the provider, in which case the request was handled */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', this.#options.origin);
    if (pathname !== this.#path && !pathname.startsWith(`${this.#path}/`)) return false;
    const below = pathname.slice(this.#path.length);
    if (below.startsWith('/login/')) await this.#signIn(request, response, pathname);
    else if (below === '/v1/userinfo') await this.#userinfo(request, response);
    else if (below === '/v1/revoke') await this.#revoke(request, response);
    else await this.#delegate(request, response);
    return true;
  }

  /**
   * The provider's endpoints are below the issuer's path; it derives its mount path from the difference of the two
   * URLs.
   */
  async #delegate(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const originalUrl = request.url ?? '/';
    Object.assign(request, { originalUrl, url: originalUrl.slice(this.#path.length) || '/' });
    await this.#provider.callback()(request, response);
  }

  async #signIn(request: IncomingMessage, response: ServerResponse, action: string): Promise<void> {
    const { siteOrigins, origin } = this.#options;
    const [siteUrl] = siteOrigins;
    const interaction = await this.#provider.interactionDetails(request, response).catch(() => undefined);
    if (interaction === undefined || !action.endsWith(`/${interaction.uid}`)) {
      return sendPage(response, 400, buildErrorPage('This sign-in has expired, or was started in another window.', siteUrl));
    }
    const show = (status: number, username: string, problem?: FieldError) =>
      sendPage(response, status, buildSignInPage({ action, username, error: problem, formOrigins: siteOrigins }));
    if (request.method !== 'POST') return show(200, '');
    if (request.headers.origin !== undefined && request.headers.origin !== origin) return show(403, '');
    const form = new URLSearchParams(await readBody(request));
    if (form.get('action') === 'cancel') {
      return this.#provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The sign-in was canceled.',
      });
    }
    const username = form.get('username') ?? '';
    const password = form.get('password') ?? '';
    if (username.trim() === '') return show(422, username, { field: 'username', message: 'Type your user name.' });
    if (password === '') return show(422, username, { field: 'password', message: 'Type your password.' });
    const account = findAccountByPassword(username, password);
    if (account === undefined)
      return show(422, username, { field: 'password', message: 'User name and password do not belong together. Try again.' });
    await this.#provider.interactionFinished(request, response, { login: { accountId: account.id, remember: false } });
  }

  async #userinfo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (handleCors(request, response, this.#options.siteOrigins)) return;
    const subject = await this.#getSubject(parseBearerToken(request));
    const account = subject === undefined ? undefined : findAccountById(subject);
    if (account === undefined)
      return sendJson(response, 401, { error: 'invalid_token' }, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
    sendJson(response, 200, getClaims(account));
  }

  /**
   * Revokes a token (RFC 7009). Revoking a refresh token revokes the whole grant. An access token is a signed token
   * that is never looked up, so it stays valid until it expires; that is not an error, because clients revoke both at
   * sign-out.
   */
  async #revoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (handleCors(request, response, this.#options.siteOrigins)) return;
    if (request.method !== 'POST') return sendJson(response, 405, { error: 'invalid_request' }, { Allow: 'POST' });
    const form = new URLSearchParams(await readBody(request));
    const clientId = parseBasicCredentials(request)?.name ?? form.get('client_id');
    if (clientId !== this.#options.clientId)
      return sendJson(response, 401, { error: 'invalid_client' }, { 'WWW-Authenticate': 'Basic realm="revoke"' });
    const refreshToken = await this.#provider.RefreshToken.find(form.get('token') ?? '');
    if (refreshToken?.clientId === clientId) {
      await refreshToken.destroy();
      if (refreshToken.grantId !== undefined) await (await this.#provider.Grant.find(refreshToken.grantId))?.destroy();
    }
    response.writeHead(200, { 'Cache-Control': 'no-store' }).end();
  }

  async #getSubject(token: string): Promise<string | undefined> {
    const { origin, secrets } = this.#options;
    try {
      const keys = createLocalJWKSet({
        keys: secrets.signingKeys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n: String(n), e: String(e) })),
      });
      const { payload } = await jwtVerify(token, keys, {
        issuer: getIssuerUrl(origin),
        audience: ACCESS_TOKEN_AUDIENCE,
        algorithms: ['RS256'],
      });
      return payload.sub;
    } catch {
      // Whatever is wrong with the token, the response is the same.
      return undefined;
    }
  }
}
