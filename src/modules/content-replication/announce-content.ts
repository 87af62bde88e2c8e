import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';
import { triggerDelivery } from '@/cms/outbox/deliver';
import type { DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { buildDeliveryInsert } from '@/cms/outbox/enqueue-delivery';
import { environment } from '@/platform/environment';
import { CONTENT_API_BASE } from '@/services/content-source';
import { sendSignedWebhook } from '@/services/signed-webhook';

const RETENTION_DAYS = 7;

/** Puts a message for each replica into the outbox. Queued by every change of public content (queue-replica-update.ts). */
export const announceContentTask: TaskConfig<'announce-content'> = {
  slug: 'announce-content',
  label: 'Notify replicas that content has changed',
  retries: 2,
  handler: async ({ req }) => {
    await queryRows(req, buildCleanup());
    for (const replica of environment.CMS_REPLICAS) await enqueueMessage(req, replica);
    triggerDelivery(req.payload);
    return { output: {} };
  },
};

/** A message that is still waiting for its first attempt covers this change, too, because it contains no details. */
async function enqueueMessage(req: PayloadRequest, replica: string): Promise<void> {
  await queryRows(
    req,
    buildDeliveryInsert({
      kind: 'content-published',
      deliveryId: sql`${randomUUID()}`,
      columns: { replica: sql`${replica}` },
      from: sql`where not exists (
        select from form_deliveries
        where kind = 'content-published' and replica = ${replica} and state = 'waiting' and attempts = 0)`,
    }),
  );
}

function buildCleanup() {
  return sql`
    delete from form_deliveries
    where kind = 'content-published' and updated_at < now() - make_interval(days => ${RETENTION_DAYS})`;
}

const contentPublished: DeliveryHandler = async (req, { id, delivery_id: deliveryId, replica }) => {
  const secret = environment.CMS_WEBHOOK_SECRET;
  if (replica === null || secret === undefined || !environment.CMS_REPLICAS.includes(replica)) return undefined;
  // A later message has notified the replica, or will.
  const later = await queryRows(
    req,
    sql`select from form_deliveries where kind = 'content-published' and replica = ${replica} and id > ${id} limit 1`,
  );
  if (later.length > 0) return undefined;
  const message = { type: 'content.published', timestamp: new Date().toISOString(), data: {} };
  return { send: () => sendSignedWebhook({ url: `${replica}${CONTENT_API_BASE}/webhook`, secret, id: deliveryId, message }) };
};

/** Handlers for the outbox deliveries to replicas. */
export const replicaDeliveries = { 'content-published': contentPublished } satisfies Partial<DeliveryHandlers>;
