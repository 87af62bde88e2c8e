import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findLockWaiters } from '../support/database';
import type { Person } from '../support/editors';
import { postForm } from '../support/form-visitor';
import { makeScheduleDue } from '../support/schedule';
import { database, site } from './site';

/* Webinars that are canceled, moved, and resumed: what visitors see, and what the people who have registered get. */

const LIST = '/resources/webinars';
const FORM = 'webinar-registration';
const FIRST = '2055-03-09T10:00';
const SECOND = '2055-03-16T10:00';
const REASON = 'Our speaker is ill. Read [our tutorials](/postgres-tutorials).';

const warningSchema = z.object({ warning: z.string().optional() });
const savedSchema = z.object({ doc: z.looseObject({ id: z.number() }) });
const stateSchema = z.object({
  registrations: z.number(),
  people: z.number(),
  listUrl: z.string().nullable(),
  notice: z.looseObject({ change: z.string(), subject: z.string(), text: z.string() }).nullable(),
  sent: z.array(z.looseObject({ change: z.string(), sent: z.number(), waiting: z.number() })),
});

let count = 0;

/** A webinar that was published, and whose page has a form to register. */
class PublishedWebinar {
  private constructor(
    readonly id: number,
    readonly slug: string,
    readonly title: string,
  ) {}

  static async create(): Promise<PublishedWebinar> {
    count += 1;
    const [slug, title] = [`canceled-${count}`, `A session of the test no. ${count}`];
    const answer = await send('administrator', 'POST', '/webinars', {
      slug,
      title,
      description: 'What this session is about, said in more than fifty characters for cards.',
      body: 'What we will show.',
      topics: ['administration'],
      level: 'intermediate',
      start: FIRST,
      zone: 'Europe/Berlin',
      minutes: 60,
      speakers: [{ name: 'Support', role: 'Answers cases' }],
      registration: LIST,
      _status: 'published',
    });
    const { id } = savedSchema.parse(answer).doc;
    // The SEQUENCE of a calendar file counts seconds, and a change in the same second would have the same.
    await database.client.query(
      "update webinars set content_changed_at = content_changed_at - interval '1 minute' where id = $1",
      [id],
    );
    return new PublishedWebinar(id, slug, title);
  }

  get path(): string {
    return `${LIST}/${this.slug}`;
  }

  publish(fields: object): Promise<unknown> {
    return send('administrator', 'PATCH', `/webinars/${this.id}`, { ...fields, _status: 'published' });
  }

  saveDraft(fields: object): Promise<unknown> {
    return send('administrator', 'PATCH', `/webinars/${this.id}?draft=true`, { ...fields, _status: 'draft' });
  }

  register(name: string, page = `${LIST}/register/${this.slug}`): Promise<Response> {
    return postForm(site.url, { page, form: FORM, fields: { name, email: this.emailOf(name), webinar: this.title } });
  }

  emailOf(name: string): string {
    return `${name.toLowerCase()}@${this.slug}.example`;
  }

  /** Returns the emails about changes, which the outbox sends now. */
  async notices(expected: number) {
    const read = async () => {
      const { rows } = await database.client.query<{ to: string; kind: string; subject: string; text: string; calendar: string }>(
        `select "to", kind, subject, text, calendar from mails where "to" like $1 and kind::text like 'registration-%' order by id`,
        [`%@${this.slug}.example`],
      );
      return rows;
    };
    await database.client.query("update form_deliveries set next_attempt_at = now() where state = 'waiting'");
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('deliver-forms', 'deliveries', false, 0)",
    );
    await expect.poll(async () => (await read()).length, { timeout: 120_000 }).toBe(expected);
    await expect.poll(() => this.countWaiting()).toBe(0);
    return read();
  }

  async countWaiting(): Promise<number> {
    const { rows } = await database.client.query<{ count: number }>(
      `select count(*)::int from form_deliveries d join form_entries e on e.id = d.entry_id
       where e.email like $1 and d.state = 'waiting' and d.kind::text like 'registration-%'`,
      [`%@${this.slug}.example`],
    );
    return rows[0]?.count ?? 0;
  }

  async state(person: Person = 'administrator') {
    const answer = await (await site.as(person))('GET', `/webinars/${this.id}/registrations`);
    return stateSchema.parse(answer.body);
  }
}

async function send(person: Person, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await (await site.as(person))(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

const textAt = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

function parseEvent(file: string): ICAL.Event {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
}

/** Returns the calendar file of the confirmation of a registration. */
async function findFirstFile(email: string): Promise<string> {
  const read = async () => {
    const { rows } = await database.client.query<{ calendar: string }>(
      `select calendar from mails where "to" = $1 and kind = 'confirmation'`,
      [email],
    );
    return rows[0]?.calendar;
  };
  await expect.poll(read).toContain('METHOD:PUBLISH');
  return (await read()) ?? '';
}

describe('a webinar that is canceled', () => {
  let webinar: PublishedWebinar;
  let receipt: string;

  beforeAll(async () => {
    webinar = await PublishedWebinar.create();
    receipt = (await webinar.register('Ada')).headers.get('location') ?? '';
    for (const name of ['Ben', 'ada']) expect((await webinar.register(name)).status).toBe(303);
    // From the list, where one chooses the title.
    expect((await webinar.register('Cleo', LIST)).status).toBe(303);
    // From a release that didn't write down what an entry is about.
    for (const name of ['Dora', 'Gone']) expect((await webinar.register(name)).status).toBe(303);
    await database.client.query('update form_entries set about = null where email = any($1)', [
      [webinar.emailOf('Dora'), webinar.emailOf('Gone')],
    ]);
    await database.client.query('delete from mails where "to" = $1', [webinar.emailOf('Gone')]);
    await database.client.query('delete from form_deliveries where entry_id in (select id from form_entries where email = $1)', [
      webinar.emailOf('Gone'),
    ]);
    await database.client.query('delete from form_entries where email = $1', [webinar.emailOf('Gone')]);
  });

  it('needs a reason', async () => {
    const answer = await (
      await site.as('administrator')
    )('PATCH', `/webinars/${webinar.id}`, { canceled: true, _status: 'published' });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('Say why it is canceled')]);
  });

  it('is a draft at first, of which nobody is notified, and which says what publishing it will do', async () => {
    await webinar.saveDraft({ canceled: true, cancellation: REASON });
    const { people, registrations, notice, sent, listUrl } = await webinar.state();
    expect([people, registrations, notice?.change, sent]).toEqual([4, 5, 'canceled', []]);
    expect(notice?.text).toContain('Our speaker is ill.');
    expect(listUrl).toContain('form-entries');
    expect(await textAt(webinar.path)).not.toContain('is canceled');
    expect(await webinar.countWaiting()).toBe(0);
    expect(await webinar.state('author')).toMatchObject({ people: 4, listUrl: null });
    expect(await webinar.state('sales'), 'who read no drafts').toMatchObject({ people: 4, notice: null });
    expect((await (await site.as('visitor'))('GET', `/webinars/${webinar.id}/registrations`)).status).toBeGreaterThan(400);
  });

  it('notifies each address once, with a file that removes the calendar entry', async () => {
    const firstFile = await findFirstFile(webinar.emailOf('Ada'));
    await webinar.publish({ canceled: true, cancellation: REASON });
    const mails = await webinar.notices(4);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => webinar.emailOf(name)));
    for (const { subject, text, calendar } of mails) {
      expect(subject).toBe(`Canceled: ${webinar.title}, March 9, 2055`);
      expect(text).toContain('Our speaker is ill.');
      expect(text).toContain(`${site.url}/postgres-tutorials`);
      const [first, last] = [parseEvent(firstFile), parseEvent(calendar)];
      expect(calendar).toContain('METHOD:CANCEL');
      expect(calendar).toContain('STATUS:CANCELLED');
      expect(last.uid).toBe(first.uid);
      expect(last.sequence).toBeGreaterThan(first.sequence);
    }
    expect((await webinar.state()).sent).toMatchObject([{ change: 'canceled', sent: 4, waiting: 0 }]);
    const { rows } = await database.client.query<{ note: string }>(
      `select note from audit_events where kind = 'webinars' and entry = $1 and operation = 'people-notified'`,
      [String(webinar.id)],
    );
    expect(rows).toEqual([{ note: 'Canceled: email to 4 people' }]);
  });

  it('says so everywhere, and can’t be registered for', async () => {
    const html = await textAt(webinar.path);
    expect(html).toContain(`<h1>Canceled: ${webinar.title}</h1>`);
    expect(html).toContain('This webinar is canceled.');
    expect(html).toContain('https://schema.org/EventCancelled');
    expect(html).not.toMatch(/>Register<|Add to calendar/);
    expect(await textAt(`${webinar.path}.md`)).toContain('This webinar is canceled.');
    expect(await textAt(`${webinar.path}.ics`)).toContain('STATUS:CANCELLED');
    for (const path of [LIST, `${LIST}/calendar.ics`, `${LIST}/feed.xml`])
      expect((await textAt(path)).replaceAll('\r\n ', ''), path).toContain(`Canceled: ${webinar.title}`);
    const { rows } = await database.client.query<{ title: string }>('select title from search.document where page = $1 limit 1', [
      webinar.path,
    ]);
    expect(rows).toEqual([{ title: `Canceled: ${webinar.title}` }]);
    const form = await textAt(`${LIST}/register/${webinar.slug}`);
    expect(form).toContain('Our speaker is ill.');
    expect(form).not.toContain('name="webinar"');
    expect(await textAt(LIST)).not.toContain(`<option>${webinar.title}`);
  });

  it('says so on the thank-you page of those who have registered, with the reason', async () => {
    const html = await (await fetch(new URL(receipt, site.url))).text();
    expect(html).toContain(`<h2>Canceled: ${webinar.title}</h2>`);
    expect(html).toContain('<p>This webinar is canceled.</p>');
    expect(html).toContain('Our speaker is ill. Read <a href="/postgres-tutorials">our tutorials</a>.');
    expect(html).toContain('Was planned for');
    expect(html).not.toMatch(/You’re registered|Add to calendar/);
  });

  it.each([
    ['its own page', (): string => `${LIST}/register/${webinar.slug}`],
    ['the list', (): string => LIST],
  ])('answers a form from %s that is on its way, with what was typed', async (_what, getPage) => {
    const answer = await webinar.register('Late', getPage());
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain(`“${webinar.title}” is canceled, so nobody can register for it anymore.`);
    expect(html).toContain(`value="${webinar.emailOf('Late')}"`);
    const { rowCount } = await database.client.query('select from form_entries where email = $1', [webinar.emailOf('Late')]);
    expect(rowCount).toBe(0);
  });

  it('notifies nobody of a correction, and everyone when it takes place after all', async () => {
    await webinar.publish({ cancellation: `${REASON} Sorry.`, start: SECOND });
    expect(await webinar.countWaiting()).toBe(0);
    await webinar.publish({ canceled: false });
    const mails = (await webinar.notices(8)).slice(4);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toContainEqual([
      'registration-resumed',
      `Back on: ${webinar.title}, March 16, 2055`,
    ]);
    expect(mails[0]?.calendar).toContain('METHOD:PUBLISH');
    expect(mails[0]?.calendar).toContain('DTSTART:20550316T090000Z');
    const html = await textAt(webinar.path);
    expect(html).toContain('https://schema.org/EventRescheduled');
    expect(html).toContain('"previousStartDate":"2055-03-09T10:00+01:00"');
    expect(html).toContain('>Register<');
    expect(html).not.toContain('Our speaker is ill.');
  });
});

describe('a webinar that is moved', () => {
  it('notifies people when the scheduled change is published, with a file that updates their calendar', async () => {
    const webinar = await PublishedWebinar.create();
    await webinar.register('Ada');
    const firstFile = await findFirstFile(webinar.emailOf('Ada'));
    await webinar.saveDraft({ start: SECOND, slug: `${webinar.slug}-moved` });
    const date = new Date(Date.now() + 3_600_000).toISOString();
    await send('administrator', 'POST', `/webinars/${webinar.id}/schedule`, { type: 'publish', date });
    await makeScheduleDue(database, webinar.id);
    const [mail] = await webinar.notices(1);
    expect(mail?.subject).toBe(`New time: ${webinar.title}, March 16, 2055`);
    expect(mail?.text).toContain('Tuesday, March 9, 2055');
    const [first, last] = [parseEvent(firstFile), parseEvent(mail?.calendar ?? '')];
    expect(mail?.calendar).toContain('METHOD:PUBLISH');
    expect(last.startDate.toString()).toBe('2055-03-16T09:00:00Z');
    expect(last.uid, 'although the page has moved, too').toBe(first.uid);
    expect(last.sequence).toBeGreaterThan(first.sequence);
    expect(await textAt(`${webinar.path}-moved`)).toContain('This webinar has moved.');
    await webinar.publish({ body: 'What we will really show.' });
    expect(await webinar.countWaiting()).toBe(0);
  });

  it('tells people only of the last of several changes', async () => {
    const webinar = await PublishedWebinar.create();
    await webinar.register('Ada');
    // Nothing is sent until both are published.
    await database.client.query(`
      create function hold_back() returns trigger language plpgsql as
        $$ begin new.next_attempt_at := now() + interval '1 hour'; return new; end $$;
      create trigger hold_back before insert on form_deliveries for each row execute function hold_back()`);
    await webinar.publish({ start: SECOND });
    await webinar.publish({ canceled: true, cancellation: REASON });
    await database.client.query('drop function hold_back cascade');
    expect((await webinar.notices(1)).map(({ kind }) => kind)).toEqual(['registration-canceled']);
  });
});

describe('a webinar that is scheduled to be unpublished', () => {
  const unpublish = async (webinar: PublishedWebinar, date: string) =>
    warningSchema.parse(await send('administrator', 'POST', `/webinars/${webinar.id}/schedule`, { type: 'unpublish', date }))
      .warning;

  it('warns of people who would not be notified, unless it is over by then or canceled', async () => {
    const webinar = await PublishedWebinar.create();
    expect(await unpublish(webinar, '2055-03-01T00:00:00Z'), 'nobody has registered').toBeUndefined();
    for (const name of ['Ada', 'Ben']) await webinar.register(name);
    const warning = await unpublish(webinar, '2055-03-01T00:00:00Z');
    expect(warning).toContain('2 people have registered, and it isn’t over at that time. Cancel the webinar before then:');
    expect(warning).toContain('Otherwise the page stays public.');
    expect(await unpublish(webinar, '2055-03-10T00:00:00Z'), 'it is over').toBeUndefined();
    await webinar.publish({ canceled: true, cancellation: REASON });
    expect(await unpublish(webinar, '2055-03-02T00:00:00Z'), 'it is canceled').toBeUndefined();
  });
});

describe('a registration', () => {
  it('that is saved while its webinar is being unpublished is refused', async () => {
    const webinar = await PublishedWebinar.create();
    await database.client.query('begin');
    await database.client.query("update webinars set _status = 'draft' where id = $1", [webinar.id]);
    const answer = webinar.register('Ada');
    await expect.poll(() => findLockWaiters(database.client)).not.toEqual([]);
    await database.client.query('commit');
    expect((await answer).status).toBe(409);
    expect(await (await answer).text()).toContain('so we can’t register you. What you typed is still here.');
    const { rowCount } = await database.client.query('select from form_entries where email = $1', [webinar.emailOf('Ada')]);
    expect(rowCount).toBe(0);
  });

  it('that is saved while its webinar is being canceled is refused', async () => {
    const webinar = await PublishedWebinar.create();
    await database.client.query('begin');
    await database.client.query('update webinars set canceled = true, cancellation = $1 where id = $2', [REASON, webinar.id]);
    const answer = webinar.register('Ada');
    await expect.poll(() => findLockWaiters(database.client)).not.toEqual([]);
    await database.client.query('commit');
    expect((await answer).status).toBe(409);
    const { rowCount } = await database.client.query('select from form_entries where email = $1', [webinar.emailOf('Ada')]);
    expect(rowCount).toBe(0);
  });

  it('is known to a publish that waits for it', async () => {
    const webinar = await PublishedWebinar.create();
    await database.client.query('begin');
    // The registration has the lock of its webinar, and waits for this to write its entry.
    await database.client.query('lock table form_entries in share mode');
    const answer = webinar.register('Ada');
    await expect.poll(() => findLockWaiters(database.client)).not.toEqual([]);
    const publish = webinar.publish({ canceled: true, cancellation: REASON });
    await expect.poll(async () => (await findLockWaiters(database.client)).length).toBeGreaterThan(1);
    await database.client.query('commit');
    expect((await answer).status).toBe(303);
    await publish;
    expect((await webinar.notices(1)).map(({ to }) => to)).toEqual([webinar.emailOf('Ada')]);
  });
});
