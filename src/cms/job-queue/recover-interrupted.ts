import type { Payload } from 'payload';

/** A job in whose midst the process ended that often is probably why it ended. */
const MAX_INTERRUPTIONS = 5;

/**
 * Gives jobs back to the queue whose process ended while it ran them: Payload marks a job when it begins and leaves the
 * mark. Only who holds the lock may call this, before it runs any.
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
      ? { hasError: true, error: { message: `The server ended ${tried} times while it ran this job, so it is not tried again.` } }
      : {};
    await payload.update({ collection: 'payload-jobs', id, data: { processing: false, totalTried: tried, ...failure } });
    console.error(
      `Job ${id} was interrupted by the end of its process${isGivenUp ? ' too often and is given up' : ' and is begun anew'}.`,
    );
  }
}
