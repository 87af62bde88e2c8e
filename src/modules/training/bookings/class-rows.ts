import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { toDate, toZonedDateTime } from '@/platform/zoned-time';

/** A class as bookings need it. */
export interface BookableClass {
  readonly id: number;
  readonly key: string;
  readonly course: string;
  readonly begin: Date;
  readonly isCanceled: boolean;
}

const rowSchema = z.object({
  id: z.number(),
  key: z.string(),
  course: z.string(),
  start: z.string(),
  zone: z.string(),
  canceled: z.boolean().nullable(),
});

const toClass = (row: unknown): BookableClass => {
  const { id, key, course, start, zone, canceled } = rowSchema.parse(row);
  return { id, key, course, begin: toDate(toZonedDateTime({ wall: start, zone })), isCanceled: canceled === true };
};

/** Returns why the bookings of a class can no longer be changed; undefined while they can. */
export function getClassEnd({
  begin,
  isCanceled,
}: Pick<BookableClass, 'begin' | 'isCanceled'>): 'over' | 'class-canceled' | undefined {
  if (isCanceled) return 'class-canceled';
  return begin <= new Date() ? 'over' : undefined;
}

/** Finds the class with this key. */
export async function findBookableClass(req: PayloadRequest, key: string): Promise<BookableClass | undefined> {
  const [row] = await queryRows(req, sql`select id, key, course, start, zone, canceled from training_classes where key = ${key}`);
  return row === undefined ? undefined : toClass(row);
}

/**
 * Locks a class until the transaction ends, so that changes to its seats happen one after the other.
 * @returns undefined when it was deleted
 */
export async function lockClass(req: PayloadRequest, id: number): Promise<BookableClass | undefined> {
  const [row] = await queryRows(
    req,
    sql`select id, key, course, start, zone, canceled from training_classes where id = ${id} for no key update`,
  );
  return row === undefined ? undefined : toClass(row);
}

/** Locks the class of a booking until the transaction ends. A booking never changes its class. */
export async function lockClassOfBooking(req: PayloadRequest, booking: number): Promise<void> {
  await queryRows(
    req,
    sql`
      select from training_classes where id = (select class_id from class_bookings where id = ${booking})
      for no key update`,
  );
}
