import type { Payload, Where } from 'payload';
import type { Queue } from '.';

/** A job that was interrupted this often probably crashed the process. */
const INTERRUPTIONS_MAX = 5;
/**
 * How long a job in an idle queue may be flagged. When the result of one job can't be stored, its batch fails at once, while
 * the other jobs of the batch go on. This gives them time to end.
 */
const STUCK_AFTER_MS = 10 * 60_000;

/**
 * Returns jobs to the queue whose process ended while running them: Payload flags a job when it starts and never clears
 * the flag. Only the holder of the runner lock may call this, before it runs any job.
 */
export async function recoverInterruptedJobs(payload: Payload): Promise<void> {
  await returnToQueue(payload, []);
}

/**
 * Returns jobs to the queue whose result couldn't be stored, for example during an outage of the database. Payload regards
 * them as running, and doesn't queue their task again.
 * @param idleQueues queues in which the holder of the runner lock, who calls this, runs no job
 */
export async function recoverStuckJobs(payload: Payload, idleQueues: readonly Queue[]): Promise<void> {
  const before = new Date(Date.now() - STUCK_AFTER_MS).toISOString();
  await returnToQueue(payload, [{ queue: { in: [...idleQueues] } }, { updatedAt: { less_than: before } }]);
}

async function returnToQueue(payload: Payload, conditions: readonly Where[]): Promise<void> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }, ...conditions] },
    pagination: false,
    depth: 0,
  });
  for (const { id, totalTried } of docs) {
    const tried = (totalTried ?? 0) + 1;
    const isGivenUp = tried >= INTERRUPTIONS_MAX;
    const message = `This job was interrupted ${tried} times: the server stopped, or the result couldn’t be stored. It isn’t retried.`;
    const failure = isGivenUp ? { hasError: true, error: { message } } : {};
    await payload.update({ collection: 'payload-jobs', id, data: { processing: false, totalTried: tried, ...failure } });
    console.error(
      `Job ${id} was interrupted: its process ended, or its result couldn’t be stored. ` +
        `It ${isGivenUp ? 'isn’t retried: this happened too often' : 'will be retried'}.`,
    );
  }
}
