import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload';
import { z } from 'zod';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { toDate, toZonedDateTime } from '@/platform/zoned-time';
import { CLOCK_DIFFERENCE_MAX_MS } from '@/platform/database/clock-difference';
import { DAY_MS } from '@/platform/durations';
import { HOLD_MINUTES, OFFER_HOURS } from './booking';
import { enqueueClassMail } from './enqueue-class-mail';
import { offerFreeSeats, SEATS_TAG } from './free-seats';

/** Days before a class on which those who have a seat are reminded. */
const REMINDER_DAYS = [7, 1] as const;
/** How long an unsuccessful booking is kept, and one of a past class. */
export const ENDED_RETENTION_DAYS = 30;
export const ATTENDED_RETENTION_DAYS = 730;

/**
 * Every minute: frees seats whose hold or offer has ended and offers them to the people who wait, queues reminders, and
 * removes bookings that are no longer needed. Nothing depends on the minute: a booking frees ended holds itself.
 */
export const maintainClassBookings: TaskConfig<'tend-class-bookings'> = {
  slug: 'tend-class-bookings',
  label: 'Release class seats, send reminders, and clean up',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await shortenLongHolds(req);
    await freeEndedHolds(req);
    await enqueueReminders(req, new Date());
    await removeOldBookings(req);
    triggerDelivery(req.payload);
    return { output: {} };
  },
};

/**
 * Makes up for a clock that was ahead and has been set back: a hold or an offer from that time would last until the wrong time has
 * come. It ends when one that begins now does.
 */
async function shortenLongHolds({ payload }: PayloadRequest): Promise<void> {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    const shortened = await queryRows(
      req,
      sql`
        update class_bookings b set seat_until = now() + allowed.length, updated_at = now()
        from (values ('held', make_interval(mins => ${HOLD_MINUTES})), ('offered', make_interval(hours => ${OFFER_HOURS})))
          as allowed (state, length)
        where b.state::text = allowed.state
          and b.seat_until > now() + allowed.length + make_interval(secs => ${CLOCK_DIFFERENCE_MAX_MS / 1_000})
        returning b.id`,
    );
    if (shortened.length > 0) await invalidateTags([SEATS_TAG], req);
  });
}

async function freeEndedHolds({ payload }: PayloadRequest): Promise<void> {
  const req = await createLocalReq({}, payload);
  const rows = await queryRows(
    req,
    sql`select distinct class_id as id from class_bookings where state in ('held', 'offered') and seat_until <= now()`,
  );
  for (const { id } of z.array(z.object({ id: z.number() })).parse(rows)) {
    const own = await createLocalReq({}, payload);
    await runInTransaction(own, () => offerFreeSeats(own, id));
  }
}

const bookingSchema = z.object({ id: z.number(), booked_at: z.coerce.date(), start: z.string(), zone: z.string() });

/**
 * Queues the reminders that are due. One that would have come before the booking isn't sent. A class begins at a local time, so the
 * query includes a day more on both sides.
 */
async function enqueueReminders({ payload }: PayloadRequest, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload);
  const rows = await queryRows(
    req,
    sql`
      select b.id, b.booked_at, c.start, c.zone from class_bookings b join training_classes c on c.id = b.class_id
      where b.state = 'booked'
        and c.start > to_char(now() - interval '1 day', 'YYYY-MM-DD')
        and c.start < to_char(now() + make_interval(days => ${REMINDER_DAYS[0] + 2}), 'YYYY-MM-DD')`,
  );
  for (const { id, booked_at: bookedAt, ...wall } of z.array(bookingSchema).parse(rows)) {
    const begin = toDate(toZonedDateTime({ wall: wall.start, zone: wall.zone }));
    for (const days of getDueReminders(begin, bookedAt, now))
      await enqueueClassMail(req, { kind: 'class-reminder', booking: id, occasion: `${begin.getTime() / 1000}-${days}` });
  }
}

/** Returns the reminder that is due now, by its days before the class; none once the class has begun. */
export function getDueReminders(begin: Date, bookedAt: Date, now: Date): number[] {
  if (begin <= now) return [];
  const due = REMINDER_DAYS.filter((days) => {
    const at = begin.getTime() - days * DAY_MS;
    return at <= now.getTime() && at >= bookedAt.getTime();
  });
  return due.slice(-1);
}

async function removeOldBookings(req: PayloadRequest): Promise<void> {
  await queryRows(
    req,
    sql`
      delete from class_bookings b using training_classes c
      where c.id = b.class_id and (
        (b.state in ('canceled', 'moved', 'lapsed') and b.updated_at < now() - make_interval(days => ${ENDED_RETENTION_DAYS}))
        or c."end" < to_char(now() - make_interval(days => ${ATTENDED_RETENTION_DAYS}), 'YYYY-MM-DD'))`,
  );
}
