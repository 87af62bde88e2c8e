import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';
import type { DeliveryKind } from '@/cms/mail/delivery-kinds';
import type { AboutColumn } from './delivery';

type SQL = ReturnType<typeof sql>;

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
  await queryRows(req, buildDeliveryInsert({ kind, deliveryId: sql`${deliveryId}`, columns: { [`${field}_id`]: sql`${id}` } }));
}

/** Messages of one kind, with the SQL of their columns. */
interface DeliveryRows {
  kind: DeliveryKind;
  deliveryId: SQL;
  /** What a message is about, what was announced before, and whether it can wait for others (`later`). */
  columns: Readonly<Partial<Record<AboutColumn | 'previous' | 'later', SQL>>>;
  /** What follows the select list: where the rows come from. Without it, one message is written. */
  from?: SQL;
}

/** Builds the statement that writes messages to the outbox, except for those that are there. The other columns have defaults. */
export function buildDeliveryInsert({ kind, deliveryId, columns, from = sql`` }: DeliveryRows): SQL {
  const given = Object.entries(columns);
  const names = given.map(([name]) => sql.identifier(name));
  const values = given.map(([, value]) => value);
  return sql`
    insert into form_deliveries (kind, delivery_id, next_attempt_at, ${sql.join(names, sql`, `)})
    select ${kind}, ${deliveryId}, now(), ${sql.join(values, sql`, `)} ${from}
    on conflict do nothing`;
}
