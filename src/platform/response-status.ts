import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';

/**
 * A page rendered per request cannot set its response status, and has no tag for the page cache to read. It publishes
 * the status on a channel of this name, and the server around Next listens (server/responses/status-override.ts).
 */
const STATUS_CHANNEL = 'site:response-status';

/** Header in which the server passes the request's key to the page. A value sent by a visitor is overwritten. */
export const REQUEST_KEY_HEADER = 'x-request-key';

const messageSchema = z.object({ key: z.string(), status: z.number() });

/** Sets the response status of the request with this key. */
export function publishResponseStatus(key: string, status: 400 | 404 | 410): void {
  channel(STATUS_CHANNEL).publish({ key, status });
}

/** Calls the listener with each status that a page of this process sets. */
export function onResponseStatus(listener: (key: string, status: number) => void): void {
  channel(STATUS_CHANNEL).subscribe((message) => {
    const { data } = messageSchema.safeParse(message);
    if (data) listener(data.key, data.status);
  });
}
