/**
 * Next calls this once, before the server handles its first request. Jobs run on the instances that editors use: a
 * public-only instance (ROLE=site) queues jobs and leaves them to those. A replica has no such instances.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { environment } = await import('@/platform/environment');
  if (environment.ROLE === 'site' && environment.CMS_URL === undefined) return;
  // One import, because the bundler repeats what several share.
  const { runBackgroundJobs } = await import('./background-jobs');
  await runBackgroundJobs();
}
