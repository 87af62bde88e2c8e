/**
 * Next calls this once, before the server answers its first request. Jobs run on the instances that editors use: a
 * public-only instance (ROLE=site) queues jobs and leaves them to the others.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { environment } = await import('@/platform/environment');
  if (environment.ROLE === 'site') return;
  const [{ JobRunner }, { getPayload }, { default: config }] = await Promise.all([
    import('@/cms/job-queue/runner'),
    import('payload'),
    import('@payload-config'),
  ]);
  new JobRunner(() => getPayload({ config }), environment.DATABASE_URL).start();
}
