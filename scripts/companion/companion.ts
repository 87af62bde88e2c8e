import { readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { createTokenVerifier } from '@/services/identity/access-token';
import { getIssuerUrl } from '@/services/identity/issuer';
import { getDependencyPath } from '../paths';
import { type CompanionEnvironment, getSiteOrigins } from './companion-environment';
import { sendPage, html } from './html';
import { sendJson } from './http';
import { IdentityProvider } from './identity-provider/identity-provider';
import { loadSecrets } from './identity-provider/secrets';
import { SampleGeoIp } from './geo-ip';
import { SampleLearningTool } from './learning-tool';
import { handleProductApi } from './product-api';
import { SampleRegistry } from './registry';
import { SampleTranslation } from './translation';

const FONT_FILE = getDependencyPath('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

/**
 * Creates the companion's HTTP server, with the local identity provider, the product API, the registry, the learning
 * platform, and, when their keys are set, geo-IP and translation, on one port.
 * @param port to listen on; it is part of the issuer URL
 */
export async function createCompanion(environment: CompanionEnvironment, port: number): Promise<Server> {
  const { COMPANION_FOLDER: folder, IDENTITY_CLIENT_ID: clientId, REGISTRY_USER, REGISTRY_PASSWORD } = environment;
  const origin = getCompanionOrigin(port);
  const siteOrigins = getSiteOrigins(environment.SITE_URL);
  const identityUrl = environment.IDENTITY_URL ?? origin;
  const provider =
    identityUrl === origin
      ? new IdentityProvider({
          origin,
          siteOrigins,
          clientId,
          folder: path.join(folder, 'identity'),
          secrets: await loadSecrets(path.join(folder, 'identity')),
        })
      : undefined;
  const verify = createTokenVerifier({ issuer: getIssuerUrl(identityUrl), clientId });
  const registry = new SampleRegistry(folder, { user: REGISTRY_USER, password: REGISTRY_PASSWORD });
  const learningTool = createLearningTool(environment, origin);
  const geoIp = new SampleGeoIp(environment.GEO_IP_KEY);
  const translation = new SampleTranslation(environment.CLOUD_API_KEY);
  const typeface = readFileSync(FONT_FILE);

  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // URLs are built from the requested host name, and another host name could resolve to this machine (DNS
    // rebinding).
    if (request.headers.host !== new URL(origin).host && request.headers.host !== `127.0.0.1:${port}`)
      return sendJson(response, 421, { error: 'misdirected_request' });
    const url = new URL(request.url ?? '/', origin);
    if (await provider?.handle(request, response)) return;
    if (url.pathname === '/api/account/entitlements') return handleProductApi(request, response, verify);
    if (/^\/api\/registry\/tokens(?:\/rotate|\/revoke)?$/.test(url.pathname))
      return registry.handleTokens(request, response, url);
    if (/^\/api\/registry\/files(?:\/|$)/.test(url.pathname)) return registry.handleFiles(request, response, url);
    if (await learningTool?.handle(request, response, url)) return;
    if (geoIp.handle(request, response, url) || (await translation.handle(request, response, url))) return;
    if (url.pathname === '/typeface.woff2') {
      response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' }).end(typeface);
      return;
    }
    sendPage(response, url.pathname === '/' ? 200 : 404, {
      title: 'Companion',
      body: html`<h1>Companion</h1>
        <p>
          This process emulates external systems on this machine: the identity provider, the product API, the registry and the
          learning platform.
        </p>
        <p><a href="${siteOrigins[0]}">Go to the site</a></p>`,
    });
  };

  return createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${new URL(request.url ?? '/', origin).pathname}:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function createLearningTool(environment: CompanionEnvironment, origin: string): SampleLearningTool | undefined {
  const { LEARNING_CLIENT_ID: clientId, LEARNING_DEPLOYMENT_ID: deploymentId, SITE_URL } = environment;
  const { LEARNING_XAPI_USER: user, LEARNING_XAPI_PASSWORD: password } = environment;
  if (password === undefined) return undefined;
  return new SampleLearningTool({
    origin,
    issuer: SITE_URL.replace(/\/+$/, ''),
    clientId,
    deploymentId,
    reporter: { user, password },
  });
}

/** Returns the origin of the companion. */
export function getCompanionOrigin(port: number): string {
  return `http://localhost:${port}`;
}
