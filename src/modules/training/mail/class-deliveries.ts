import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import type { MailSite, RenderedMail } from '@/cms/mail/render-mail';
import { buildMessageId, getMailSite } from '@/cms/mail/mail-site';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { BOOKING_STATES, type BookingState } from '../bookings/booking';
import {
  type MailedClass,
  renderBookingConfirmationMail,
  renderRescheduleMail,
  renderCanceledDaysMail,
  renderSeatReleasedMail,
  renderSeatOfferMail,
  renderReminderMail,
} from './class-mail';
import { buildClassCalendar, type ClassDay } from './class-calendar';
import { findCanceledDays } from './canceled-days';
import { buildClassUrl, getClassDays, getClassPlace } from '../training-class';

const rowSchema = z.object({
  state: z.enum(BOOKING_STATES.map(({ value }) => value)),
  name: z.string().nullable(),
  email: z.string().nullable(),
  seat_until: z.coerce.date().nullable(),
  booked_at: z.coerce.date().nullable(),
  key: z.string(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  delivery: z.string(),
  city: z.string().nullable(),
  instructor: z.string(),
  sample: z.boolean().nullable(),
  class_id: z.number(),
  canceled: z.boolean().nullable(),
  changed_at: z.coerce.date(),
  course: z.string(),
});
type Row = z.output<typeof rowSchema>;
type Build = (
  row: Row,
  mailed: { trainingClass: MailedClass; name: string; site: MailSite; canceled: ClassDay[] },
) => Promise<RenderedMail>;

interface HandlerOptions {
  /** The states of the booking in which the email is sent. */
  states: readonly BookingState[];
  build: Build;
  /** The method of the email's calendar file; undefined when it has none. */
  calendar?: 'add' | 'remove' | 'remove-canceled';
}

/** Handlers for the emails about bookings. They send nothing when the booking is in another state by now. */
export const classDeliveries = {
  'class-booked': createHandler({
    states: ['booked'],
    build: (_row, props) => renderBookingConfirmationMail(props),
    calendar: 'add',
  }),
  'class-offered': createHandler({
    states: ['offered'],
    build: ({ seat_until: until }, props) => renderSeatOfferMail({ ...props, until: until ?? new Date() }),
  }),
  'class-left': createHandler({
    states: ['canceled', 'moved'],
    build: (row, props) =>
      renderSeatReleasedMail({ ...props, had: row.state === 'moved' ? 'moved-seat' : row.booked_at === null ? 'place' : 'seat' }),
    calendar: 'remove',
  }),
  'class-changed': createHandler({ states: ['booked'], build: (_row, props) => renderRescheduleMail(props), calendar: 'add' }),
  'class-dropped': createHandler({
    states: ['booked'],
    build: (_row, props) => renderCanceledDaysMail(props),
    calendar: 'remove-canceled',
  }),
  'class-reminder': createHandler({ states: ['booked'], build: (_row, props) => renderReminderMail(props) }),
} satisfies Partial<DeliveryHandlers>;

function createHandler({ states, build, calendar }: HandlerOptions): DeliveryHandler {
  return async (req, delivery) => {
    const row = await findRow(req, delivery);
    if (row === undefined || row.email === null || !states.includes(row.state)) return undefined;
    const canceled = calendar === 'remove-canceled' ? await findCanceledDays(req, row.class_id) : [];
    // The days have been reinstated.
    if (calendar === 'remove-canceled' && canceled.length === 0) return undefined;
    const trainingClass: MailedClass = {
      url: buildClassUrl(row.key),
      course: row.course,
      place: getClassPlace(row),
      instructor: row.instructor,
      days: getClassDays(row),
      isSample: row.sample === true,
      isCanceled: row.canceled === true,
    };
    const site = await getMailSite(req);
    const mail = await build(row, { trainingClass, name: row.name ?? '', site, canceled });
    const method = calendar === 'add' ? 'PUBLISH' : 'CANCEL';
    const days = calendar === 'remove-canceled' ? { days: canceled } : {};
    return {
      mail: {
        to: row.email,
        messageId: buildMessageId(delivery.delivery_id),
        ...mail,
        // Someone who only waited has no entry to remove.
        ...(calendar &&
          (row.booked_at !== null || trainingClass.isCanceled) && {
            calendar: {
              method,
              content: buildClassCalendar({ trainingClass, ...days, method, changedAt: row.changed_at, site }),
            },
          }),
      },
    };
  };
}

// A seat that is booked again must replace the entries that its cancellation removed, so the booking's change counts, too.
async function findRow(req: PayloadRequest, { booking_id: id }: Delivery): Promise<Row | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select b.state, b.name, b.email, b.seat_until, b.booked_at, c.key, c.start, c."end", c.zone, c.delivery, c.city,
        i.name as instructor, c.sample, c.canceled, b.class_id, greatest(c.updated_at, b.updated_at) as changed_at, co.name as course
      from class_bookings b join training_classes c on c.id = b.class_id join courses co on co.key = c.course
        join instructors i on i.key = c.instructor
      where b.id = ${id}`,
  );
  return row === undefined ? undefined : rowSchema.parse(row);
}
