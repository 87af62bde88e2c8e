import { JobRunner } from '@/cms/job-queue/runner';
import { queuePull } from '@/modules/content-replication/server';
import { getPayloadClient } from '@/modules/payload-client';
import { queueOutdatedRebuild } from '@/modules/search/server';
import { environment } from '@/platform/environment';
import { getErrorReason } from '@/platform/error-reason';

/**
 * Runs jobs for as long as the process lives. At the start, a search index of an older version is queued to be rebuilt, and a
 * replica pulls the content of its source; without a database, the next scheduled job makes up for it. During a rolling update, the
 * older version may run the jobs, to which the index isn't outdated, so it is queued again when this one begins to run them.
 */
export async function runBackgroundJobs(): Promise<void> {
  const queueRebuild = (): Promise<void> =>
    attempt('No rebuild of the search index could be queued:', async () => queueOutdatedRebuild(await getPayloadClient()));
  new JobRunner(getPayloadClient, environment.DATABASE_URL, queueRebuild).start();
  void queueRebuild();
  if (environment.CMS_URL === undefined) return;
  await attempt('No pull could be queued:', async () => queuePull(await getPayloadClient()));
}

async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(failure, getErrorReason(error));
  }
}
