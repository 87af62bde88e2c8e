import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the interface of the content management can be asked by; Next refuses other methods without saying which there are. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Answers a request to `/api` whose method is none of the interface (RFC 9110, section 15.5.6). @returns whether it did */
export function refuseApiMethod({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>, response: Pick<ServerResponse, 'writeHead' | 'end'>): boolean {
  if (!/^\/api(?:[/?]|$)/.test(url) || METHODS.includes(method)) return false;
  response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message: 'There is no such method here.' }] }));
  return true;
}
