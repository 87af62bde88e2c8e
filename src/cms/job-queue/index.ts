import type { CollectionConfig, JobsConfig, SanitizedConfig } from 'payload';
import { administrator, isAdministrator, nobody } from '@/cms/core/access';
import type { Tasks } from '@/cms/core/module-config';
import { withJsonViewer } from '@/cms/admin-ui/fields/with-json-viewer';

/**
 * The queues, each worked off by itself, so that outside systems that answer slowly never hold up a publication.
 * `default` is where Payload puts scheduled publications.
 */
export const QUEUES = ['default', 'deliveries', 'upkeep'] as const;
export type Queue = (typeof QUEUES)[number];

/**
 * What is done later, or again and again: jobs stand in Postgres until they are done (runner.ts). Nobody queues, runs or
 * cancels one through the interface; hooks do it.
 * @param tasks every kind of job. One with a `schedule` is queued by the runner.
 */
export function createJobsConfig(tasks: Tasks): JobsConfig {
  return {
    tasks,
    access: { queue: () => false, run: () => false, cancel: () => false },
    deleteJobOnComplete: true,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => restrictToAdministrators(defaultJobsCollection),
  };
}

/** Jobs that wait, run, or have failed for good. What one was given to do may be personal, so only administrators read it. */
function restrictToAdministrators(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: withJsonViewer(collection.fields),
    labels: { singular: 'Job', plural: 'Jobs' },
    access: { read: administrator, create: nobody, update: nobody, delete: administrator },
    admin: {
      ...collection.admin,
      group: 'Site',
      description:
        'What the site does later: scheduled publications, and what it sends. Jobs that are done are removed; one with an error is not tried again.',
      defaultColumns: ['taskSlug', 'waitUntil', 'totalTried', 'hasError', 'createdAt'],
      hidden: ({ user }) => !isAdministrator(user),
    },
  };
}

/** Payload keeps the time of each task's last run in a global that it leaves open to everybody signed in. Nobody needs it. */
export async function withRestrictedJobStats(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const stats = sanitized.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (stats !== undefined) stats.access = { ...stats.access, read: nobody, readVersions: nobody, update: nobody };
  return sanitized;
}
