import { createLocalReq, type PayloadRequest } from 'payload';
import { triggerDelivery } from '@/cms/outbox/deliver';
import {
  type AuthenticatedRequest,
  createConflictResponse,
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  readBody,
  requireVerifiedEmail,
} from '@/modules/account/server';
import { getPayloadClient } from '@/modules/payload-client';
import {
  type BookingRequest,
  bookingRequestSchema,
  canMove,
  HOLDS_MAX,
  MOVE_DEADLINE_DAYS,
  type AccountBookings,
} from './bookings/booking';
import { type BookableClass, findBookableClass } from './bookings/class-rows';
import { areClassesBookable } from './classes';
import { findAccountBookings } from './bookings/find-account-bookings';
import { type BookingOutcome, bookSeat, cancelBooking, holdSeat, joinWaitingList, moveBooking } from './bookings/seats';

const REFUSALS: Readonly<Record<Exclude<BookingOutcome['outcome'], 'done' | 'full'>, string>> = {
  'too-many-holds': `You hold ${HOLDS_MAX} seats that you haven’t booked. Book or release one of them first; your dashboard lists them.`,
  lapsed: 'Your seat was held for a limited time, which has ended. Nothing was booked. Hold a seat again.',
  none: 'You have no booking in this class anymore. Nothing was changed.',
  'booked-there': 'You already have a booking or a place on the waiting list in that class. Nothing was changed.',
  'class-canceled': 'This class is canceled, and so are its bookings. The schedule lists the other dates. Nothing was changed.',
  over: 'This class has begun, so its bookings can’t be changed anymore. Nothing was changed.',
};

/** GET /account/classes: the person's bookings and waiting-list entries of current classes. */
export async function handleClassesRead({ person }: AuthenticatedRequest): Promise<Response> {
  return createBookingsResponse(await createLocalReq({}, await getPayloadClient()), person.subject);
}

/** POST /account/classes: holds, books, waits for, cancels or moves a seat. Sending it again changes nothing. */
export async function handleClassesChange(authenticated: AuthenticatedRequest): Promise<Response> {
  if (!areClassesBookable) return createConflictResponse('Classes are booked on the main site, not on this copy.');
  const data = await readBody(authenticated.request, bookingRequestSchema);
  if (data === undefined)
    return createInvalidRequestResponse(
      'Specify an action and a class: {"action": "hold", "class": "…"}, and a name where required.',
    );
  const req = await createLocalReq({}, await getPayloadClient());
  const found = await findBookableClass(req, data.class);
  if (found === undefined) return createGoneResponse();
  const result = await change(req, found, data, authenticated);
  if (result instanceof Response) return result;
  // A hold triggers no email.
  if (data.action !== 'hold') triggerDelivery(req.payload);
  switch (result.outcome) {
    case 'done':
      return createBookingsResponse(req, authenticated.person.subject);
    case 'full': {
      const name = data.action === 'move' ? data.to : data.class;
      return createBookingsResponse(req, authenticated.person.subject, {
        class: name,
        seats: result.seats,
        waiting: result.waiting,
      });
    }
    default:
      return createConflictResponse(REFUSALS[result.outcome]);
  }
}

async function change(
  req: PayloadRequest,
  found: BookableClass,
  data: BookingRequest,
  { person: { subject }, accessToken }: AuthenticatedRequest,
): Promise<BookingOutcome | Response> {
  switch (data.action) {
    case 'hold':
      return holdSeat(req, found, subject);
    case 'cancel':
      return cancelBooking(req, found, { subject, by: 'Visitor' });
    case 'move': {
      const to = await findBookableClass(req, data.to);
      if (to === undefined) return createGoneResponse();
      const problem = getMoveProblem(found, to);
      return problem === undefined ? moveBooking(req, { from: found, to, subject }) : createConflictResponse(problem);
    }
    case 'book':
    case 'wait': {
      const email = await requireVerifiedEmail(
        accessToken,
        'The sign-on service has not verified your email address, and we send what you need for the class there. ' +
          'Verify it, then try again.',
      );
      if (email instanceof Response) return email;
      const attendee = { subject, name: data.name, email };
      return data.action === 'wait'
        ? joinWaitingList(req, found, attendee)
        : bookSeat(req, found, { ...attendee, note: data.note });
    }
  }
}

function getMoveProblem(from: BookableClass, to: BookableClass): string | undefined {
  if (from.course !== to.course || from.id === to.id)
    return 'A seat can be moved to another class of the same course. Nothing was changed.';
  if (!canMove(from.begin, new Date()))
    return (
      `A seat can be moved until ${MOVE_DEADLINE_DAYS} days before the class begins. ` +
      'That deadline has passed, but you can still cancel it. Nothing was changed.'
    );
  return undefined;
}

function createGoneResponse(): Response {
  return createErrorResponse(404, {
    error: 'not_found',
    message: 'This class is no longer offered. The schedule lists current classes.',
  });
}

async function createBookingsResponse(
  req: PayloadRequest,
  subject: string,
  full: AccountBookings['full'] = null,
): Promise<Response> {
  const response: AccountBookings = { bookings: await findAccountBookings(req, subject), full };
  return createPrivateResponse(response);
}
