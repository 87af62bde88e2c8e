import * as z from 'zod/mini';
import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import { SLUG_PATTERN } from '@/cms/core/fields/slug';
import { DAY_MS, HOUR_MS } from '@/platform/durations';
import { PERSON_NAME_PATTERN } from '@/platform/person-name';

/*
 * Bookings of live classes, for the browser, too. The rules that visitors read are these constants.
 */

/** How long a seat is held while someone fills in the form. */
export const HOLD_MINUTES = 15;
/** How long a freed seat is offered to the next person on the waiting list. */
export const OFFER_HOURS = 24;
/** A seat can be moved to another class of the course until this many days before the class starts. */
export const MOVE_DEADLINE_DAYS = 7;
/** How many seats one person can hold at a time without having booked them. */
export const HOLDS_MAX = 3;

export const BOOKING_STATES = [
  { value: 'held', label: 'Held while the form is filled in' },
  { value: 'booked', label: 'Booked' },
  { value: 'waiting', label: 'On the waiting list' },
  { value: 'offered', label: 'Offered from the waiting list' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'moved', label: 'Moved to another class' },
  { value: 'lapsed', label: 'Not booked in time' },
] as const;
export type BookingState = (typeof BOOKING_STATES)[number]['value'];

/** The active states: a person has at most one per class. */
export const ACTIVE_STATES = ['held', 'booked', 'waiting', 'offered'] as const satisfies readonly BookingState[];

export const ATTENDANCE = [
  { value: 'present', label: 'Attended' },
  { value: 'partly', label: 'Attended in part' },
  { value: 'absent', label: 'Did not attend' },
] as const;
export type Attendance = (typeof ATTENDANCE)[number]['value'];

/** JSON body of POST /api/class-bookings/attendance: the changed attendance of bookings of a class; null while it isn't recorded. */
export const attendanceRequestSchema = z.strictObject({
  class: z.int().check(z.positive()),
  attendance: z
    .array(
      z.strictObject({
        booking: z.int().check(z.positive()),
        value: z.nullable(z.enum(ATTENDANCE.map(({ value }) => value))),
      }),
    )
    .check(z.minLength(1), z.maxLength(STUDENTS_PER_CLASS_MAX)),
});
export type AttendanceRequest = z.infer<typeof attendanceRequestSchema>;

const classKeySchema = z.string().check(z.regex(SLUG_PATTERN), z.maxLength(120));

/** A person's booking or place on the waiting list. */
const accountBookingSchema = z.object({
  /** Key of the class. */
  class: z.string(),
  url: z.string().check(z.startsWith('/')),
  course: z.string(),
  /** The first day, as a clock at the class shows it, with the time zone. */
  when: z.string(),
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
  state: z.enum(ACTIVE_STATES),
  name: z.nullable(z.string()),
  /** When the hold or offer ends. */
  until: z.nullable(z.iso.datetime()),
  /** Place on the waiting list; the first is 1. */
  position: z.nullable(z.int().check(z.positive())),
});
export type AccountBooking = z.infer<typeof accountBookingSchema>;

/** Response of GET and POST /account/classes. */
export const accountBookingsSchema = z.object({
  bookings: z.array(accountBookingSchema),
  /** Set when no seat was free, with the number of people on the waiting list. Nothing was changed then. */
  full: z.nullable(z.object({ class: z.string(), seats: z.int(), waiting: z.int().check(z.nonnegative()) })),
});
export type AccountBookings = z.infer<typeof accountBookingsSchema>;

const personNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(PERSON_NAME_PATTERN));
/** Lines of text. Postgres stores no NUL. */
const noteSchema = z.string().check(z.trim(), z.maxLength(1000), z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u));

/** JSON body of POST /account/classes. */
export const bookingRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('hold'), class: classKeySchema }),
  z.object({
    action: z.literal('book'),
    class: classKeySchema,
    name: personNameSchema,
    note: z.prefault(noteSchema, ''),
  }),
  z.object({ action: z.literal('wait'), class: classKeySchema, name: personNameSchema }),
  z.object({ action: z.literal('cancel'), class: classKeySchema }),
  z.object({ action: z.literal('move'), class: classKeySchema, to: classKeySchema }),
]);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** Whether a seat can still be moved to another class. */
export function canMove(begin: Date, now: Date): boolean {
  return begin.getTime() - now.getTime() >= MOVE_DEADLINE_DAYS * DAY_MS;
}

/** Returns when an offer ends: after a day, or when the class starts. */
export function getOfferEnd(now: Date, begin: Date): Date {
  return new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR_MS, begin.getTime()));
}
