import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { hasPassed } from '@/platform/zoned-time';
import { numberDays } from './class-calendar';
import { recordCanceledDays } from './canceled-days';
import { enqueueClassMail } from '../bookings/enqueue-class-mail';
import { type ClassTimes, getClassDays } from '../training-class';

const idSchema = z.object({ id: z.number() });

/**
 * Queues an email with the new calendar file to each person who has booked a class whose times have changed, and a second one
 * that cancels the days that were canceled, in the transaction of the change. (A calendar file has a single method.)
 */
export async function enqueueRescheduleMail(
  req: PayloadRequest,
  classId: number,
  { before, after, changedAt }: { before: ClassTimes; after: ClassTimes; changedAt: Date },
): Promise<void> {
  if (isSameTime(before, after)) return;
  const days = getClassDays(after);
  const canceled = numberDays(getClassDays(before)).slice(days.length);
  await recordCanceledDays(req, classId, { canceled, left: days.length });
  const now = new Date();
  const kinds = [
    ...(days.every(({ end }) => hasPassed(end, now)) ? [] : (['class-changed'] as const)),
    ...(canceled.every(({ end }) => hasPassed(end, now)) ? [] : (['class-dropped'] as const)),
  ];
  if (kinds.length === 0) return;
  const rows = await queryRows(
    req,
    sql`select id from class_bookings where class_id = ${classId} and state = 'booked' order by id`,
  );
  // Each change is a separate email, even when a class gets its original time back.
  for (const { id } of z.array(idSchema).parse(rows))
    for (const kind of kinds) await enqueueClassMail(req, { kind, booking: id, occasion: changedAt.toISOString() });
}

function isSameTime(before: ClassTimes, after: ClassTimes): boolean {
  return before.start === after.start && before.end === after.end && before.zone === after.zone;
}
