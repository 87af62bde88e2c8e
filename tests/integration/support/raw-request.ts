import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** A request as it is written on the wire: its target is not resolved, and any header and method may be sent. */
export interface RawRequest {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a site on this machine and reads the whole response. */
export function sendRaw(site: string, { method = 'GET', target, headers = {}, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path: target, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${target}: no response`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
