import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** A request as it is written on the wire: its target is not resolved, and any header and method may be sent. */
export interface RawRequest {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a site on this machine and reads the whole answer. */
export function sendRaw(site: string, { method = 'GET', target, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path: target, headers, timeout: 30_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${target}: no answer`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
