import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { z } from 'zod';
import { simulateBookings, trySend, type BookingAnswer } from '../../bench/simulated-bookings';
import { startTokenIssuer, type TokenIssuer } from '../../bench/token-issuer';
import { createSeededDatabase, findLockWaiters, type TestDatabase } from './support/database';
import { startFleet, type Fleet } from './support/fleet';
import { createSession } from './support/form-visitor';
import { createProcesses } from './support/processes';
import { postponeClasses } from './support/training-classes';

const RUSHED = 'postgresql-essentials-2027-01-12';
const SMALL = 'postgresql-administration-2027-02-22';
const OTHER = 'postgresql-administration-2027-05-18';
const ACROSS_CLOCK_CHANGE = 'postgresql-high-availability-2027-03-11';

const processes = createProcesses();
let database: TestDatabase;
let issuer: TokenIssuer;
let fleet: Fleet;

beforeAll(async () => {
  database = await createSeededDatabase('training', processes);
  await postponeClasses(database.client);
  issuer = await startTokenIssuer();
  fleet = await startFleet({
    processes,
    configure: () => ({ databaseUrl: database.url, variables: issuer.variables }),
  });
});
afterAll(async () => {
  await processes.close();
  await issuer.close();
  await database.drop();
});

const get = async (path: string) => fetch((await fleet.next()).url + path);

async function send(subject: string, body: object): Promise<BookingAnswer> {
  const token = await issuer.sign(subject);
  for (;;) {
    const answer = await trySend((await fleet.next()).url, token, body);
    if (answer !== undefined) return answer;
  }
}

/** Sends a request that must be answered at once: `send` would repeat what Postgres has refused. */
async function sendOnce(subject: string, body: object): Promise<BookingAnswer> {
  const answer = await trySend((await fleet.next()).url, await issuer.sign(subject), body);
  if (answer === undefined) throw new Error(`${JSON.stringify(body)} was not answered.`);
  return answer;
}

const stateOf = ({ bookings }: BookingAnswer, key: string) => bookings.find((each) => each.class === key)?.state;

async function book(subject: string, key: string): Promise<void> {
  await send(subject, { action: 'hold', class: key });
  expect(stateOf(await send(subject, { action: 'book', class: key, name: subject }), key)).toBe('booked');
}

async function rowsOf(key: string) {
  const { rows } = await database.client.query<{ subject: string; state: string; seat: string | null }>(
    `select subject, state, seat from class_bookings b join training_classes c on c.id = b.class_id where c.key = $1 order by b.id`,
    [key],
  );
  return rows;
}

async function mailsTo(subject: string) {
  const { rows } = await database.client.query<{ subject: string; calendar: string | null }>(
    'select subject, calendar from mails where "to" = $1 order by id',
    [`${subject}@people.example`],
  );
  return rows;
}

/** Parses a file as a calendar program does. */
function readCalendar(file: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''));
  const days = calendar.getAllSubcomponents('vevent');
  const read = (name: string) => days.map((day) => String(day.getFirstPropertyValue(name)));
  return {
    method: calendar.getFirstPropertyValue('method'),
    // The instances of the test have a host each; those of a site have one.
    uids: read('uid').map((uid) => uid.replace(/@.*/, '')),
    begins: read('dtstart'),
    statuses: new Set(read('status')),
    organizers: new Set(read('organizer')),
    sequence: Math.min(...read('sequence').map(Number)),
  };
}

/** Runs the job that releases expired holds and queues reminders. */
async function tend(): Promise<void> {
  await database.client.query(
    "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('tend-class-bookings', 'deliveries', false, 0)",
  );
}

describe('a class that many people book at once', () => {
  it('is never oversold, loses no seat, and tells everyone else that it is full, even if a server is killed', async () => {
    const people = await Promise.all(
      Array.from({ length: 60 }, async (_each, index) => [`rush-${index}`, await issuer.sign(`rush-${index}`)] as const),
    );
    const rush = simulateBookings({ findInstance: () => fleet.next(), classKey: RUSHED, tokens: new Map(people) });
    // Once someone has a seat.
    await expect.poll(async () => (await rowsOf(RUSHED)).length, { interval: 5 }).toBeGreaterThan(0);
    const [name = ''] = fleet.names();
    await fleet.replace(name);
    const results = await rush;
    await fleet.waitUntilRunning();
    const rows = await rowsOf(RUSHED);
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'booked'));
    expect(new Set(rows.map(({ seat }) => seat)).size).toBe(12);
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
      results.flatMap(({ outcome, subject }) => (outcome === 'booked' ? [subject] : [])).toSorted(),
    );
    expect((await send('late', { action: 'hold', class: RUSHED })).full).toEqual({ class: RUSHED, seats: 12, waiting: 0 });
    const { rows: recorded } = await database.client.query(
      "select from audit_events where kind = 'class-bookings' and note like '%held to booked%'",
    );
    expect(recorded).toHaveLength(12);
    expect(await (await get(`/training/classes/${RUSHED}`)).text()).toContain('Full, with a waiting list');
  });

  it('is full for others, and as before for who has a seat, even while someone changes its bookings', async () => {
    const { client } = database;
    const [{ subject: owner } = { subject: '' }] = await rowsOf(RUSHED);
    await client.query('begin');
    await client.query('select from training_classes where key = $1 for no key update', [RUSHED]);
    let isAnswered = false;
    const answers = Promise.all([owner, 'later'].map((subject) => send(subject, { action: 'hold', class: RUSHED }))).finally(
      () => {
        isAnswered = true;
      },
    );
    await expect.poll(async () => isAnswered || (await findLockWaiters(client)).length > 0).toBe(true);
    const hasWaited = !isAnswered;
    await client.query('commit');
    expect((await answers).map((answer) => [answer.full?.seats, stateOf(answer, RUSHED)])).toEqual([
      [undefined, 'booked'],
      [12, undefined],
    ]);
    expect(hasWaited).toBe(false);
  });

  it('can’t be oversold by the database, either', async () => {
    const insert = (seat: number, subject: string) =>
      database.client.query(
        `insert into class_bookings (class_id, state, seat, subject, seat_until, changed_by)
         select id, 'held', $2, $3, now() + interval '1 hour', 'Site' from training_classes where key = $1`,
        [RUSHED, seat, subject],
      );
    await expect(insert(1, 'second')).rejects.toThrow('class_seat_idx');
    await expect(insert(13, 'thirteenth')).rejects.toThrow('class_bookings_seat_fk');
    await expect(database.client.query('update training_classes set seats = 11 where key = $1', [RUSHED])).rejects.toThrow(
      'class_bookings_seat_fk',
    );
    await expect(database.client.query('delete from training_classes where key = $1', [RUSHED])).rejects.toThrow(
      'class_bookings',
    );
  });

  it('cannot be deleted while it has bookings, which the error lists', async () => {
    const { rows } = await database.client.query<{ id: number }>('select id from training_classes where key = $1', [RUSHED]);
    const { url } = await fleet.next();
    const remove = async (role: 'administrator' | 'editor') => {
      const headers = { cookie: await createSession(database, role), origin: url };
      const answer = await fetch(`${url}/api/training-classes/${rows[0]?.id}`, { method: 'DELETE', headers });
      expect(answer.status).toBe(409);
      return answer.text();
    };
    expect(await remove('administrator')).toMatch(/This class has 12 bookings. seat 1, rush-\d+ \(rush-\d+@people\.example\)/);
    expect(await remove('editor'), 'editors do not see who has booked').toMatch(
      /This class has 12 bookings. seat 1, booked; seat 2, booked/,
    );
    expect(await rowsOf(RUSHED)).toHaveLength(12);
  });
});

describe('the waiting list', () => {
  it('gets a seat in the order of joining, as soon as one is released', async () => {
    for (let index = 0; index < 8; index += 1) await book(`early-${index}`, SMALL);
    for (const subject of ['first', 'second']) {
      expect((await send(subject, { action: 'hold', class: SMALL })).full).toMatchObject({ seats: 8 });
      expect(stateOf(await send(subject, { action: 'wait', class: SMALL, name: subject }), SMALL)).toBe('waiting');
    }
    await send('early-3', { action: 'cancel', class: SMALL });
    const states = async () => Object.fromEntries((await rowsOf(SMALL)).map(({ subject, state }) => [subject, state]));
    expect(await states()).toMatchObject({ 'early-3': 'canceled', first: 'offered', second: 'waiting' });
    await expect
      .poll(async () => (await mailsTo('first')).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^A seat is free: PostgreSQL administration/)]);
    expect(await mailsTo('first'), 'an offer is no appointment yet').toMatchObject([{ calendar: null }]);
    // An expired offer goes to the next person, and no one else gets the seat in between.
    await database.client.query("update class_bookings set seat_until = now() - interval '1 second' where subject = 'first'");
    expect((await send('passer-by', { action: 'hold', class: SMALL })).full).toMatchObject({ seats: 8 });
    await tend();
    await expect.poll(async () => (await states())['second']).toBe('offered');
    expect(stateOf(await send('second', { action: 'book', class: SMALL, name: 'second' }), SMALL)).toBe('booked');
    expect(await states()).toMatchObject({ first: 'lapsed', second: 'booked' });
  });

  it('gets the seats that were held or offered while the clock was ahead, when a hold or an offer that begins now ends', async () => {
    const minutesLeft = async (): Promise<Record<string, number>> => {
      const { rows } = await database.client.query<{ subject: string; minutes: string }>(
        `select subject, ceil(extract(epoch from seat_until - now()) / 60) as minutes from class_bookings
         where subject like 'clock-%' order by id`,
      );
      return Object.fromEntries(rows.map(({ subject, minutes }) => [subject, Number(minutes)]));
    };
    for (const subject of ['clock-held', 'clock-offered', 'clock-right']) await send(subject, { action: 'hold', class: OTHER });
    await database.client.query("update class_bookings set state = 'offered' where subject = 'clock-offered'");
    await database.client.query(
      `update class_bookings set seat_until = seat_until + interval '30 days' where subject in ('clock-held', 'clock-offered')`,
    );
    await database.client.query(
      `update class_bookings set seat_until = now() + interval '19 minutes' where subject = 'clock-right'`,
    );
    await tend();
    await expect.poll(async () => (await minutesLeft())['clock-held']).toBeLessThanOrEqual(15);
    const left = await minutesLeft();
    expect(left['clock-offered']).toBeLessThanOrEqual(24 * 60);
    expect(left['clock-right'], 'clocks may differ by five minutes').toBeGreaterThan(15);
    for (const subject of Object.keys(left)) await send(subject, { action: 'cancel', class: OTHER });
  });

  it('is respected when a booking is moved to a full class; it moves to one with free seats', async () => {
    await book('mover', OTHER);
    expect((await send('mover', { action: 'move', class: OTHER, to: SMALL })).full).toMatchObject({ class: SMALL });
    await send('third', { action: 'wait', class: SMALL, name: 'third' });
    expect(stateOf(await send('early-0', { action: 'move', class: SMALL, to: OTHER }), OTHER)).toBe('booked');
    const states = Object.fromEntries((await rowsOf(SMALL)).map(({ subject, state }) => [subject, state]));
    expect(states, 'the seat goes to who waits for it').toMatchObject({ 'early-0': 'moved', third: 'offered' });
    await expect
      .poll(async () => (await mailsTo('early-0')).map(({ subject }) => subject.split(':')[0] ?? '').toSorted())
      .toEqual(['Moved', 'Your seat is booked', 'Your seat is booked']);
  });
});

describe('a booking', () => {
  it('is confirmed with a calendar file, held once however often it is sent, and rejected after the hold expires', async () => {
    const key = ACROSS_CLOCK_CHANGE;
    await send('ada', { action: 'hold', class: key });
    await send('ada', { action: 'hold', class: key });
    expect(await rowsOf(key)).toHaveLength(1);
    await database.client.query("update class_bookings set seat_until = now() - interval '1 second' where subject = 'ada'");
    await tend();
    await expect.poll(async () => (await rowsOf(key))[0]?.state).toBe('lapsed');
    await expect(send('ada', { action: 'book', class: key, name: 'Ada' })).rejects.toThrow('which has ended');
    await book('ada', key);
    await send('ada', { action: 'book', class: key, name: 'Ada' });
    await expect.poll(async () => (await mailsTo('ada')).length).toBe(1);
    const [mail] = await mailsTo('ada');
    const days = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''))
      .getAllSubcomponents('vevent')
      .map((day) => new ICAL.Event(day));
    // Nine in the morning in New York on each day, before and after the clocks change.
    expect(days.map(({ startDate }) => startDate.toString())).toEqual([
      '2055-03-11T14:00:00Z',
      '2055-03-12T14:00:00Z',
      '2055-03-15T13:00:00Z',
    ]);
    expect(new Set(days.map(({ uid }) => uid)).size).toBe(3);
  });

  it('can be swapped with another person’s at the same moment', async () => {
    const [one, other] = ['postgresql-essentials-2027-02-09', 'postgresql-essentials-2027-05-11'];
    const { client } = database;
    const { rows } = await client.query<{ id: number; key: string }>(
      'select id, key from training_classes where key in ($1, $2) order by id',
      [one, other],
    );
    const [low, high] = [rows[0]?.key ?? '', rows[1]?.key ?? ''];
    await book('to-high', low);
    await book('to-low', high);
    await client.query('begin');
    await client.query('select from training_classes where id = $1 for no key update', [rows[0]?.id]);
    const there = sendOnce('to-high', { action: 'move', class: low, to: high });
    await expect.poll(() => findLockWaiters(client)).toHaveLength(1);
    // It would now hold the other class if it locked its own first, and the two would wait for each other.
    const back = sendOnce('to-low', { action: 'move', class: high, to: low });
    await expect.poll(() => findLockWaiters(client)).toHaveLength(2);
    await client.query('commit');
    expect([stateOf(await there, high), stateOf(await back, low)]).toEqual(['booked', 'booked']);
  });

  it('is moved only when it is booked, to a class of the course where the person has nothing yet', async () => {
    const refuse = async (body: object, reason: string) => {
      const before = await rowsOf(OTHER);
      await expect(sendOnce('early-1', { action: 'move', ...body })).rejects.toThrow(reason);
      expect(await rowsOf(OTHER)).toEqual(before);
    };
    await send('early-1', { action: 'hold', class: OTHER });
    await refuse({ class: SMALL, to: OTHER }, 'You already have a booking');
    await refuse({ class: OTHER, to: 'postgresql-administration-2027-01-19' }, 'You have no booking in this class');
    await refuse({ class: SMALL, to: RUSHED }, 'another class of the same course');
    await send('early-1', { action: 'cancel', class: OTHER });
    await expect(send('early-1', { action: 'cancel', class: OTHER })).rejects.toThrow('You have no booking in this class');
  });

  it('has calendar files that match its emails: confirmed, moved, booked again, and canceled', async () => {
    const [from, to] = ['postgresql-essentials-2027-02-09', 'postgresql-essentials-2027-05-11'];
    const filesAfter = async (mails: number) => {
      await expect.poll(async () => (await mailsTo('cal')).length).toBe(mails);
      // SEQUENCE counts seconds, and people don't change a booking twice in one.
      const second = Math.floor(Date.now() / 1000);
      await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
      return (await mailsTo('cal')).map(({ calendar }) => readCalendar(calendar));
    };
    const move = async (one: string, other: string) =>
      expect(stateOf(await send('cal', { action: 'move', class: one, to: other }), other)).toBe('booked');

    await book('cal', from);
    const [booked] = await filesAfter(1);
    expect(booked).toMatchObject({ method: 'PUBLISH', statuses: new Set(['CONFIRMED']) });
    await move(from, to);
    const moved = (await filesAfter(3)).slice(1);
    expect(moved.find(({ method }) => method === 'CANCEL')).toMatchObject({
      uids: booked?.uids,
      statuses: new Set(['CANCELLED']),
    });
    expect(moved.find(({ method }) => method === 'PUBLISH')?.uids).not.toEqual(booked?.uids);
    await move(to, from);
    await filesAfter(5);
    await send('cal', { action: 'cancel', class: from });
    const all = (await filesAfter(6)).filter(({ uids }) => uids.join() === booked?.uids.join());
    expect(all.map(({ method }) => method)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH', 'CANCEL']);
    const sequences = all.map(({ sequence }) => sequence);
    expect(sequences, 'each file replaces the one before').toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    for (const { begins, organizers } of all) {
      expect(begins).toEqual(booked?.begins);
      expect(organizers).toEqual(booked?.organizers);
    }
  });

  it('requires signing in and is visible only to its owner', async () => {
    const { url } = await fleet.next();
    expect((await fetch(`${url}/account/classes`)).status).toBe(401);
    expect((await fetch(`${url}/account/classes`, { method: 'POST', headers: { origin: url }, body: '{}' })).status).toBe(401);
    const read = await fetch(`${url}/account/classes`, { headers: { authorization: `Bearer ${await issuer.sign('nobody')}` } });
    expect(z.object({ bookings: z.array(z.unknown()) }).parse(await read.json()).bookings).toEqual([]);
    await expect(send('ada', { action: 'book', class: 'no-such-class', name: 'Ada' })).rejects.toThrow('404');
    await expect(send('ada', { action: 'book', class: SMALL })).rejects.toThrow('400');
  });

  it('of more than three seats at a time waits until one is booked or released', async () => {
    const keys = [ACROSS_CLOCK_CHANGE, OTHER, 'postgresql-performance-2027-04-14', 'postgresql-development-2027-03-31'];
    for (const key of keys.slice(0, 3)) await send('greedy', { action: 'hold', class: key });
    await expect(send('greedy', { action: 'hold', class: keys[3] })).rejects.toThrow('You hold 3 seats');
    await expect(send('greedy', { action: 'wait', class: keys[3], name: 'greedy' })).rejects.toThrow('You hold 3 seats');
  });

  it('of four seats at once gets three', async () => {
    const keys = [ACROSS_CLOCK_CHANGE, OTHER, 'postgresql-performance-2027-04-14', 'postgresql-development-2027-03-31'];
    const results = await Promise.allSettled(keys.map((key) => send('hasty', { action: 'hold', class: key })));
    const held = keys.filter((_key, index) => results[index]?.status === 'fulfilled');
    expect(held).toHaveLength(3);
    for (const key of held) await send('hasty', { action: 'cancel', class: key });
  });
});

describe('a class that starts soon', () => {
  it('reminds each participant once, and no one who canceled', async () => {
    const key = 'postgresql-development-2027-03-31';
    for (const subject of ['reminded', 'left']) await book(subject, key);
    await send('left', { action: 'cancel', class: key });
    await database.client.query(
      "update class_bookings set booked_at = now() - interval '10 days' where subject in ('reminded', 'left')",
    );
    const reminders = async (subject: string) =>
      (await mailsTo(subject)).filter((mail) => mail.subject.startsWith('Your class begins on ')).length;
    // A week before the class, and a day before it, when both reminders are due, and the later one is sent.
    for (const [index, hours] of [6 * 24, 20].entries()) {
      await database.client.query(
        `update training_classes set start = to_char(now() at time zone zone + make_interval(hours => $2), 'YYYY-MM-DD"T"HH24:MI'),
           "end" = to_char(now() at time zone zone + make_interval(hours => $2 + 72), 'YYYY-MM-DD"T"HH24:MI') where key = $1`,
        [key, hours],
      );
      await tend();
      await expect.poll(() => reminders('reminded')).toBe(index + 1);
    }
    await tend();
    const waiting = async () => {
      const { rows } = await database.client.query(
        `select from payload_jobs
         where task_slug = 'tend-class-bookings' and wait_until is null
         union all
         select from form_deliveries
         where state = 'waiting'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(0);
    expect([await reminders('reminded'), await reminders('left')]).toEqual([2, 0]);
  });
});

describe('a class that has begun', () => {
  it('stays as it is: nobody books, cancels, or moves there, and no seat is offered', async () => {
    const key = 'postgresql-administration-2027-01-19';
    const { client } = database;
    await book('punctual', key);
    await send('undecided', { action: 'hold', class: key });
    await client.query(
      `insert into class_bookings (class_id, state, subject, waiting_since, changed_by)
       select id, 'waiting', 'hopeful', now(), 'Visitor' from training_classes where key = $1`,
      [key],
    );
    const moveStart = (hours: number) =>
      client.query(
        `update training_classes set start = to_char(now() at time zone zone + make_interval(hours => $2), 'YYYY-MM-DD"T"HH24:MI'),
           "end" = to_char(now() at time zone zone + interval '96 hours', 'YYYY-MM-DD"T"HH24:MI') where key = $1`,
        [key, hours],
      );
    await moveStart(48);
    await expect(send('punctual', { action: 'move', class: key, to: OTHER })).rejects.toThrow('until 7 days before');
    await moveStart(-1);
    for (const [subject, body] of [
      ['newcomer', { action: 'hold', class: key }],
      ['newcomer', { action: 'wait', class: key, name: 'newcomer' }],
      ['undecided', { action: 'book', class: key, name: 'undecided' }],
      ['punctual', { action: 'cancel', class: key }],
      ['mover', { action: 'move', class: OTHER, to: key }],
    ] as const)
      await expect(sendOnce(subject, body), body.action).rejects.toThrow('This class has begun');
    await client.query("update class_bookings set seat_until = now() - interval '1 second' where subject = 'undecided'");
    await tend();
    const states = async () => (await rowsOf(key)).map(({ subject, state }) => [subject, state]);
    await expect.poll(states).toEqual([
      ['punctual', 'booked'],
      ['undecided', 'lapsed'],
      ['hopeful', 'waiting'],
    ]);
    const list = async () => {
      const { url } = await fleet.next();
      const headers = { authorization: `Bearer ${await issuer.sign('punctual')}` };
      const { bookings } = z
        .object({ bookings: z.array(z.object({ class: z.string() })) })
        .parse(await (await fetch(`${url}/account/classes`, { headers })).json());
      return bookings.map((booking) => booking.class);
    };
    expect(await list()).toEqual([key]);
    await client.query(
      `update training_classes set start = to_char(now() at time zone zone - interval '8 days', 'YYYY-MM-DD"T"HH24:MI'),
         "end" = to_char(now() at time zone zone - interval '1 day', 'YYYY-MM-DD"T"HH24:MI') where key = $1`,
      [key],
    );
    expect(await list(), 'it is over').toEqual([]);
    await client.query('update training_classes set canceled = true where key = $1', [key]);
    await expect(send('punctual', { action: 'cancel', class: key })).rejects.toThrow('This class is canceled');
  });
});

describe('the roster', () => {
  const KEY = 'postgresql-performance-2027-04-14';

  it('records the attendance of all participants or none, with an audit event, for authorized roles', async () => {
    for (const subject of ['pat', 'kim']) await book(subject, KEY);
    const { rows } = await database.client.query<{ id: number; class_id: number; subject: string }>(
      "select id, class_id, subject from class_bookings where subject in ('pat', 'kim') and state = 'booked' order by id",
    );
    const [classId, bookings] = [rows[0]?.class_id, rows.map(({ id }) => id)];
    const { url } = await fleet.next();
    const record = async (value: string | null, { role = 'sales', origin = url, extra = [] as number[] } = {}) => {
      const answer = await fetch(`${url}/api/class-bookings/attendance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: await createSession(database, role) },
        body: JSON.stringify({ class: classId, attendance: [...bookings, ...extra].map((booking) => ({ booking, value })) }),
      });
      return [answer.status, await answer.json()];
    };
    const recorded = async () => {
      const { rows: found } = await database.client.query<{ attendance: string | null }>(
        'select attendance from class_bookings where id = any($1) order by id',
        [bookings],
      );
      return found.map(({ attendance }) => attendance);
    };
    expect((await record('present', { role: 'editor' }))[0], 'editors do not see who has booked').toBe(403);
    expect((await record('present', { origin: 'https://elsewhere.example' }))[0]).toBe(401);
    expect((await record('late'))[0], 'no such attendance').toBe(400);
    const { rows: others } = await database.client.query<{ id: number }>(
      "select id from class_bookings where state = 'booked' and class_id <> $1 limit 1",
      [classId],
    );
    expect((await record('present', { extra: others.map(({ id }) => id) }))[0], 'a booking of another class').toBe(409);
    expect(await recorded()).toEqual([null, null]);

    expect(await record('present')).toEqual([200, { changed: 2 }]);
    expect(await recorded()).toEqual(['present', 'present']);
    expect(await record('present'), 'sent again').toEqual([200, { changed: 0 }]);
    const { rows: events } = await database.client.query<{ name: string }>(
      `select e.name from audit_events e join audit_events_texts t on t.parent_id = e.id and t.text = 'attendance'
       where e.kind = 'class-bookings' and e.operation = 'changed' and e.entry = any($1)`,
      [bookings.map(String)],
    );
    expect(events.map(({ name }) => name)).toEqual(['sales', 'sales']);

    await send('kim', { action: 'cancel', class: KEY });
    expect((await record('absent'))[0], 'canceled since the roster was shown').toBe(409);
    expect(await recorded()).toEqual(['present', 'present']);
  });
});

describe('the schedule', () => {
  it('shows the free seats after each booking, with filters in the path', async () => {
    const path = '/training/live-postgresql-training/course/postgresql-performance/region/asia-pacific';
    expect(await (await get(path)).text()).toContain('12 of 12 seats left');
    await send('reader', { action: 'hold', class: 'postgresql-performance-2027-02-03' });
    await expect.poll(async () => (await get(path)).text()).toContain('11 of 12 seats left');
    await send('reader', { action: 'cancel', class: 'postgresql-performance-2027-02-03' });
    await expect.poll(async () => (await get(path)).text()).toContain('12 of 12 seats left');
    const course = await (await get('/training/postgresql-performance')).text();
    expect(course, 'a course leads to its next class').toMatch(/href="\/training\/classes\/postgresql-performance-\d{4}/);
    expect((await get('/training/live-postgresql-training/region/atlantis')).status).toBe(404);
    expect((await get('/training/classes/no-such-class')).status).toBe(404);
  });

  it('has structured data with class dates on the course page, updated with the next request', async () => {
    // Other instances receive the change a moment later.
    const { url } = await fleet.next();
    const readDates = async () => {
      const html = await (await fetch(`${url}/training/vector-search-with-postgresql`)).text();
      return [...html.matchAll(/"startDate":"([^"]+)","endDate":"([^"]+)"/g)].map(([, start, end]) => [start, end]);
    };
    const { rows } = await database.client.query<{ id: number; end: string }>(
      `select id, "end" from training_classes where course = 'vector-search-with-postgresql'`,
    );
    const [{ id, end } = { id: 0, end: '' }] = rows;
    const [[, shown] = []] = await readDates();
    expect(shown).toMatch(new RegExp(`^${end}[+-]`));
    const later = `${end.slice(0, 11)}18:45`;
    const answer = await fetch(`${url}/api/training-classes/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: url, cookie: await createSession(database, 'editor') },
      body: JSON.stringify({ end: later }),
    });
    expect(answer.status).toBe(200);
    expect((await readDates())[0]?.[1]).toMatch(new RegExp(`^${later}[+-]`));
  });

  it('has a calendar file for each class and each course', async () => {
    const count = async (path: string) => (await (await get(path)).text()).match(/BEGIN:VEVENT/g)?.length;
    expect(await count(`/training/classes/${ACROSS_CLOCK_CHANGE}.ics`)).toBe(3);
    expect(await count('/training/live-postgresql-training/course/postgresql-essentials/calendar.ics')).toBe(6);
    expect((await get('/training/live-postgresql-training/course/none/calendar.ics')).status).toBe(404);
  });
});

it('without a learning platform, nothing is offered and steps are stored here', async () => {
  const site = await fleet.next();
  const headers = { authorization: `Bearer ${await issuer.sign('learner')}`, origin: site.url };
  expect(await (await site.get('/account/learning', { headers })).json()).toMatchObject({ hasPlatform: false });
  expect((await site.get('/learning/xapi/statements', { headers })).status).toBe(404);
  expect((await site.get('/learning/lti/authorize')).status).toBe(503);
});
