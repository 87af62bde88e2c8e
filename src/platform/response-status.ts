import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';

/**
 * A page that is made for one request cannot set the status of its answer, and has no tag that the page cache would
 * read it from. It says it on a channel of this name; the server around Next listens (server/answer-status.ts).
 */
const STATUS_CHANNEL = 'answer.status';

/** The header by which the server tells the page which request it answers. A visitor's own is overwritten. */
export const REQUEST_KEY_HEADER = 'x-request-key';

const messageSchema = z.object({ key: z.string(), status: z.number() });

/** The request with this key is answered with this status. */
export function publishResponseStatus(key: string, status: 404 | 410): void {
  channel(STATUS_CHANNEL).publish({ key, status });
}

/** Calls the listener with each status that a page of this process asks for. */
export function onResponseStatus(listener: (key: string, status: number) => void): void {
  channel(STATUS_CHANNEL).subscribe((said) => {
    const { data } = messageSchema.safeParse(said);
    if (data) listener(data.key, data.status);
  });
}
