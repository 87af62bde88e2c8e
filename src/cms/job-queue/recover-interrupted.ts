import type { Payload } from 'payload';

/** A job that was interrupted this often probably crashed the process. */
const MAX_INTERRUPTIONS = 5;

/**
 * Returns jobs to the queue whose process ended while running them: Payload flags a job when it starts and never clears
 * the flag. Only the holder of the runner lock may call this, before it runs any job.
 */
export async function recoverInterruptedJobs(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    pagination: false,
    depth: 0,
  });
  for (const { id, totalTried } of docs) {
    const tried = (totalTried ?? 0) + 1;
    const isGivenUp = tried >= MAX_INTERRUPTIONS;
    const failure = isGivenUp
      ? { hasError: true, error: { message: `The server stopped ${tried} times while it ran this job, so it isn’t retried.` } }
      : {};
    await payload.update({ collection: 'payload-jobs', id, data: { processing: false, totalTried: tried, ...failure } });
    console.error(
      `Job ${id} was interrupted when its process ended${isGivenUp ? ', too often to be retried' : ' and will be retried'}.`,
    );
  }
}
