import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { environment } from '@/platform/environment';
import { addressOfNewsletterPost, isNewsletterLink, withoutNewsletterToken } from '@/platform/newsletter-addresses';
import { isPreview } from '@/platform/preview-addresses';
import { madeAt } from '@/platform/status-addresses';
import { letPageSetStatus } from '@/server/answer-status';
import { VISITOR_ADDRESS_HEADER, visitorAddress } from '@/platform/visitor-address';
import { canonicalAddress, isDecodable } from '@/server/canonical-address';
import { replaceFailedPages } from '@/server/error-page';
import { compressPages } from '@/server/compress-pages';
import { addressOfFormPost, isFormPost } from '@/server/form-post';
import { HealthCheck } from '@/server/health';
import { answerAsMarkdown, pageWantedAsMarkdown } from '@/server/markdown/answer-as-markdown';
import { isEditorsSide, setSecurityHeaders } from '@/server/security-headers';

/*
 * The HTTP server around Next. It does what has to happen before a page is looked up: the canonical form of the
 * address, the headers every answer has, the health addresses, and the finished error page.
 */
const { DATABASE_URL, IDENTITY_URL, NODE_ENV, PORT, ROLE, SITE_URL, TAG_MANAGER_ID, TRUSTED_PROXIES } = environment;
const isDevelopment = NODE_ENV === 'development';
const isLocal = ['localhost', '127.0.0.1'].includes(new URL(SITE_URL).hostname);
const host = environment.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
const origin = `http://127.0.0.1:${PORT}`;
const headerOptions = { role: ROLE, isHttps: SITE_URL.startsWith('https:'), tagManager: TAG_MANAGER_ID !== undefined, isDevelopment, identityUrl: IDENTITY_URL };
/** The last one makes the instance look at its forms, which it shows while Postgres is away. */
const WARMED_AT_START = ['/', '/500', '/products', '/why-edb', '/products/view-all', '/products/plans-comparison', '/forms/challenge'];

const health = new HealthCheck(DATABASE_URL);
const app = next({ dev: isDevelopment, hostname: host, port: PORT });
const server = createServer((request, response) => {
  void answer(request, response).catch((error: unknown) => {
    console.error(`${request.method ?? ''} ${withoutNewsletterToken(request.url ?? '')}:`, error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? '/';
  nameVisitor(request);
  if (!isDevelopment) compressPages(request, response);
  setSecurityHeaders(request, response, headerOptions);
  if (isPreview(address) || isNewsletterLink(address)) letPageSetStatus(request, response);
  if (address === '/health/live') return sendJson(response, 200, { status: 'live' });
  if (address === '/health/ready') {
    const state = await health.check();
    return sendJson(response, state.status === 'ready' ? 200 : 503, state);
  }
  if (!isDecodable(address)) {
    request.url = madeAt('/404');
    await app.getRequestHandler()(request, response);
    return;
  }
  const canonical = canonicalAddress(address);
  if (canonical !== undefined) {
    response.writeHead(308, { Location: canonical }).end();
    return;
  }
  if (request.method === 'POST' && isNewsletterLink(address)) {
    request.url = addressOfNewsletterPost(address);
    await app.getRequestHandler()(request, response);
    return;
  }
  if (isFormPost(request)) {
    request.url = addressOfFormPost(address);
    await app.getRequestHandler()(request, response);
    return;
  }
  const wantedAsMarkdown = pageWantedAsMarkdown(request);
  if (wantedAsMarkdown !== undefined && (await answerAsMarkdown(response, wantedAsMarkdown, origin, SITE_URL))) return;
  request.url = madeAt(ROLE === 'site' && isEditorsSide(address) ? '/404' : address);
  if (!isDevelopment) replaceFailedPages(request, response, origin);
  await app.getRequestHandler()(request, response);
}

/** Who asks is found here, where the connection is known, and told to whatever answers. */
function nameVisitor({ headers, socket }: IncomingMessage): void {
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers[VISITOR_ADDRESS_HEADER] = visitorAddress(socket.remoteAddress, forwarded, TRUSTED_PROXIES) ?? '';
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Stop what listens there, or choose another: PORT=${PORT + 1} npm start` : error.message);
  process.exit(1);
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await app.prepare();
server.listen(PORT, host, () => {
  void warm().then(() => console.log(`ready ${SITE_URL}`));
});

/** Makes the most visited pages, and what else takes time once, before the first visitor comes. */
async function warm(): Promise<void> {
  if (isDevelopment) return;
  for (const path of WARMED_AT_START) await fetch(origin + path).then((answered) => answered.arrayBuffer(), () => undefined);
}
