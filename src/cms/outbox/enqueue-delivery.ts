import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/transaction';
import type { DeliveryKind } from '@/cms/core/delivery-kinds';

interface NewDelivery {
  kind: DeliveryKind;
  /** The row that the message is about: the outbox's field that refers to it, and its ID. */
  about: readonly [field: 'attempt' | 'booking' | 'entry' | 'event' | 'subscriber', id: number];
  /** A message whose delivery ID is in the outbox isn't enqueued again. By default, each message has its own. */
  deliveryId?: string;
}

/** Writes a message to the outbox, in the transaction of its cause. */
export async function enqueueDelivery(
  req: PayloadRequest,
  { kind, about: [field, id], deliveryId = randomUUID() }: NewDelivery,
): Promise<void> {
  await queryRows(
    req,
    sql`
      insert into form_deliveries (kind, delivery_id, ${sql.identifier(`${field}_id`)}, next_attempt_at)
      values (${kind}, ${deliveryId}, ${id}, now())
      on conflict (delivery_id) do nothing`,
  );
}
