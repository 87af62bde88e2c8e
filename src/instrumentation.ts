/**
 * Called by Next once, when the server starts and before it answers. Jobs run where editors work: an instance for the
 * public alone (ROLE=site) queues them and leaves them to the others.
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
