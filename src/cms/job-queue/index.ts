import type { CollectionConfig, JobsConfig, SanitizedConfig } from 'payload';
import { administrator, isAdministrator, nobody } from '@/cms/core/access/access';
import type { Tasks } from '@/cms/core/module-config';
import { withJsonViewer } from '@/cms/admin-ui/fields/with-json-viewer';

/**
 * The queues. Each is processed independently, so that slow external systems never hold up a publication. Payload puts
 * scheduled publications in `default`. The external search service has a queue of its own: while it doesn't respond, a job waits for
 * minutes, and `deliveries` also ends exams, offers seats, and sends newsletters.
 */
export const QUEUES = ['default', 'deliveries', 'content', 'search', 'upkeep'] as const;
export type Queue = (typeof QUEUES)[number];

/**
 * Builds the config for background jobs, which stay in Postgres until they are done (runner.ts). Only hooks queue jobs;
 * no one queues, runs or cancels one through the API.
 * @param tasks every kind of job; the runner queues those with a `schedule`
 */
export function createJobsConfig(tasks: Tasks): JobsConfig {
  return {
    tasks,
    access: { queue: () => false, run: () => false, cancel: () => false },
    deleteJobOnComplete: true,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => restrictToAdministrators(defaultJobsCollection),
  };
}

/** Restricts the jobs collection to administrators, because the input of a job may be personal data. */
function restrictToAdministrators(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: withJsonViewer(collection.fields),
    labels: { singular: 'Job', plural: 'Jobs' },
    access: { read: administrator, create: nobody, update: nobody, delete: administrator },
    admin: {
      ...collection.admin,
      group: 'Settings',
      description:
        'Background work: scheduled publishing, sending, and maintenance. Finished jobs are removed. A failed job isn’t retried.',
      defaultColumns: ['taskSlug', 'waitUntil', 'totalTried', 'hasError', 'createdAt'],
      hidden: ({ user }) => !isAdministrator(user),
    },
  };
}

/**
 * Closes the global in which Payload stores when each task last ran. Payload leaves it open to everyone signed in, and
 * no one needs it.
 */
export async function withRestrictedJobStats(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const stats = sanitized.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (stats !== undefined) stats.access = { ...stats.access, read: nobody, readVersions: nobody, update: nobody };
  return sanitized;
}
