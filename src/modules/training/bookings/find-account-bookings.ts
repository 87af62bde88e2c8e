import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { formatTimeRange, toDate } from '@/platform/zoned-time';
import { ACTIVE_STATES, type AccountBooking } from './booking';
import { buildClassUrl, getClassDays } from '../training-class';

const rowSchema = z.object({
  key: z.string(),
  course_name: z.string(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  state: z.enum(ACTIVE_STATES),
  name: z.string().nullable(),
  seat_until: z.coerce.date().nullable(),
  position: z.coerce.number().nullable(),
});

/** Finds a person's bookings and waiting-list entries of current classes, by start. Expired holds are omitted. */
export async function findAccountBookings(req: PayloadRequest, subject: string): Promise<AccountBooking[]> {
  const rows = await queryRows(
    req,
    sql`
      select c.key, co.name as course_name, c.start, c."end", c.zone, b.state, b.name, b.seat_until,
        case when b.state = 'waiting' then (
          select count(*) from class_bookings w
          where w.class_id = b.class_id and w.state = 'waiting' and (w.waiting_since, w.id) <= (b.waiting_since, b.id)
        ) end as position
      from class_bookings b
      join training_classes c on c.id = b.class_id
      join courses co on co.key = c.course
      where b.subject = ${subject} and (b.state in ('booked', 'waiting') or (b.state in ('held', 'offered') and b.seat_until > now()))`,
  );
  const now = new Date();
  return rows
    .map((row) => toAccountBooking(rowSchema.parse(row)))
    .filter(({ end }) => Date.parse(end) > now.getTime())
    .toSorted((one, other) => one.begin.localeCompare(other.begin));
}

function toAccountBooking(row: z.output<typeof rowSchema>): AccountBooking {
  const days = getClassDays(row);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error(`The class ${row.key} has no day.`);
  const { when, zone } = formatTimeRange(first.begin, first.end);
  return {
    class: row.key,
    url: buildClassUrl(row.key),
    course: row.course_name,
    when: `${when}, ${zone}`,
    begin: toDate(first.begin).toISOString(),
    end: toDate(last.end).toISOString(),
    state: row.state,
    name: row.name,
    until: row.seat_until?.toISOString() ?? null,
    position: row.position,
  };
}
