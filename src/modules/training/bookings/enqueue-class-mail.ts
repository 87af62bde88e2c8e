import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/transaction';

/** The kinds of email about a booking. */
export type ClassMailKind =
  'class-booked' | 'class-offered' | 'class-left' | 'class-reminder' | 'class-changed' | 'class-dropped';

/**
 * Queues an email about a booking, in the transaction of its cause.
 * @param occasion distinguishes emails of the same kind about a booking; each is sent once
 */
export async function enqueueClassMail(req: PayloadRequest, kind: ClassMailKind, booking: number, occasion = ''): Promise<void> {
  const deliveryId = `${kind}-${booking}${occasion === '' ? '' : `-${occasion}`}`;
  await queryRows(
    req,
    sql`
      insert into form_deliveries (state, booking_id, kind, delivery_id, attempts, next_attempt_at, created_at, updated_at)
      values ('waiting', ${booking}, ${kind}, ${deliveryId}, 0, now(), now(), now())
      on conflict (delivery_id) do nothing`,
  );
}
