import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/transaction';
import type { MailSite, RenderedMail } from '@/cms/mail/render-mail';
import { buildMessageId, getMailSite } from '@/cms/mail/mail-site';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { BOOKING_STATES, type BookingState } from './booking';
import { type MailedClass, renderBookedMail, renderLeftMail, renderOfferedMail, renderReminderMail } from './class-mail';
import { buildClassCalendar } from './class-calendar';
import { buildClassUrl, getClassDays } from './training-class';

const rowSchema = z.object({
  state: z.enum(BOOKING_STATES.map(({ value }) => value)),
  name: z.string().nullable(),
  email: z.string().nullable(),
  seat_until: z.coerce.date().nullable(),
  key: z.string(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  delivery: z.string(),
  city: z.string().nullable(),
  instructor: z.string(),
  sample: z.boolean().nullable(),
  updated_at: z.coerce.date(),
  course: z.string(),
});
type Row = z.output<typeof rowSchema>;
type Build = (row: Row, mailed: { of: MailedClass; name: string; site: MailSite }) => Promise<RenderedMail>;

/** Handlers for the mails about bookings. They send nothing when the booking is in another state by now. */
export const classDeliveries = {
  'class-booked': createHandler(['booked'], (_row, props) => renderBookedMail(props), true),
  'class-offered': createHandler(['offered'], ({ seat_until: until }, props) =>
    renderOfferedMail({ ...props, until: until ?? new Date() }),
  ),
  'class-left': createHandler(['canceled', 'moved'], ({ state }, props) =>
    renderLeftMail({ ...props, hasMoved: state === 'moved' }),
  ),
  'class-reminder': createHandler(['booked'], (_row, props) => renderReminderMail(props)),
} satisfies Partial<DeliveryHandlers>;

function createHandler(states: readonly BookingState[], build: Build, hasCalendar = false): DeliveryHandler {
  return async (req, delivery) => {
    const row = await findRow(req, delivery);
    if (row === undefined || row.email === null || !states.includes(row.state)) return undefined;
    const of: MailedClass = {
      url: buildClassUrl(row.key),
      course: row.course,
      place: row.delivery === 'online' ? 'Online' : (row.city ?? 'On site'),
      instructor: row.instructor,
      days: getClassDays(row),
      isSample: row.sample === true,
    };
    const site = await getMailSite(req);
    const mail = await build(row, { of, name: row.name ?? '', site });
    return {
      mail: {
        to: row.email,
        messageId: buildMessageId(delivery.delivery_id),
        ...mail,
        ...(hasCalendar ? { calendar: buildClassCalendar(of, row.updated_at, site) } : {}),
      },
    };
  };
}

async function findRow(req: PayloadRequest, { booking_id: id }: Delivery): Promise<Row | undefined> {
  const [row] = await queryRows(
    req,
    sql`
      select b.state, b.name, b.email, b.seat_until, c.key, c.start, c."end", c.zone, c.delivery, c.city, c.instructor, c.sample,
        c.updated_at, co.name as course
      from class_bookings b join training_classes c on c.id = b.class_id join courses co on co.key = c.course
      where b.id = ${id}`,
  );
  return row === undefined ? undefined : rowSchema.parse(row);
}
