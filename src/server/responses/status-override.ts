import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { onResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';

/** Requests in flight, with the status that their page has set. */
const requestedStatuses = new Map<string, number | undefined>();

onResponseStatus((key, status) => {
  if (requestedStatuses.has(key)) requestedStatuses.set(key, status);
});

/** The status that the page of a request sets. */
interface StatusOverride {
  /** Returns the status that the page set, if any, and forgets the request. */
  take(): number | undefined;
}

/** Lets the page of this request set the response status. */
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
