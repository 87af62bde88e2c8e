import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { BOOKING_STATES, HOLD_MINUTES, HOLDS_MAX } from './booking';
import { type BookableClass, getClassEnd, lockClass } from './class-rows';
import { enqueueClassMail } from './enqueue-class-mail';
import { findFreeSeat, offerFreeSeats, SEATS_TAG } from './free-seats';

/** The outcome of a change. Only `done` means that it has taken effect, now or before. */
export type BookingOutcome =
  | { outcome: 'done' }
  | { outcome: 'full'; seats: number; waiting: number }
  | { outcome: 'too-many-holds' | 'lapsed' | 'none' | 'booked-there' | 'over' | 'class-canceled' };

/** The participant, as shown in the roster and the emails. */
interface Attendee {
  subject: string;
  name: string;
  email: string;
}

const DONE: BookingOutcome = { outcome: 'done' };
/** The outcome when the class was deleted while the change waited for the lock. */
const GONE: BookingOutcome = { outcome: 'none' };
const idSchema = z.object({ id: z.number() });
const liveSchema = idSchema.extend({ state: z.enum(BOOKING_STATES.map(({ value }) => value)) });
type LiveBooking = z.infer<typeof liveSchema>;

/**
 * Holds a seat for a person. Repeating the request changes nothing. If the class is full, the lock isn't waited for: only
 * those for whom there may be a seat do.
 */
export async function holdSeat(req: PayloadRequest, found: BookableClass, subject: string): Promise<BookingOutcome> {
  const { id } = found;
  const end = getClassEnd(found);
  if (end !== undefined) return { outcome: end };
  const before = await countSeats(req, id, subject);
  if (before.isKnown) return DONE;
  if (before.taken >= before.seats) return { outcome: 'full', seats: before.seats, waiting: before.waiting };
  if (await holdsTooMany(req, subject)) return { outcome: 'too-many-holds' };
  return runInTransaction(req, async () => {
    const refusal = refuseEnded(await offerFreeSeats(req, id));
    if (refusal !== undefined) return refusal;
    if ((await findLive(req, id, subject)) !== undefined) return DONE;
    return takeSeat(req, id, subject);
  });
}

/** Books the seat that a person holds or was offered. Repeating the request changes nothing. */
export async function bookSeat(
  req: PayloadRequest,
  { id }: Pick<BookableClass, 'id'>,
  { subject, name, email, note }: Attendee & { note: string },
): Promise<BookingOutcome> {
  return runInTransaction(req, async () => {
    const refusal = refuseEnded(await lockClass(req, id));
    if (refusal !== undefined) return refusal;
    const live = await findLive(req, id, subject);
    if (live?.state === 'booked') return DONE;
    // An expired hold is still valid as long as no one else has the seat.
    if (live?.state !== 'held' && live?.state !== 'offered') return { outcome: 'lapsed' };
    await queryRows(
      req,
      sql`
        update class_bookings
        set state = 'booked', seat_until = null, booked_at = now(), name = ${name}, email = ${email}, note = ${note},
          changed_by = 'Visitor', updated_at = now()
        where id = ${live.id}`,
    );
    await enqueueClassMail(req, { kind: 'class-booked', booking: live.id });
    await invalidateTags([SEATS_TAG], req);
    return DONE;
  });
}

/** Adds a person to the waiting list, or holds a seat if one is free by now. Repeating the request changes nothing. */
export async function joinWaitingList(
  req: PayloadRequest,
  { id }: Pick<BookableClass, 'id'>,
  { subject, name, email }: Attendee,
): Promise<BookingOutcome> {
  return runInTransaction(req, async () => {
    const refusal = refuseEnded(await offerFreeSeats(req, id));
    if (refusal !== undefined) return refusal;
    if ((await findLive(req, id, subject)) !== undefined) return DONE;
    const taken = await takeSeat(req, id, subject);
    if (taken.outcome !== 'full') return taken;
    await queryRows(
      req,
      sql`
        insert into class_bookings (class_id, state, subject, name, email, waiting_since, changed_by, updated_at, created_at)
        values (${id}, 'waiting', ${subject}, ${name}, ${email}, clock_timestamp(), 'Visitor', now(), now())`,
    );
    return DONE;
  });
}

interface Cancellation {
  /** Whose booking it is. */
  subject: string;
  /** The visitor, or staff in the visitor's place. */
  by: 'Visitor' | 'Site';
}

/** Gives up a seat or a place on the waiting list. The seat is offered to the next person in the same transaction. */
export async function cancelBooking(
  req: PayloadRequest,
  { id }: Pick<BookableClass, 'id'>,
  { subject, by }: Cancellation,
): Promise<BookingOutcome> {
  return runInTransaction(req, async () => {
    const refusal = refuseEnded(await lockClass(req, id));
    if (refusal !== undefined) return refusal;
    const live = await findLive(req, id, subject);
    if (live === undefined) return { outcome: 'none' };
    await endBooking(req, live, { end: 'canceled', by });
    await offerFreeSeats(req, id);
    return DONE;
  });
}

interface Move {
  from: BookableClass;
  to: BookableClass;
  subject: string;
}

/** Moves a booked seat to another class: either it has moved, or nothing has changed. */
export async function moveBooking(req: PayloadRequest, { from, to, subject }: Move): Promise<BookingOutcome> {
  return runInTransaction(req, async () => {
    // In the same order everywhere, so that two moves can't wait for each other.
    for (const id of [from.id, to.id].toSorted((one, other) => one - other)) await lockClass(req, id);
    const live = await findLive(req, from.id, subject);
    if (live?.state !== 'booked') return { outcome: 'none' };
    const refusal = refuseEnded(await offerFreeSeats(req, to.id));
    if (refusal !== undefined) return refusal;
    const there = await findLive(req, to.id, subject);
    if (there !== undefined) return { outcome: 'booked-there' };
    const seat = await findFreeSeat(req, to.id);
    if (seat === undefined) return getFull(req, to.id, subject);
    const [row] = await queryRows(
      req,
      sql`
        insert into class_bookings (class_id, state, seat, subject, name, email, note, booked_at, changed_by, updated_at, created_at)
        select ${to.id}, 'booked', ${seat}, subject, name, email, note, now(), 'Visitor', now(), now()
        from class_bookings where id = ${live.id} returning id`,
    );
    await endBooking(req, live, { end: 'moved', by: 'Visitor' });
    await enqueueClassMail(req, { kind: 'class-booked', booking: idSchema.parse(row).id });
    await offerFreeSeats(req, from.id);
    return DONE;
  });
}

/**
 * Cancels everything that people have in a class that is canceled itself, and writes to those who gave an address. The class
 * is locked by the change that cancels it.
 */
export async function cancelAllBookings(req: PayloadRequest, classId: number): Promise<void> {
  const rows = await queryRows(
    req,
    sql`
      update class_bookings set state = 'canceled', seat = null, seat_until = null, changed_by = 'Site', updated_at = now()
      where class_id = ${classId} and state in ('held', 'booked', 'waiting', 'offered') returning id`,
  );
  for (const { id } of z.array(idSchema).parse(rows)) await enqueueClassMail(req, { kind: 'class-left', booking: id });
  if (rows.length > 0) await invalidateTags([SEATS_TAG], req);
}

/** @param locked the class as it is under the lock: it may have been canceled while the change waited */
function refuseEnded(locked: BookableClass | undefined): BookingOutcome | undefined {
  if (locked === undefined) return GONE;
  const end = getClassEnd(locked);
  return end === undefined ? undefined : { outcome: end };
}

/**
 * Holds a free seat, unless the person holds too many. The class is locked by the caller; the holds of a person are locked
 * here, so that requests for several classes at once are counted one after the other.
 */
async function takeSeat(req: PayloadRequest, classId: number, subject: string): Promise<BookingOutcome> {
  const seat = await findFreeSeat(req, classId);
  if (seat === undefined) return getFull(req, classId, subject);
  await queryRows(req, sql`select pg_advisory_xact_lock(hashtextextended(${`class holds of ${subject}`}, 0))`);
  if (await holdsTooMany(req, subject)) return { outcome: 'too-many-holds' };
  await queryRows(
    req,
    sql`
      insert into class_bookings (class_id, state, seat, subject, seat_until, changed_by, updated_at, created_at)
      values (${classId}, 'held', ${seat}, ${subject}, now() + make_interval(mins => ${HOLD_MINUTES}), 'Visitor', now(), now())`,
  );
  await invalidateTags([SEATS_TAG], req);
  return DONE;
}

interface BookingEnd {
  end: 'canceled' | 'moved';
  by: 'Visitor' | 'Site';
}

async function endBooking(req: PayloadRequest, { id, state }: LiveBooking, { end, by }: BookingEnd): Promise<void> {
  await queryRows(
    req,
    sql`
      update class_bookings set state = ${end}, seat = null, seat_until = null, changed_by = ${by}, updated_at = now()
      where id = ${id}`,
  );
  // Visitors who leave the waiting list or decline a seat know it. A seat that is only held has no address yet.
  if (state === 'booked' || (by === 'Site' && state !== 'held')) await enqueueClassMail(req, { kind: 'class-left', booking: id });
  await invalidateTags([SEATS_TAG], req);
}

async function findLive(req: PayloadRequest, classId: number, subject: string): Promise<LiveBooking | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select id, state from class_bookings
      where class_id = ${classId} and subject = ${subject} and state in ('held', 'booked', 'waiting', 'offered')`,
  );
  return row === undefined ? undefined : liveSchema.parse(row);
}

const seatCountSchema = z.object({
  seats: z.coerce.number(),
  taken: z.coerce.number(),
  waiting: z.coerce.number(),
  is_known: z.boolean().nullable(),
});

/** Counts the seats of a class, those that are taken, and the people who wait. A seat whose hold has ended isn't taken. */
async function countSeats(req: PayloadRequest, classId: number, subject: string) {
  const [row] = await queryRows(
    req,
    sql`
      select (select count(*) from class_seats where class_id = ${classId}) as seats,
        count(*) filter (where state = 'booked' or (seat is not null and seat_until > now())) as taken,
        count(*) filter (where state = 'waiting') as waiting,
        bool_or(subject = ${subject} and (state in ('booked', 'waiting') or seat_until > now())) as is_known
      from class_bookings where class_id = ${classId}`,
  );
  const { is_known: isKnown, ...counts } = seatCountSchema.parse(row);
  return { ...counts, isKnown: isKnown === true };
}

async function getFull(req: PayloadRequest, classId: number, subject: string): Promise<BookingOutcome> {
  const { seats, waiting } = await countSeats(req, classId, subject);
  return { outcome: 'full', seats, waiting };
}

async function holdsTooMany(req: PayloadRequest, subject: string): Promise<boolean> {
  const [row] = await queryRows(
    req,
    sql`select count(*) as held from class_bookings where subject = ${subject} and state = 'held' and seat_until > now()`,
  );
  return z.object({ held: z.coerce.number() }).parse(row).held >= HOLDS_MAX;
}
