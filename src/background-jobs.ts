import config from '@payload-config';
import { getPayload } from 'payload';
import { JobRunner } from '@/cms/job-queue/runner';
import { queuePull } from '@/modules/content-replication/server';
import { environment } from '@/platform/environment';

/**
 * Runs jobs for as long as the process lives. A replica pulls the content of its source at the start; without a database,
 * the next scheduled pull makes up for it.
 */
export async function runBackgroundJobs(): Promise<void> {
  const open = () => getPayload({ config });
  new JobRunner(open, environment.DATABASE_URL).start();
  if (environment.CMS_URL === undefined) return;
  await open()
    .then((payload) => queuePull(payload))
    .catch((error: unknown) => console.error('No pull could be queued:', error instanceof Error ? error.message : error));
}
