import type { PGlite } from '@electric-sql/pglite';
import type { PayloadRequest } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { sql } from '@payloadcms/db-postgres';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { cancelBooking } from './seats';

const TABLES = `
  create schema page_cache;
  create function page_cache.drop_tags(tags text[]) returns void language sql as '';
  create table training_classes (id int, key text, course text, start text, zone text, canceled boolean);
  create table class_seats (class_id int, number numeric);
  create table class_bookings (
    id int, class_id int, state text, seat numeric, seat_until timestamptz, waiting_since timestamptz, subject text, name text,
    email text, changed_by text, updated_at timestamptz);
  create table form_deliveries (
    state text, booking_id int, kind text, delivery_id text unique, attempts int, next_attempt_at timestamptz,
    created_at timestamptz, updated_at timestamptz);
  insert into training_classes values (3, 'a', 'essentials', '2999-05-10T09:00', 'Europe/Berlin', false);
  insert into class_seats values (3, 1), (3, 2), (3, 3);`;

/** One person in each state that can be canceled. */
const BOOKINGS = `
  truncate class_bookings, form_deliveries;
  insert into class_bookings (id, class_id, state, seat, seat_until, waiting_since, subject, email) values
    (1, 3, 'booked', 1, null, null, 'booked', 'booked@people.example'),
    (2, 3, 'offered', 2, now() + interval '1 hour', now(), 'offered', 'offered@people.example'),
    (3, 3, 'held', 3, now() + interval '1 hour', null, 'held', null),
    (4, 3, 'waiting', null, null, now(), 'waiting', 'waiting@people.example');`;

let database: PGlite;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(TABLES);
});
beforeEach(() => database.exec(BOOKINGS));

/** Cancels what a person has, and returns to whom an email about it is queued. */
async function cancel(subject: string, by: 'Visitor' | 'Site' = 'Visitor'): Promise<unknown[]> {
  const execute = async (statement: ReturnType<typeof sql>) => ({ rows: await runStatement(database, statement) });
  const payload = { db: { drizzle: { execute }, sessions: { 1: { db: { execute } } } } };
  const req = z.custom<PayloadRequest>().parse({ transactionID: 1, context: {}, payload });
  expect(await cancelBooking(req, { id: 3 }, { subject, by })).toEqual({ outcome: 'done' });
  const { rows } = await database.query<{ subject: string }>(
    `select subject from form_deliveries join class_bookings b on b.id = booking_id where kind = 'class-left'`,
  );
  return rows.map((row) => row.subject);
}

it.each([
  ['booked', ['booked']],
  ['offered', []],
  ['held', []],
  ['waiting', []],
])('a visitor who cancels what is %s gets an email only about a booked seat', async (subject, expected) => {
  expect(await cancel(subject)).toEqual(expected);
});

it.each([
  ['booked', ['booked']],
  ['offered', ['offered']],
  ['held', []],
  ['waiting', ['waiting']],
])('staff who cancel what is %s notify everyone with an address', async (subject, expected) => {
  expect(await cancel(subject, 'Site')).toEqual(expected);
});
