import { request as httpRequest } from 'node:http';
import type { FuzzRequest } from './requests';

/** What a request was answered with; `status` is undefined when there was no answer. */
export interface FuzzAnswer {
  request: FuzzRequest;
  status: number | undefined;
  problem: string | undefined;
}

/** For what never answers: on a busy machine, the handbook in one file takes half a minute. */
const TIME_LIMIT_MS = 120_000;

/**
 * Sends requests to a running site, several at once.
 * @param site its origin, on this machine
 * @returns the answers that must not be: errors of the server (5xx), and none at all
 */
export async function sendAll(site: string, requests: readonly FuzzRequest[], atOnce = 8): Promise<FuzzAnswer[]> {
  const wrong: FuzzAnswer[] = [];
  const queue = requests.values();
  const work = async (): Promise<void> => {
    for (const each of queue) {
      const answer = await send(site, each);
      if (answer.status === undefined || answer.status >= 500) wrong.push(answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return wrong;
}

/** As a person can repeat it. */
export function describeAnswer({ request: { method, target, headers, body }, status, problem }: FuzzAnswer): string {
  return `${status ?? problem ?? 'no answer'}: ${method} ${target} ${JSON.stringify(headers)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
}

function send(site: string, request: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(site);
  const { method, target, headers, body } = request;
  return new Promise((resolve) => {
    // A connection each: one that the server closes for being idle would look like no answer.
    const sent = httpRequest(
      { agent: false, hostname, port, method, path: target, headers, timeout: TIME_LIMIT_MS },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ request, status: answer.statusCode, problem: undefined }));
        answer.on('error', (error) => resolve({ request, status: undefined, problem: error.message }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIME_LIMIT_MS / 1_000} s`)));
    sent.on('error', (error) => resolve({ request, status: undefined, problem: error.message }));
    sent.end(body);
  });
}
