import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { onResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';

/** Requests that are in flight, with the status that their page has asked for. */
const requestedStatuses = new Map<string, number | undefined>();

onResponseStatus((key, status) => {
  if (requestedStatuses.has(key)) requestedStatuses.set(key, status);
});

/** What the page that answers a request says of its status. */
export interface StatusOverride {
  /** The status that the page has asked for, if any; the request is then forgotten. */
  take(): number | undefined;
}

/** Lets the page that answers this request set the status. */
export function allowStatusOverride(request: IncomingMessage): StatusOverride {
  const key = randomUUID();
  request.headers[REQUEST_KEY_HEADER] = key;
  requestedStatuses.set(key, undefined);
  return {
    take: () => {
      const status = requestedStatuses.get(key);
      requestedStatuses.delete(key);
      return status;
    },
  };
}
