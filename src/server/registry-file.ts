import { Agent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import { resolveClientIp } from '@/platform/client-ip';
import { FILE_PATH_PART, type RegistryFile } from '@/services/registry/files';
import type { RegistryClient } from '@/services/registry/registry-client';

/** Until the registry begins to answer, and between two parts of a file. */
const ANSWER_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
/** How many files one client may load at the same time; download managers load a file in parts. */
const PARALLEL_MAX = 256;
/** When a client should try again. */
export const RETRY_AFTER_S = 10;

/** A single range of bytes. Several ranges in one request are refused: together they can ask for far more than the file. */
const SINGLE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;
/** What the registry says of a file that a client may know. */
const PASSED_HEADERS = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges'] as const;

const FILE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.(?:tar\.gz|tgz)$/, 'application/gzip'],
  [/\.(?:tar\.bz2)$/, 'application/x-bzip2'],
  [/\.zip$/, 'application/zip'],
  [/\.deb$/, 'application/vnd.debian.binary-package'],
  [/\.rpm$/, 'application/x-rpm'],
  [/\.exe$/, 'application/vnd.microsoft.portable-executable'],
  [/\.dmg$/, 'application/x-apple-diskimage'],
  [/\.(?:txt|asc|sha256)$/, 'text/plain; charset=utf-8'],
];

/** How long the list of the registry is kept. It says which files exist, and who may have them. */
const LIST_KEPT_MS = 60_000;
/** After a failure, the registry is asked again when this has passed. */
const FAILURE_KEPT_MS = 1_000;
const BASE = '/downloads/files/';

/** The registry's list of files and the site's credentials there, which never leave the server. */
export type RegistrySource = Pick<RegistryClient, 'fetchFiles' | 'getFileSource'>;

/** A request for a file, and what the response needs. */
export interface RegistryFileRequest {
  request: Pick<IncomingMessage, 'socket'>;
  method: string;
  /** The resolved path. */
  path: string;
  headers: IncomingHttpHeaders;
  response: ServerResponse;
  options: { trustedProxies: TrustedProxies };
}

/** What became of a request. The server has its own pages for all but the first. */
export type RegistryFileOutcome = 'sent' | 'not-found' | 'unavailable' | 'unauthorized' | 'forbidden';

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 1_024 }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets: 1_024 }),
};
const loading = new Map<string, number>();

/**
 * Creates the handler that streams a file of the registry, or one range of it, with the right name and type. The site
 * authenticates itself. For a file that needs a subscription, the client must send that one's user name and token, with which
 * the registry is asked.
 */
export function createRegistryFileHandler(registry: RegistrySource | undefined) {
  const findFile = registry && createFileFinder(registry);
  return async (asked: RegistryFileRequest): Promise<RegistryFileOutcome> => {
    const parts = asked.path.slice(BASE.length).split('/');
    if (!registry || !findFile || parts.length !== 3 || !parts.every((part) => FILE_PATH_PART.test(part))) return 'not-found';
    const { range } = asked.headers;
    if (range !== undefined && !SINGLE_RANGE.test(range))
      return refuse(asked.response, 416, 'Ask for one range of bytes, or for none.');
    const file = await findFile(parts);
    if (file === 'not-found' || file === 'unavailable') return file;
    if (file.access === 'subscription' && getVisitorCredentials(asked.headers) === undefined) return 'unauthorized';
    return limitParallel(asked, () => passFile(asked, registry.getFileSource(parts.map(encodeURIComponent).join('/')), file));
  };
}

type FoundFile = RegistryFile | 'not-found' | 'unavailable';

/** Finds a file in the registry's list. While the registry is away, the last list counts. */
function createFileFinder(registry: RegistrySource): (parts: readonly string[]) => Promise<FoundFile> {
  let files: readonly RegistryFile[] | undefined;
  let reload = 0;
  let loadingList: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const result = await registry.fetchFiles();
    if (result.outcome === 'answered') files = result.answer;
    reload = Date.now() + (result.outcome === 'answered' ? LIST_KEPT_MS : FAILURE_KEPT_MS);
    loadingList = undefined;
  };
  return async ([product, version, name]) => {
    if (Date.now() >= reload) await (loadingList ??= load());
    if (files === undefined) return 'unavailable';
    return files.find((file) => file.product === product && file.version === version && file.name === name) ?? 'not-found';
  };
}

async function limitParallel(
  { request, headers, response, options }: RegistryFileRequest,
  work: () => Promise<RegistryFileOutcome>,
): Promise<RegistryFileOutcome> {
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  const client = resolveClientIp(request.socket.remoteAddress, forwarded, options.trustedProxies) ?? '';
  const count = loading.get(client) ?? 0;
  if (count >= PARALLEL_MAX) {
    response.setHeader('Retry-After', RETRY_AFTER_S);
    return refuse(response, 429, `More than ${PARALLEL_MAX} downloads at the same time. Try again when some have ended.`);
  }
  loading.set(client, count + 1);
  try {
    return await work();
  } finally {
    const left = (loading.get(client) ?? 1) - 1;
    if (left > 0) loading.set(client, left);
    else loading.delete(client);
  }
}

async function passFile(
  asked: RegistryFileRequest,
  source: { url: string; authorization: string },
  { name, access }: RegistryFile,
): Promise<RegistryFileOutcome> {
  const { response } = asked;
  const answer = await requestFile(asked, source);
  if (answer === undefined) return 'unavailable';
  const status = answer.statusCode ?? 500;
  if (![200, 206, 304].includes(status)) {
    answer.resume();
    return refuseAsRegistry(response, status, answer.headers);
  }
  const headers = Object.fromEntries(
    PASSED_HEADERS.flatMap((header) => (answer.headers[header] ? [[header, answer.headers[header]]] : [])),
  );
  response.writeHead(status, {
    ...headers,
    'content-type': FILE_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    // What one subscription may have must not stay in a cache that others use, too.
    'cache-control': access === 'public' ? 'public, max-age=300' : 'private, no-store',
  });
  await stream(answer, response, status);
  return 'sent';
}

/** A client that goes away, or a registry that stops in the middle, ends the response: a cut length says that it isn't whole. */
async function stream(answer: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
  if (status === 304) {
    answer.resume();
    response.end();
    return;
  }
  try {
    await pipeline(answer, response);
  } catch {
    response.destroy();
  }
}

/** Asks the registry. @returns undefined when it doesn't answer in time */
function requestFile(
  { method, headers, response }: RegistryFileRequest,
  { url, authorization }: { url: string; authorization: string },
): Promise<IncomingMessage | undefined> {
  const address = new URL(url);
  const isSecure = address.protocol === 'https:';
  const own = pick(headers, ['range', 'if-range', 'if-none-match', 'if-modified-since']);
  const visitor = getVisitorCredentials(headers);
  return new Promise((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(address, {
      method,
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers: { ...own, authorization: visitor ?? authorization, 'accept-encoding': 'identity' },
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
    response.once('close', () => request.destroy());
    request.once('response', (answer) => {
      clearTimeout(timer);
      request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('no data in time')));
      resolve(answer);
    });
    request.once('error', (error) => {
      clearTimeout(timer);
      if (!response.headersSent) console.error(`registry: a file could not be read: ${error.message}`);
      resolve(undefined);
    });
    request.end();
  });
}

function pick(headers: IncomingHttpHeaders, names: readonly (keyof IncomingHttpHeaders)[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[String(name), value]] : [];
    }),
  );
}

function refuseAsRegistry(response: ServerResponse, status: number, headers: IncomingHttpHeaders): RegistryFileOutcome {
  if (status === 404) return 'not-found';
  if (status === 416) {
    if (headers['content-range'] !== undefined) response.setHeader('Content-Range', headers['content-range']);
    return refuse(response, 416, 'The file is shorter than that.');
  }
  if (status === 401) return 'unauthorized';
  return status === 403 ? 'forbidden' : 'unavailable';
}

function getVisitorCredentials({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^Basic [\w+/-]+=*$/i.test(authorization) ? authorization : undefined;
}

function refuse(response: ServerResponse, status: number, message: string): 'sent' {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${message}\n`);
  return 'sent';
}
