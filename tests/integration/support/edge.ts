import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../../scripts/find-program';
import type { ProcessManager } from '../../../scripts/process-manager';
import { findFreePort } from './free-port';

/** Fewer than nginx accepts at a time. */
const STREAMS_MAX = 50;

/** A response of the proxy. */
export interface EdgeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** nginx with the configuration of deploy/edge, in front of a test's servers. */
export interface Edge {
  /** Such as `https://localhost:4711`. */
  url: string;
  /** The URL without TLS, on the other port. */
  plainUrl: string;
  get(urlPath: string, headers?: OutgoingHttpHeaders, method?: string): Promise<EdgeResponse>;
  /** Sends many requests at once over one connection (HTTP/2) and returns their statuses. */
  sendTogether(count: number, headers: Record<string, string>): Promise<number[]>;
  /** Asks as {@link get}, until the answer is as wanted. @returns the milliseconds that this took */
  waitFor(urlPath: string, isWanted: (response: EdgeResponse) => boolean): Promise<number>;
  /** Its access log. */
  readAccessLog(): string;
  /** Its error log. */
  readErrorLog(): string;
}

/**
 * Starts nginx with deploy/edge/nginx.conf. Only what belongs to a machine is replaced: ports, folders, and servers.
 * @param folder a temporary folder
 * @param origins ports of the servers behind it, two or more
 */
export async function startEdge(
  processes: ProcessManager,
  folder: string,
  origins: Origins,
  { isIpv6 = false, adapt = (config) => config }: EdgeOptions = {},
): Promise<Edge> {
  const nginx = await findProgram(processes, 'nginx');
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  await writeCertificate(processes, folder);
  // Only its owner may enter it, but when started as root, nginx uses another user.
  chmodSync(folder, 0o755);
  const configFile = path.join(folder, 'nginx.conf');
  const http2 = hasHttp2Directive(nginx) ? 'directive' : 'parameter';
  const config = localize(readFileSync('deploy/edge/nginx.conf', 'utf8'), {
    folder,
    httpPort,
    httpsPort,
    origins,
    isIpv6,
    http2,
  });
  writeFileSync(configFile, adapt(config));
  const host = isIpv6 ? '[::1]' : 'localhost';
  const url = `https://${host}:${httpsPort}`;
  const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });
  const get: Edge['get'] = (urlPath, headers = {}, method = 'GET') => request(url + urlPath, { agent, headers, method });
  const server = processes.start({
    name: 'nginx',
    command: nginx,
    arguments: ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', configFile, '-g', 'daemon off;'],
    output: 'keep',
  });
  const isReady = async () => (await get('/edge/health').catch(() => undefined))?.status === 200;
  if (!(await holdsWithin(isReady, 120_000))) {
    await server.stop();
    throw new Error(`nginx did not start: ${(await server.exited).output}\n${readIfExists(path.join(folder, 'error.log'))}`);
  }
  return {
    url,
    plainUrl: `http://${host}:${httpPort}`,
    get,
    sendTogether: (count, headers) => sendTogether(url, count, headers),
    waitFor: async (urlPath, isWanted) => {
      const begin = performance.now();
      let last: EdgeResponse | undefined;
      const isThere = async () => isWanted((last = await get(urlPath)));
      if (!(await holdsWithin(isThere, 180_000)))
        throw new Error(`${urlPath} is still ${last?.status}: ${last?.text.slice(0, 300)}`);
      return performance.now() - begin;
    },
    readAccessLog: () => readIfExists(path.join(folder, 'access.log')),
    readErrorLog: () => readIfExists(path.join(folder, 'error.log')),
  };
}

interface EdgeOptions {
  /** Whether it listens with IPv6 only, which is not available everywhere. */
  isIpv6?: boolean;
  /** Changes the configuration further. */
  adapt?: (config: string) => string;
}

type Origins = readonly [number, number, ...number[]];

interface Machine {
  folder: string;
  httpPort: number;
  httpsPort: number;
  origins: Origins;
  isIpv6: boolean;
  /** How this machine's nginx is told to speak HTTP/2. */
  http2: 'directive' | 'parameter';
}

/** Returns whether nginx is 1.25.1 or newer. For an older one, the file says what to replace. */
function hasHttp2Directive(nginx: string): boolean {
  const [, minor = '', patch = ''] = /nginx\/1\.(\d+)\.(\d+)/.exec(spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr) ?? [];
  return Number(minor) > 25 || (minor === '25' && patch !== '0');
}

function localize(config: string, { folder, httpPort, httpsPort, origins, isIpv6, http2 }: Machine): string {
  const [first, second, ...more] = origins;
  const further = more.map((port) => `\n    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('');
  mkdirSync(path.join(folder, 'temporary'), { recursive: true });
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  const ssl = http2 === 'directive' ? 'ssl' : 'ssl http2';
  const replacements: [string, string][] = [
    ['/var/run/nginx.pid', `${folder}/nginx.pid`],
    ['http {\n', `http {\n${temporaryFolders}\n`],
    ['unix:/var/run/nginx-site.sock', `unix:${folder}/site.sock`],
    ['site-a:3000', `127.0.0.1:${first}`],
    ['site-b:3000 max_fails=1 fail_timeout=1s;', `127.0.0.1:${second} max_fails=1 fail_timeout=1s;${further}`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['/var/log/nginx/error.log', `${folder}/error.log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/tls/fullchain.pem', `${folder}/certificate.pem`],
    ['/etc/nginx/tls/privkey.pem', `${folder}/key.pem`],
    ['    listen 80;\n', isIpv6 ? '' : `    listen 127.0.0.1:${httpPort};\n`],
    ['    listen 443 ssl;\n', isIpv6 ? '' : `    listen 127.0.0.1:${httpsPort} ${ssl};\n`],
    ['    http2 on;\n', http2 === 'directive' ? '    http2 on;\n' : ''],
    ['    listen [::]:80;\n', isIpv6 ? `    listen [::1]:${httpPort};\n` : ''],
    ['    listen [::]:443 ssl;\n', isIpv6 ? `    listen [::1]:${httpsPort} ${ssl};\n` : ''],
  ];
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/edge/nginx.conf has no "${from}" anymore.`);
    return text.replaceAll(from, to);
  }, config);
}

async function writeCertificate(processes: ProcessManager, folder: string): Promise<void> {
  await processes.run({
    name: 'openssl',
    command: await findProgram(processes, 'openssl'),
    arguments: ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat(
      ['-subj', '/CN=localhost', '-keyout', path.join(folder, 'key.pem')],
      ['-out', path.join(folder, 'certificate.pem')],
    ),
    output: 'keep',
  });
}

function request(url: string, options: https.RequestOptions): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const sent = https.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function sendTogether(url: string, count: number, headers: Record<string, string>): Promise<number[]> {
  const session = connect(url, { rejectUnauthorized: false });
  const failed = new Promise<never>((_, reject) => session.once('error', reject));
  const statuses: number[] = [];
  try {
    while (statuses.length < count) {
      const together = Array.from({ length: Math.min(STREAMS_MAX, count - statuses.length) }, () => openStream(session, headers));
      statuses.push(...(await Promise.race([Promise.all(together), failed])));
    }
    return statuses;
  } finally {
    session.close();
  }
}

function openStream(session: ClientHttp2Session, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    stream.once('response', (received) => resolve(received[':status'] ?? 0));
    stream.once('error', reject);
    stream.resume();
    stream.end();
  });
}

/** Polls until the condition holds; the timeout only catches hangs. */
async function holdsWithin(holds: () => Promise<boolean>, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await wait(20);
  }
  return true;
}

function readIfExists(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
