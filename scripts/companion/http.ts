import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_LENGTH_MAX = 32_768;

/**
 * Reads a request body.
 * @throws Error when it is too large
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += String(part);
    if (text.length > BODY_LENGTH_MAX) throw new Error('the body of the request is too large');
  }
  return text;
}

/** Parses a body. A schema rejects `undefined`, which it returns for what isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends JSON that must not be cached. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers })
    .end(JSON.stringify(body));
}

/** Returns the token of an `Authorization: Bearer` header (RFC 6750, section 2.1), or an empty string. */
export function parseBearerToken({ headers }: IncomingMessage): string {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/**
 * Parses the name and password of an `Authorization: Basic` header (RFC 7617). A client without a password may omit
 * the colon.
 */
export function parseBasicCredentials({ headers }: IncomingMessage): { name: string; password: string } | undefined {
  const encoded = /^Basic ([\w+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { name, password: password.join(':') };
}

/**
 * Lets scripts of the site read the response (the CORS protocol of the Fetch standard) and handles preflight
 * requests.
 * @returns whether it was a preflight request, which has then been handled
 */
export function handleCors(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
  }
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}
