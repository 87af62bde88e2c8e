import { Agent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { logFailure } from '@/platform/failure-log';
import { FILE_PATH_PART, type RegistryFile } from '@/services/registry/files';
import type { RegistryClient } from '@/services/registry/registry-client';
import { ActiveCounts } from './active-counts';
import { type ClientRequest, getNetworkOfClient } from './connections/client-address';

/** Until the response of the registry starts, and between two chunks of a file. */
const RESPONSE_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
/**
 * How many downloads one network may have at the same time; download managers split a file into several. It is far less than
 * the connections to the registry, so that no network can use them all.
 */
const PARALLEL_MAX = 64;
/** When a client should try again. */
export const RETRY_AFTER_S = 10;

/** A single range of bytes. Multiple ranges are rejected, because together they can amount to far more than the file. */
const SINGLE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;
/** Response headers of the registry that are forwarded to the client. */
const FORWARDED_HEADERS = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges'] as const;

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

/** How long the registry's list of files is cached. It contains which files exist and who may download them. */
const LIST_TTL_MS = 60_000;
/** How long to wait after a failure before the list is requested again. */
const FAILURE_TTL_MS = 1_000;
const BASE = '/downloads/files/';

/** The registry's list of files and the site's credentials there, which never leave the server. */
type RegistrySource = Pick<RegistryClient, 'fetchFiles' | 'getFileSource'>;

/** A request for a file, and what the response needs. */
interface RegistryFileRequest extends ClientRequest {
  method: string;
  /** The resolved path. */
  path: string;
  response: ServerResponse;
}

/** The outcome of a request. The server has a page for each one except the first. */
type RegistryFileOutcome = 'sent' | 'not-found' | 'unavailable' | 'unauthorized' | 'forbidden';

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 1_024 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 1_024 }),
};
const activeDownloads = new ActiveCounts();

/**
 * Creates the handler that streams a file of the registry, or one range of it, with its name and type. The site
 * authenticates with its own credentials. A file that requires a subscription is requested with the user name and token that
 * the client sent.
 */
export function createRegistryFileHandler(registry: RegistrySource | undefined) {
  const findFile = registry && createFileFinder(registry);
  return async (fileRequest: RegistryFileRequest): Promise<RegistryFileOutcome> => {
    const parts = fileRequest.path.slice(BASE.length).split('/');
    if (!registry || !findFile || parts.length !== 3 || !parts.every((part) => FILE_PATH_PART.test(part))) return 'not-found';
    const { range } = fileRequest.headers;
    if (range !== undefined && !SINGLE_RANGE.test(range))
      return reject(fileRequest.response, 416, 'Only a single byte range is supported.');
    const file = await findFile(parts);
    if (file === 'not-found' || file === 'unavailable') return file;
    const source = registry.getFileSource(parts.map(encodeURIComponent).join('/'));
    const authorization = file.access === 'public' ? source.authorization : getVisitorCredentials(fileRequest.headers);
    if (authorization === undefined) return 'unauthorized';
    return limitParallel(fileRequest, () => forwardFile(fileRequest, { url: source.url, authorization }, file));
  };
}

type FoundFile = RegistryFile | 'not-found' | 'unavailable';

/** Finds files in the registry's list. While the registry is unavailable, the last list is used. */
function createFileFinder(registry: RegistrySource): (parts: readonly string[]) => Promise<FoundFile> {
  let files: readonly RegistryFile[] | undefined;
  /** By the monotonic clock. */
  let reloadAt = 0;
  let loadingList: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const result = await registry.fetchFiles();
    if (result.outcome === 'answered') files = result.answer;
    reloadAt = performance.now() + (result.outcome === 'answered' ? LIST_TTL_MS : FAILURE_TTL_MS);
    loadingList = undefined;
  };
  return async ([product, version, name]) => {
    if (performance.now() >= reloadAt) await (loadingList ??= load());
    if (files === undefined) return 'unavailable';
    return files.find((file) => file.product === product && file.version === version && file.name === name) ?? 'not-found';
  };
}

async function limitParallel(
  fileRequest: RegistryFileRequest,
  work: () => Promise<RegistryFileOutcome>,
): Promise<RegistryFileOutcome> {
  const { response } = fileRequest;
  const client = getNetworkOfClient(fileRequest);
  if (activeDownloads.get(client) >= PARALLEL_MAX) {
    response.setHeader('Retry-After', RETRY_AFTER_S);
    return reject(
      response,
      429,
      `More than ${PARALLEL_MAX} downloads at the same time from your network. Try again when some have finished.`,
    );
  }
  activeDownloads.begin(client);
  try {
    return await work();
  } finally {
    activeDownloads.end(client);
  }
}

async function forwardFile(
  fileRequest: RegistryFileRequest,
  source: { url: string; authorization: string },
  { name, access }: RegistryFile,
): Promise<RegistryFileOutcome> {
  const { response } = fileRequest;
  const upstream = await requestFile(fileRequest, source);
  // Nobody waits for an explanation when the client has disconnected.
  if (upstream === undefined) return response.destroyed ? 'sent' : 'unavailable';
  const status = upstream.statusCode ?? 500;
  if (![200, 206, 304].includes(status)) {
    upstream.resume();
    const outcome = rejectLikeRegistry(response, { status, headers: upstream.headers, access });
    if (outcome === 'unavailable') logFileFailure(fileRequest, `it returned ${status}`);
    return outcome;
  }
  const headers = Object.fromEntries(
    FORWARDED_HEADERS.flatMap((header) => (upstream.headers[header] ? [[header, upstream.headers[header]]] : [])),
  );
  response.writeHead(status, {
    ...headers,
    'content-type': FILE_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    // A subscriber's file must not be stored in a shared cache.
    'cache-control': access === 'public' ? 'public, max-age=300' : 'private, no-store',
  });
  await stream(upstream, fileRequest);
  return 'sent';
}

/** When the client disconnects or the registry fails, the response ends early, so the client notices that it is incomplete. */
async function stream(upstream: IncomingMessage, fileRequest: RegistryFileRequest): Promise<void> {
  const { response } = fileRequest;
  try {
    await pipeline(upstream, response);
  } catch (error) {
    // A client that disconnects closes the response first.
    const hasClientLeft = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasClientLeft) logFileFailure(fileRequest, error);
    response.destroy();
  }
}

function logFileFailure({ path }: RegistryFileRequest, error: unknown): void {
  logFailure(`registry: ${path} could not be read`, error);
}

/** Requests a file from the registry. @returns undefined when it doesn't respond in time */
function requestFile(
  fileRequest: RegistryFileRequest,
  { url, authorization }: { url: string; authorization: string },
): Promise<IncomingMessage | undefined> {
  const { method, headers, response } = fileRequest;
  const target = new URL(url);
  const isSecure = target.protocol === 'https:';
  const own = pick(headers, ['range', 'if-range', 'if-none-match', 'if-modified-since']);
  return new Promise((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(target, {
      method,
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers: { ...own, authorization, 'accept-encoding': 'identity' },
    });
    const timer = setTimeout(() => request.destroy(new Error('no response in time')), RESPONSE_TIMEOUT_MS);
    response.once('close', () => request.destroy());
    request.once('response', (upstream) => {
      clearTimeout(timer);
      request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('no data in time')));
      resolve(upstream);
    });
    request.once('error', (error) => {
      clearTimeout(timer);
      if (!response.headersSent && !response.destroyed) logFileFailure(fileRequest, error);
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

interface RegistryRejection extends Pick<RegistryFile, 'access'> {
  status: number;
  headers: IncomingHttpHeaders;
}

function rejectLikeRegistry(response: ServerResponse, { status, headers, access }: RegistryRejection): RegistryFileOutcome {
  if (status === 404) return 'not-found';
  if (status === 416) {
    if (headers['content-range'] !== undefined) response.setHeader('Content-Range', headers['content-range']);
    return reject(response, 416, 'The requested range is outside the file.');
  }
  // A public file was requested with the credentials of the site, so a visitor can't do anything about their rejection.
  if (access === 'public') return 'unavailable';
  if (status === 401) return 'unauthorized';
  return status === 403 ? 'forbidden' : 'unavailable';
}

function getVisitorCredentials({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^Basic [\w+/-]+=*$/i.test(authorization) ? authorization : undefined;
}

function reject(response: ServerResponse, status: number, message: string): 'sent' {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${message}\n`);
  return 'sent';
}
