import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { SHARED_TAGS } from '@/platform/page-cache/tags';

/** Longer than instances serve a page after a change to what all pages share (page-store.ts). */
const SECOND_PURGE_MS = 6_000;

/**
 * Queues a purge of the content delivery network, if there is one, as part of the transaction of the change: it is sent
 * after the commit, and never after a rollback.
 */
export async function queuePurge(tags: readonly string[], req: PayloadRequest): Promise<void> {
  if (environment.CDN === undefined) return;
  const job = { task: 'purge-cdn' as const, input: { tags: [...tags] }, queue: 'deliveries' as const, req };
  await req.payload.jobs.queue(job);
  // In the meantime, the CDN may have fetched the old page.
  if (!tags.some((tag) => SHARED_TAGS.includes(tag))) return;
  await req.payload.jobs.queue({ ...job, waitUntil: new Date(Date.now() + SECOND_PURGE_MS) });
}
