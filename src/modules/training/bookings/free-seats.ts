import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { queryRows } from '@/cms/core/database/transaction';
import { dataTag } from '@/platform/page-cache/tags';
import { getOfferEnd } from './booking';
import { type BookableClass, getClassEnd, lockClass } from './class-rows';
import { enqueueClassMail } from './enqueue-class-mail';

const idSchema = z.object({ id: z.number() });
const seatSchema = z.object({ number: z.coerce.number() });

/** The cache tag of pages that show the number of free seats. */
export const SEATS_TAG = dataTag('class-bookings');

/** Finds a seat that no one has. The class is locked by the caller. */
export async function findFreeSeat(req: PayloadRequest, classId: number): Promise<number | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select number from class_seats s
      where class_id = ${classId}
        and not exists (select from class_bookings b where b.class_id = s.class_id and b.seat = s.number)
      order by number limit 1`,
  );
  return row === undefined ? undefined : seatSchema.parse(row).number;
}

/**
 * Frees the seats whose hold or offer has ended, and offers every free seat to the person who has waited longest. What
 * frees a seat calls this in its own transaction, so a seat is never free while someone waits.
 * @returns the class, which is locked now; undefined when it was deleted
 */
export async function offerFreeSeats(req: PayloadRequest, classId: number): Promise<BookableClass | undefined> {
  const found = await lockClass(req, classId);
  if (found === undefined) return undefined;
  await freeEndedSeats(req, classId);
  const now = new Date();
  let offered = 0;
  if (getClassEnd(found) === undefined) while (await offerNextSeat(req, classId, getOfferEnd(now, found.begin))) offered += 1;
  if (offered > 0) await invalidateTags([SEATS_TAG], req);
  return found;
}

/**
 * Finds the highest seat of a class that someone has, which is the smallest number of seats that it can have. Seats whose hold
 * or offer has ended are freed, and the class is locked now.
 */
export async function findHighestTakenSeat(req: PayloadRequest, classId: number): Promise<number> {
  await lockClass(req, classId);
  await freeEndedSeats(req, classId);
  const [row] = await queryRows(
    req,
    sql`select coalesce(max(seat), 0) as number from class_bookings where class_id = ${classId}`,
  );
  return seatSchema.parse(row).number;
}

/** Frees the seats whose hold or offer has ended. The class is locked by the caller. */
async function freeEndedSeats(req: PayloadRequest, classId: number): Promise<void> {
  const lapsed = await queryRows(
    req,
    sql`
      update class_bookings set state = 'lapsed', seat = null, seat_until = null, changed_by = 'Site', updated_at = now()
      where class_id = ${classId} and state in ('held', 'offered') and seat_until <= now()
      returning id`,
  );
  if (lapsed.length > 0) await invalidateTags([SEATS_TAG], req);
}

/** @returns whether there was both a free seat and someone who waits */
async function offerNextSeat(req: PayloadRequest, classId: number, until: Date): Promise<boolean> {
  const seat = await findFreeSeat(req, classId);
  if (seat === undefined) return false;
  const [row] = await queryRows(
    req,
    sql`
      update class_bookings
      set state = 'offered', seat = ${seat}, seat_until = ${until.toISOString()}, changed_by = 'Site', updated_at = now()
      where id = (select id from class_bookings where class_id = ${classId} and state = 'waiting' order by waiting_since, id limit 1)
      returning id`,
  );
  if (row === undefined) return false;
  await enqueueClassMail(req, { kind: 'class-offered', booking: idSchema.parse(row).id });
  return true;
}
