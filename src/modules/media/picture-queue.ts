import PQueue from 'p-queue';
import { APIError } from 'payload';

/** How many uploads may wait. Each has a transaction, and with it one of the few connections that Payload shares among all requests. */
const WAITING_MAX = 4;

declare global {
  /** Route handlers and jobs are bundled separately and share one queue. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var pictureQueue: PQueue | undefined;
}

/**
 * Processes one picture after the other. A file of half a megabyte may take 300 MB of memory for seconds, and several at once all of
 * the threads with which the process reads files and looks up the address of Postgres.
 * @param isLimited whether the work is refused when many others wait; an import waits for its turn
 * @throws APIError (503) when it is refused
 */
export async function processInTurn<Result>(
  work: () => Promise<Result>,
  isLimited: boolean,
  queue = (globalThis.pictureQueue ??= new PQueue({ concurrency: 1 })),
): Promise<Result> {
  if (isLimited && queue.size >= WAITING_MAX)
    throw new APIError('Several other pictures are being processed. Nothing was saved. Upload it again in a minute.', 503);
  return queue.add(work);
}
