import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onAnswerStatus, REQUEST_KEY_HEADER } from '@/platform/answer-status';
import { beforeHead } from './before-head';

/** Requests that are under way, with the status that their page has asked for. */
const asked = new Map<string, number | undefined>();

onAnswerStatus((key, status) => {
  if (asked.has(key)) asked.set(key, status);
});

/** Lets the page that answers this request set the status. */
export function letPageSetStatus(request: IncomingMessage, response: ServerResponse): void {
  const key = randomUUID();
  request.headers[REQUEST_KEY_HEADER] = key;
  asked.set(key, undefined);
  response.once('close', () => asked.delete(key));
  beforeHead(response, () => asked.get(key));
}
