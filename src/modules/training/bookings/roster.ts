import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { ATTENDANCE, BOOKING_STATES, type BookingState } from './booking';

const rosterRowSchema = z.object({
  id: z.number(),
  state: z.enum(BOOKING_STATES.map(({ value }) => value)),
  seat: z.coerce.number().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  attendance: z.enum(ATTENDANCE.map(({ value }) => value)).nullable(),
});
type RosterRow = z.infer<typeof rosterRowSchema>;

/** Returns who has a seat in a class, by seat, and then who waits, by time. */
export async function findActiveBookings(req: PayloadRequest, classId: number): Promise<RosterRow[]> {
  const rows = await queryRows(
    req,
    sql`
      select id, state, seat, name, email, note, attendance from class_bookings
      where class_id = ${classId} and (state in ('booked', 'waiting') or (state in ('held', 'offered') and seat_until > now()))
      order by seat nulls last, waiting_since, id`,
  );
  return z.array(rosterRowSchema).parse(rows);
}

const COUNTED: readonly { states: readonly BookingState[]; label: string }[] = [
  { states: ['booked'], label: 'booked' },
  { states: ['held', 'offered'], label: 'held or offered' },
  { states: ['waiting'], label: 'on the waiting list' },
];

/** Formats how many people come, may come, and wait: “2 booked, 1 on the waiting list.” */
export function formatRosterCounts(rows: readonly Pick<RosterRow, 'state'>[]): string {
  if (rows.length === 0) return 'Nobody has booked this class yet.';
  const counts = COUNTED.map(({ states, label }) => ({
    label,
    count: rows.filter(({ state }) => states.includes(state)).length,
  }));
  return `${counts
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${count} ${label}`)
    .join(', ')}.`;
}

/** Describes bookings for a message: “2 bookings: seat 1, Ada (ada@example.org); waiting list, Bo (bo@example.org)”. */
export function describeBookings(bookings: readonly RosterRow[]): string {
  return listBookings(bookings, ({ seat, name, email, state }) => {
    const place = describePlace(seat);
    return state === 'held' ? `${place}, held` : `${place}, ${name ?? 'no name'} (${email ?? 'no address'})`;
  });
}

/** Describes bookings to someone who may not see whose they are: “2 bookings: seat 1, booked; waiting list”. */
export function describeSeats(bookings: readonly RosterRow[]): string {
  return listBookings(bookings, ({ seat, state }) => (seat === null ? describePlace(seat) : `${describePlace(seat)}, ${state}`));
}

function listBookings(bookings: readonly RosterRow[], describe: (booking: RosterRow) => string): string {
  return `${bookings.length === 1 ? '1 booking' : `${bookings.length} bookings`}: ${bookings.map(describe).join('; ')}`;
}

function describePlace(seat: number | null): string {
  return seat === null ? 'waiting list' : `seat ${seat}`;
}

/** Removes ended bookings when their class is deleted. The audit log keeps what happened. */
export async function removeEndedBookings(req: PayloadRequest, classId: number): Promise<void> {
  await queryRows(
    req,
    sql`delete from class_bookings where class_id = ${classId} and (state in ('canceled', 'moved', 'lapsed') or seat_until <= now())`,
  );
}
