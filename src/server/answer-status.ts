import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { onAnswerStatus, REQUEST_KEY_HEADER } from '@/platform/answer-status';

/** Requests that are in flight, with the status that their page has asked for. */
const asked = new Map<string, number | undefined>();

onAnswerStatus((key, status) => {
  if (asked.has(key)) asked.set(key, status);
});

/** What the page that answers a request says of its status. */
export interface StatusRequest {
  /** The status that the page has asked for, if any; the request is then forgotten. */
  take(): number | undefined;
}

/** Lets the page that answers this request set the status. */
export function allowStatusOverride(request: IncomingMessage): StatusRequest {
  const key = randomUUID();
  request.headers[REQUEST_KEY_HEADER] = key;
  asked.set(key, undefined);
  return {
    take: () => {
      const status = asked.get(key);
      asked.delete(key);
      return status;
    },
  };
}
