import type { PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { RequestStore } from '../changes/request-store';

/** The transactions that have already queued the message. */
const announced = new RequestStore<string | number | undefined, true>('announced-change');

/**
 * Queues the message to the replicas that public content has changed, once for each transaction and as a part of it: it
 * is sent after the commit, and never after a rollback.
 */
export async function queueReplicaUpdate(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  if (environment.CMS_REPLICAS.length === 0 || announced.for(req).has(transaction)) return;
  announced.for(req).set(transaction, true);
  await req.payload.jobs.queue({ task: 'announce-content', input: {}, queue: 'content', req });
}
