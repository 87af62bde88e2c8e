import ICAL from 'ical.js';
import { createLocalReq, type RequiredDataFromCollectionSlug } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { User } from '@/payload-types';
import { database, payload } from './payload';

/*
 * Sessions that people have registered for: another end or place, unpublishing and deleting, and how long registrations are kept.
 * Cancellations and other starts are in editorial-site/cancellations.ts.
 */

const SHARED = {
  description: 'What this session is about, said in more than fifty characters for cards.',
  body: 'What we will show.',
  topics: ['administration'],
  start: '2055-03-09T10:00',
  zone: 'Europe/Berlin',
  _status: 'published',
} as const;
const WEBINAR = {
  ...SHARED,
  level: 'intermediate',
  minutes: 60,
  speakers: [{ name: 'Support', role: 'Answers cases' }],
} as const;
const EVENT = {
  ...SHARED,
  kind: 'workshop',
  region: 'europe',
  city: 'Munich',
  country: 'Germany',
  end: '2055-03-09T17:00',
  language: 'German',
  host: 'The user group',
} as const;

let access: { user: User & { collection: 'users' }; overrideAccess: false };
let modules: Awaited<ReturnType<typeof load>>;
let count = 0;

const load = async () => {
  const [forms, registered, save, mails, delivery] = await Promise.all([
    import('@/modules/forms'),
    import('@/modules/submissions/registered-entry'),
    import('@/modules/submissions/save-submission'),
    import('@/cms/outbox/delivery'),
    import('@/modules/submissions/personal-data'),
  ]);
  return { ...forms, ...registered, ...save, ...mails, ...delivery };
};

beforeAll(async () => {
  modules = await load();
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Eve', subject: 'registrations', roles: ['administrator'] },
  });
  access = { user: { ...user, collection: 'users' }, overrideAccess: false };
});

type Kind = 'webinars' | 'events';

/** Publishes a session, for which somebody registers. */
async function publishSession(collection: Kind, person?: string): Promise<{ id: number; email: string }> {
  count += 1;
  const [slug, title] = [`registered-${count}`, `A session with registrations no. ${count}`];
  const fields = { ...(collection === 'webinars' ? WEBINAR : EVENT), slug, title, registration: `/resources/${collection}` };
  const data = z.custom<RequiredDataFromCollectionSlug<Kind>>().parse(fields);
  const { id } = await payload.create({ collection, data, ...access });
  const email = `${person}@${slug}.example`;
  if (person !== undefined) await register(collection, { slug, title, email });
  return { id, email };
}

async function register(collection: Kind, { slug, title, email }: { slug: string; title: string; email: string }): Promise<void> {
  const [key, field] = collection === 'webinars' ? ['webinar-registration', 'webinar'] : ['event-registration', 'event'];
  const { definition: form } = await modules.findCurrentDefinition(key);
  if (form === undefined) throw new Error(`There is no form ${key}.`);
  const values = { name: 'Ada', email, [field]: title };
  const page = `/resources/${collection}/register/${slug}`;
  const registered = await modules.findRegisteredEntry(payload, { form, page, values });
  const saved = await modules.saveSubmission({ form, values, files: [], attempt: '', page, sender: 'unverified', registered });
  expect(saved).toBeTypeOf('string');
}

/** Builds the emails about another time or place that are queued for an address. */
async function buildNotices(email: string) {
  const { rows } = await database.client.query(
    `select d.* from form_deliveries d join form_entries e on e.id = d.entry_id
     where d.kind = 'registration-moved' and e.email = $1 order by d.id`,
    [email],
  );
  const build = modules.getDeliveryHandler(payload, 'registration-moved');
  const req = await createLocalReq({}, payload);
  return Promise.all(
    rows.map(async (row) => {
      const outgoing = await build(req, modules.deliverySchema.parse(row));
      if (outgoing === undefined || !('mail' in outgoing)) throw new Error('Nothing is sent.');
      return outgoing.mail;
    }),
  );
}

describe('a session with another end or place', () => {
  it('is announced with both, and updates the calendar', async () => {
    const { id, email } = await publishSession('events', 'ada');
    await payload.update({ collection: 'events', id, draft: true, data: { city: 'Bonn', _status: 'draft' }, ...access });
    expect(await buildNotices(email), 'of a draft').toEqual([]);
    await payload.update({
      collection: 'events',
      id,
      data: { city: 'Berlin', end: '2055-03-09T18:00', _status: 'published' },
      ...access,
    });
    const [mail] = await buildNotices(email);
    expect(mail?.subject).toMatch(/^New end time and place: A session .*, March 9, 2055$/);
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Where Berlin, Germany');
    expect(text).toContain('Previous time Tuesday, March 9, 2055, 10:00 AM to 5:00 PM, Berlin time (UTC+1)');
    expect(text).toContain('Previous place Munich, Germany');
    const file = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
    const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined);
    expect([event.location, event.endDate.toString()]).toEqual(['Berlin, Germany', '2055-03-09T17:00:00Z']);
    const { rows } = await database.client.query<{ note: string }>(
      `select note from audit_events where kind = 'events' and entry = $1 and operation = 'people-notified'`,
      [String(id)],
    );
    expect(rows).toEqual([{ note: 'New end time and place: email to 1 person' }]);
  });

  it('is announced when a webinar takes longer', async () => {
    const { id, email } = await publishSession('webinars', 'ada');
    await payload.update({ collection: 'webinars', id, data: { minutes: 90, _status: 'published' }, ...access });
    expect((await buildNotices(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New end time: A session .*, March 9, 2055$/),
    ]);
  });
});

describe('a session that somebody has registered for', () => {
  const REFUSAL =
    /1 person has registered for “A session with registrations no. \d+” and .+, so nothing was changed. Cancel the webinar first/;

  it('can be unpublished and deleted only after it was canceled', async () => {
    const { id } = await publishSession('webinars', 'ada');
    const target = { collection: 'webinars', id, ...access } as const;
    const several = { collection: 'webinars', where: { id: { equals: id } }, ...access } as const;
    await expect(payload.update({ ...target, data: { _status: 'draft' } })).rejects.toThrow(REFUSAL);
    await expect(payload.update({ ...several, data: { _status: 'draft' } })).rejects.toThrow(REFUSAL);
    await expect(payload.delete(target)).rejects.toThrow(REFUSAL);
    await expect(payload.delete(several)).rejects.toThrow(REFUSAL);
    expect(await payload.findByID({ collection: 'webinars', id })).toMatchObject({ _status: 'published' });
    await payload.update({ ...target, draft: true, data: { body: 'A draft takes nothing away.', _status: 'draft' } });
    await payload.update({ ...target, data: { canceled: true, cancellation: 'Our speaker is ill.', _status: 'published' } });
    await payload.update({ ...target, data: { _status: 'draft' } });
    await payload.delete(target);
  });

  it('isn’t unpublished on schedule either, and whoever scheduled it gets the reason', async () => {
    const { id } = await publishSession('webinars', 'ada');
    const doc = { relationTo: 'webinars', value: id } as const;
    const user = { relationTo: 'users', value: access.user.id } as const;
    const job = await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'unpublish', doc, user } });
    await payload.jobs.runByID({ id: job.id });
    expect(await payload.findByID({ collection: 'webinars', id })).toMatchObject({ _status: 'published' });
    const { rows } = await database.client.query<{ note: string }>(
      `select note from audit_events where kind = 'webinars' and entry = $1 and operation = 'schedule-failed'`,
      [String(id)],
    );
    expect(rows).toEqual([{ note: expect.stringMatching(REFUSAL) }]);
  });

  it('can’t be deleted either when it was unpublished in another way', async () => {
    const { id } = await publishSession('webinars', 'ada');
    await database.client.query("update webinars set _status = 'draft' where id = $1", [id]);
    await expect(payload.delete({ collection: 'webinars', id, ...access })).rejects.toThrow(REFUSAL);
  });

  it('can be taken away when it is over, when nobody has registered, and by the site itself', async () => {
    const [over, empty, imported] = [
      await publishSession('webinars', 'ada'),
      await publishSession('webinars'),
      await publishSession('webinars', 'ada'),
    ];
    await database.client.query("update webinars set start = '2020-03-09T10:00' where id = $1", [over.id]);
    for (const { id } of [over, empty]) await payload.delete({ collection: 'webinars', id, ...access });
    await payload.delete({ collection: 'webinars', id: imported.id });
  });
});

describe('a registration', () => {
  /** When it is deleted, in days after a time. */
  const findKeptDays = async (email: string, after: string): Promise<number | undefined> => {
    const { rows } = await database.client.query<{ days: number }>(
      `select extract(epoch from keep_until - $2::timestamptz)::float / 86400 as days from form_entries where email = $1`,
      [email, after],
    );
    return rows[0]?.days;
  };

  it('is kept from the end of its session, however far ahead that is, and also when it moves', async () => {
    const { id, email } = await publishSession('webinars', 'ada');
    expect(await findKeptDays(email, '2055-03-09T11:00+01:00')).toBe(180);
    await payload.update({ collection: 'webinars', id, data: { start: '2055-03-16T10:00', _status: 'published' }, ...access });
    // As it is with one from a release that counted from the registration.
    await database.client.query(
      "update form_entries set about = null, keep_until = now() - interval '1 minute' where email = $1",
      [email],
    );
    await modules.deleteExpiredSubmissions(payload, new Date());
    expect(await findKeptDays(email, '2055-03-16T11:00+01:00')).toBe(180);
  });
});
