import { request as httpRequest } from 'node:http';
import type { FuzzRequest } from './requests';

/** The response to a request; `status` is undefined when there was none. */
interface FuzzResponse {
  request: FuzzRequest;
  status: number | undefined;
  problem: string | undefined;
}

/** Only catches hangs: on a busy machine, the handbook in one file takes half a minute. */
const TIME_LIMIT_MS = 120_000;

/** As many of one network may wait for pages that may not exist (src/server/render-queue.ts). */
const AT_ONCE = 5;

/**
 * Sends requests to a running site, several at once.
 * @param site its origin, on this machine
 * @returns the failures: server errors (5xx), and missing responses
 */
export async function sendAll(site: string, requests: readonly FuzzRequest[]): Promise<FuzzResponse[]> {
  const wrong: FuzzResponse[] = [];
  const queue = requests.values();
  const work = async (): Promise<void> => {
    for (const each of queue) {
      const response = await send(site, each);
      if (response.status === undefined || response.status >= 500) wrong.push(response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** Describes a response and the request to reproduce it. */
export function describeResponse({ request: { method, target, headers, body }, status, problem }: FuzzResponse): string {
  return (
    `${status ?? problem ?? 'no response'}: ${method} ${target} ` +
    `${JSON.stringify(headers)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
  );
}

function send(site: string, request: FuzzRequest): Promise<FuzzResponse> {
  const { hostname, port } = new URL(site);
  const { method, target, headers, body } = request;
  return new Promise((resolve) => {
    // One connection for each request: an idle connection that the server closes would look like a missing response.
    const sent = httpRequest(
      { agent: false, hostname, port, method, path: target, headers, timeout: TIME_LIMIT_MS },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ request, status: response.statusCode, problem: undefined }));
        response.on('error', (error) => resolve({ request, status: undefined, problem: error.message }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no response in ${TIME_LIMIT_MS / 1_000} s`)));
    sent.on('error', (error) => resolve({ request, status: undefined, problem: error.message }));
    sent.end(body);
  });
}
