import { describe, expect, it } from 'vitest';
import { findLockWaiters } from '../support/database';
import { makeScheduleDue } from '../support/schedule';
import { findFirstFile, parseEvent, PublishedSession, REASON, SECOND, send } from './published-session';
import { database, site } from './site';

/* Sessions that people have registered for: other changes than a cancellation, unpublishing, and how long registrations are kept. */

describe('a session with another end or place', () => {
  it('says before publishing what people will get, and updates their calendar', async () => {
    const event = await PublishedSession.create('events');
    await event.register('Ada');
    const firstFile = await findFirstFile(event.emailOf('Ada'));
    await event.saveDraft({ city: 'Berlin', end: '2055-03-09T18:00' });
    const { notice } = await event.state();
    expect(notice).toMatchObject({ change: 'moved', difference: 'end time and place' });
    expect(await event.countWaiting()).toBe(0);
    await event.publish({ city: 'Berlin', end: '2055-03-09T18:00' });
    const [mail] = await event.notices(1);
    expect(mail?.subject).toBe(`New end time and place: ${event.title}, March 9, 2055`);
    expect(mail?.subject).toBe(notice?.subject);
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Where Berlin, Germany');
    expect(text).toContain('Previous time Tuesday, March 9, 2055, 10:00 AM to 5:00 PM, Berlin time (UTC+1)');
    expect(text).toContain('Previous place Munich, Germany');
    const [first, last] = [parseEvent(firstFile), parseEvent(mail?.calendar ?? '')];
    expect([last.location, last.endDate.toString()]).toEqual(['Berlin, Germany', '2055-03-09T17:00:00Z']);
    expect(last.uid).toBe(first.uid);
    expect(last.sequence).toBeGreaterThan(first.sequence);
    const { rows } = await database.client.query<{ note: string }>(
      `select note from audit_events where kind = 'events' and entry = $1 and operation = 'people-notified'`,
      [String(event.id)],
    );
    expect(rows).toEqual([{ note: 'New end time and place: email to 1 person' }]);
  });

  it('notifies people of a webinar that takes longer', async () => {
    const webinar = await PublishedSession.create();
    await webinar.register('Ada');
    await webinar.publish({ minutes: 90 });
    expect((await webinar.notices(1)).map(({ subject }) => subject)).toEqual([`New end time: ${webinar.title}, March 9, 2055`]);
  });
});

describe('a session that people have registered for', () => {
  const EXPLANATION =
    /^Nothing was changed. 1 person has registered for “A session of the test no. \d+” and would not be notified. Cancel the/;

  const attempt = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await (await site.as('administrator'))(method, path, body);
    return { status, message: JSON.stringify(answer).replace(/^.*?"message":"(.*?)".*$/, '$1') };
  };

  it('can be unpublished and deleted only after it was canceled', async () => {
    const webinar = await PublishedSession.create();
    await webinar.register('Ada');
    const path = `/webinars/${webinar.id}`;
    const filter = `where[id][equals]=${webinar.id}`;
    for (const [method, url, body] of [
      ['PATCH', path, { _status: 'draft' }],
      ['PATCH', `/webinars?${filter}`, { _status: 'draft' }],
      ['DELETE', path],
      ['DELETE', `/webinars?${filter}`],
    ] as const) {
      const { status, message } = await attempt(method, url, body);
      expect([status, message], `${method} ${url}`).toEqual([409, expect.stringMatching(EXPLANATION)]);
    }
    expect((await fetch(site.url + webinar.path)).status).toBe(200);
    await webinar.saveDraft({ body: 'A draft changes nothing that people see.' });
    await webinar.publish({ canceled: true, cancellation: REASON });
    await webinar.notices(1);
    await send('administrator', 'PATCH', path, { _status: 'draft' });
    await send('administrator', 'DELETE', path);
  });

  it('isn’t unpublished on schedule either', async () => {
    const webinar = await PublishedSession.create();
    await webinar.register('Ada');
    const date = new Date(Date.now() + 3_600_000).toISOString();
    await send('administrator', 'POST', `/webinars/${webinar.id}/schedule`, { type: 'unpublish', date });
    await makeScheduleDue(database, webinar.id);
    const read = async () => JSON.stringify(await send('administrator', 'GET', `/webinars/${webinar.id}/schedule`));
    await expect.poll(read, { timeout: 120_000 }).toContain('1 person has registered');
    expect((await fetch(site.url + webinar.path)).status).toBe(200);
  });

  it('that was unpublished in another way can’t be deleted until it was canceled', async () => {
    const webinar = await PublishedSession.create();
    await webinar.register('Ada');
    await database.client.query("update webinars set _status = 'draft' where id = $1", [webinar.id]);
    const { status, message } = await attempt('DELETE', `/webinars/${webinar.id}`);
    expect([status, message]).toEqual([409, expect.stringMatching(EXPLANATION)]);
  });

  it('is known to a person who unpublishes it while somebody registers', async () => {
    const webinar = await PublishedSession.create();
    await database.client.query('begin');
    // The registration has the lock of its webinar, and waits for this to write its entry.
    await database.client.query('lock table form_entries in share mode');
    const answer = webinar.register('Ada');
    await expect.poll(() => findLockWaiters(database.client)).not.toEqual([]);
    const takedown = attempt('PATCH', `/webinars/${webinar.id}`, { _status: 'draft' });
    await expect.poll(async () => (await findLockWaiters(database.client)).length).toBeGreaterThan(1);
    await database.client.query('commit');
    expect((await answer).status).toBe(303);
    expect((await takedown).status).toBe(409);
  });

  it('can be unpublished and deleted when it is over, or nobody has registered', async () => {
    const [over, empty] = [await PublishedSession.create(), await PublishedSession.create('events')];
    await over.register('Ada');
    for (const table of ['webinars', '_webinars_v'])
      await database.client.query(
        table === 'webinars'
          ? "update webinars set start = '2020-03-09T10:00' where id = $1"
          : "update _webinars_v set version_start = '2020-03-09T10:00' where parent_id = $1",
        [over.id],
      );
    for (const { collection, id } of [over, empty]) {
      await send('administrator', 'PATCH', `/${collection}/${id}`, { _status: 'draft' });
      await send('administrator', 'DELETE', `/${collection}/${id}`);
    }
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
    const webinar = await PublishedSession.create();
    await webinar.register('Ada');
    const email = webinar.emailOf('Ada');
    expect(await findKeptDays(email, '2055-03-09T11:00+01:00')).toBe(180);
    await webinar.publish({ start: SECOND });
    // As it is with one from a release that counted from the registration.
    await database.client.query(
      "update form_entries set about = null, keep_until = now() - interval '1 minute' where email = $1",
      [email],
    );
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect.poll(() => findKeptDays(email, '2055-03-16T11:00+01:00'), { timeout: 120_000 }).toBe(180);
  });
});
