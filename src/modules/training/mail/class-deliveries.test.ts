import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Delivery } from '@/cms/outbox/delivery';
import { classDeliveries } from './class-deliveries';

const ROW = {
  state: 'canceled',
  name: 'Ada',
  email: 'ada@people.example',
  seat_until: null,
  booked_at: null,
  key: 'a',
  start: '2999-05-10T09:00',
  end: '2999-05-10T17:00',
  zone: 'Europe/Berlin',
  delivery: 'online',
  city: null,
  instructor: 'Ines',
  sample: false,
  class_id: 3,
  canceled: false,
  changed_at: '2026-11-27T00:00:00Z',
  course: 'PostgreSQL essentials',
};

/** Builds the email about a booking that has ended. */
async function buildMail(row: object) {
  const execute = () => Promise.resolve({ rows: [{ ...ROW, ...row }] });
  const payload = { db: { drizzle: { execute }, sessions: {} }, findGlobal: () => Promise.resolve({ name: 'Example' }) };
  const outgoing = await classDeliveries['class-left'](
    z.custom<PayloadRequest>().parse({ payload }),
    z.custom<Delivery>().parse({ delivery_id: 'class-left-1', booking_id: 1 }),
  );
  if (outgoing === undefined || !('mail' in outgoing)) throw new Error('There is no email.');
  return outgoing.mail;
}

it.each([
  ['a seat', { booked_at: '2026-11-20T00:00:00Z' }, 'You no longer have a seat in this class.', 'CANCEL'],
  ['a seat in another class', { state: 'moved', booked_at: '2026-11-20T00:00:00Z' }, 'Another email confirms', 'CANCEL'],
  ['a place on the waiting list', {}, 'We have removed you from the waiting list of this class.', undefined],
  ['a place in a canceled class', { canceled: true }, 'we had to cancel this class', 'CANCEL'],
])('the email to someone who had %s says so, and removes what their calendar has', async (_what, row, text, method) => {
  const mail = await buildMail(row);
  expect(mail.text).toContain(text);
  expect(mail.calendar?.method).toBe(method);
});
