import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from './support/database';
import { createSeededDatabase } from './support/database';
import { buildValidFields, postForm, postUntilAccepted, getReference, createSession } from './support/form-visitor';
import { type DatabaseProxy, createDatabaseProxy } from './support/database-proxy';
import { type Fleet, startFleet } from './support/fleet';
import type { Instance } from './support/instance';
import { createProcesses } from './support/processes';
import { postponeEntries } from './support/sample-entries';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver';
import { holdWrites } from './support/held-writes';

const entry = z.looseObject({ id: z.number(), reference: z.string(), email: z.string() });
const list = z.object({ docs: z.array(entry), totalDocs: z.number() });

const processes = createProcesses();
let database: TestDatabase;
let gate: DatabaseProxy;
let receiver: WebhookReceiver;
let fleet: Fleet;
/** One of the fleet. */
let site: Instance;

const SECRET = 'the secret of the receiver';

beforeAll(async () => {
  database = await createSeededDatabase('forms', processes);
  await postponeEntries(database.client);
  await database.client.query("update settings set email = 'site@example.com'");
  gate = await createDatabaseProxy(database.url);
  receiver = await startWebhookReceiver(SECRET);
  fleet = await startFleet({
    processes,
    configure: (name) => ({
      databaseUrl: `${gate.url}?application_name=${name}`,
      variables: { FORMS_WEBHOOK_URL: `${receiver.url}?from=${name}`, FORMS_WEBHOOK_SECRET: SECRET },
    }),
  });
  site = await fleet.next();
});
afterAll(async () => {
  receiver.close();
  await processes.close();
  await gate.close();
  await database.drop();
});

async function count(
  table: 'form_entries' | 'form_deliveries' | 'mails',
  where = 'true',
  values: unknown[] = [],
): Promise<number> {
  const { rows } = await database.client.query<{ count: string }>(`select count(*) from ${table} where ${where}`, values);
  return Number(rows[0]?.count);
}

const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string(), calendar: z.string().nullable() });

/** Waits for the email to an address. */
async function findMail(to: string): Promise<z.infer<typeof mailSchema>> {
  await expect.poll(() => count('mails', '"to" = $1', [to])).toBe(1);
  const { rows } = await database.client.query('select subject, text, html, calendar from mails where "to" = $1', [to]);
  return mailSchema.parse(rows[0]);
}

describe('the mailbox of a form', () => {
  const kindsOf = async (email: string) => {
    await postForm(site.url, { fields: buildValidFields({ email }) });
    const { rows } = await database.client.query<{ kind: string }>(
      `select d.kind::text from form_deliveries d join form_entries e on e.id = d.entry_id where e.email = $1 order by 1`,
      [email],
    );
    return rows.map(({ kind }) => kind);
  };

  it('is the contact address of the site settings; without one, nobody is notified', async () => {
    expect(await kindsOf('with-address@example.org')).toEqual(['confirmation', 'mailbox', 'webhook']);
    await expect.poll(() => count('mails', `"to" = 'site@example.com' and "text" like '%with-address@example.org%'`)).toBe(1);
    await database.client.query('update settings set email = null');
    expect(await kindsOf('without-address@example.org')).toEqual(['confirmation', 'webhook']);
    await database.client.query("update settings set email = 'site@example.com'");
    expect(await count('mails', `"to" like '%@example.com' and "to" <> 'site@example.com'`), 'an address of the seed').toBe(0);
  });
});

describe('a form without JavaScript', () => {
  it('redirects to the thank-you page, with a reference number that the page explains', async () => {
    const answer = await postForm(site.url);
    expect(answer.status, site.output()).toBe(303);
    const path = answer.headers.get('location') ?? '';
    expect(path).toMatch(/^\/thank-you-contacting-us\/[0-9a-z]{10}$/);
    const page = await site.get(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(html).toContain('Your reference number');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html, 'nothing that the form said').not.toContain('zoe@example.org');
    const { rows } = await database.client.query('select count(*)::int as kept from page_cache.page where key like $1', [
      `%${path}%`,
    ]);
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('shows the page again with everything that was typed and what is wrong', async () => {
    const answer = await postForm(site.url, {
      fields: buildValidFields({ name: '<Zoë> "O’Neil"', email: 'nobody', message: '' }),
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(html).toContain('value="&lt;Zoë&gt; &quot;O’Neil&quot;"');
    expect(html).toContain('value="nobody"');
    expect(html).toContain('<a href="#contact-sales-email">Enter one complete email address for “Work email”');
    expect(html).toContain('<strong id="contact-sales-message-problem">');
    expect(html).toContain('<footer');
  });

  it('explains an unknown reference number', async () => {
    const slip = await site.get('/thank-you-contacting-us/000000000z');
    expect([slip.status, (await slip.text()).includes('may be mistyped')]).toEqual([404, true]);
    const unknown = await site.get('/thank-you-contacting-us/0000000000');
    expect([unknown.status, (await unknown.text()).includes('We have nothing with the number')]).toEqual([404, true]);
  });
});

describe('a form about an entry', () => {
  it.each([
    ['/resources/webinars/row-level-security-that-holds', 'webinar-registration', 'webinar', 'Row-level security that holds'],
    ['/resources/events/postgres-conference-munich-2027', 'event-registration', 'event', 'Postgres in operation, Munich, 2027'],
    [
      '/careers/job-openings/documentation-writer',
      'job-application',
      'position',
      'Technical writer, documentation and tutorials',
    ],
  ])('leads from %s to the form with its title, which is kept whatever is sent', async (entryPage, form, field, title) => {
    const [, slug = ''] = /([^/]+)$/.exec(entryPage) ?? [];
    const page =
      new RegExp(`href="([^"]+/(?:register|apply)/${slug})"`).exec(await (await site.get(entryPage)).text())?.[1] ?? '';
    const html = await (await site.get(page)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replaceAll(/[()]/g, '\\$&')}</h1>`));
    expect(html).toMatch(
      new RegExp(`<input(?=[^>]* readOnly="")(?=[^>]* name="${field}")[^>]* value="${title.replaceAll(/[()]/g, '\\$&')}"`),
    );

    const wrong = await postForm(site.url, { page, form, fields: { email: 'nobody', [field]: 'Another' } });
    const again = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(again).toContain(`value="${title}"`);
    expect(again).not.toContain('Another');
    expect(again, 'on the page itself').toContain('<footer');

    const email = `${field}@example.org`;
    const sent = { email, name: 'Zoë', experience: 'Ten years', [field]: 'Another' };
    expect((await postForm(site.url, { page, form, fields: sent })).status, site.output()).toBe(303);
    const { rows } = await database.client.query<{ value: string }>(
      `select v.value from form_entries_values v join form_entries e on e.id = v._parent_id where e.email = $1 and v.name = $2`,
      [email, field],
    );
    expect(rows).toEqual([{ value: title }]);
  });

  it.each([
    [
      '/resources/webinars',
      { form: 'webinar-registration', field: 'webinar', title: 'The upgrade weekend, planned backward' },
      { heading: 'You’re registered for', facts: ['São Paulo time (UTC−3)', 'PM UTC', 'The link to join comes by email'] },
      '/resources/webinars/upgrade-weekend-planned-backwards',
    ],
    [
      '/resources/events/register/postgres-user-group-tokyo-2027',
      { form: 'event-registration', field: 'event', title: 'User group evening in Tokyo, 2027' },
      { heading: 'We’ve received your registration for', facts: ['Tokyo time (UTC+9)', 'PM UTC', 'Tokyo, Japan'] },
      '/resources/events/postgres-user-group-tokyo-2027',
    ],
    [
      '/careers/job-openings',
      { form: 'job-application', field: 'position', title: 'Kubernetes operator engineer' },
      { heading: 'We’ve received your application for', facts: ['Engineering'] },
      '/careers/job-openings/kubernetes-operator-engineer',
    ],
  ])('sent from %s, is confirmed with what it is about, on the page and by email', async (page, about, expected, url) => {
    const email = `confirmed-${about.field}@example.org`;
    const fields = { email, name: 'Zoë', experience: 'Ten years', [about.field]: about.title };
    const answer = await postForm(site.url, { page, form: about.form, fields });
    expect(answer.status, site.output()).toBe(303);
    const receipt = await (await site.get(answer.headers.get('location') ?? '')).text();
    const { text, html, calendar, subject } = await findMail(email);
    expect(subject).toContain(`${expected.heading} ${about.title}`);
    const isTimed = about.field !== 'position';
    for (const content of [receipt, html, text.replaceAll(/\s+/g, ' ')]) {
      for (const part of [`${expected.heading} ${about.title}`, ...expected.facts, url]) expect(content).toContain(part);
      expect(content.includes(`${url}.ics`)).toBe(isTimed);
    }
    const file = await site.get(`${url}.ics`);
    const getUid = (content: string | null) => /^UID:.*$/m.exec(content ?? '')?.[0];
    expect(calendar?.includes('METHOD:PUBLISH') ?? false).toBe(isTimed);
    expect(getUid(calendar), 'the same as of the page, so that a calendar has it once').toBe(
      isTimed ? getUid(await file.text()) : undefined,
    );
  });

  it('whose entry was unpublished in the meantime says so instead of a date, on the page and by email', async () => {
    const slug = 'postgres-on-kubernetes-day-two';
    const email = 'unpublished@example.org';
    const page = `/resources/webinars/register/${slug}`;
    const setStatus = (status: string) =>
      database.client.query('update webinars set _status = $1 where slug = $2 returning title', [status, slug]);
    const answer = await postForm(site.url, { page, form: 'webinar-registration', fields: { email, name: 'Zoë' } });
    const { subject } = await findMail(email);
    const { rows } = await setStatus('draft');
    const title = z.object({ title: z.string() }).parse(rows[0]).title;
    expect(subject).toContain(title);
    await database.client.query('delete from mails where "to" = $1', [email]);
    await database.client.query(
      `update form_deliveries d set state = 'waiting', next_attempt_at = now() from form_entries e
       where e.id = d.entry_id and e.email = $1 and d.kind = 'confirmation'`,
      [email],
    );
    // A submission starts the delivery of all that are due.
    await postForm(site.url, { fields: buildValidFields({ email: 'starts-delivery@example.org' }) });
    const mail = await findMail(email);
    const receipt = await (await site.get(answer.headers.get('location') ?? '')).text();
    await setStatus('published');
    expect([mail.calendar, mail.subject.includes(title)]).toEqual([null, false]);
    for (const content of [receipt, mail.text.replaceAll(/\s+/g, ' ')]) {
      expect(content).toContain('It may have been canceled.');
      expect(content).not.toMatch(/registered for|Paris time|\.ics/);
    }
  });

  it('that must be confirmed by email first is not called a registration before', async () => {
    const email = 'unconfirmed@example.org';
    const title = 'The upgrade weekend, planned backward';
    const fields = { email, name: 'Zoë', webinar: title };
    await database.client.query("update forms set confirmed = true where key = 'webinar-registration'");
    const answer = await postForm(site.url, { page: '/resources/webinars', form: 'webinar-registration', fields });
    await database.client.query("update forms set confirmed = false where key = 'webinar-registration'");
    const receipt = await (await site.get(answer.headers.get('location') ?? '')).text();
    expect(receipt).toContain('and confirm the request');
    expect(receipt).toContain(title);
    expect(receipt).not.toContain('You’re registered');
  });

  it.each([
    ['webinars', '/resources/webinars', 'webinar-registration', 'webinar', 'Connection pooling: where, and how many'],
    ['events', '/resources/events', 'event-registration', 'event', 'Postgres Day Toronto, 2027'],
  ])('counts who has registered for one of the %s, for sales', async (collection, page, form, field, title) => {
    const post = (email: string) => postForm(site.url, { page, form, fields: { name: 'Zoë', email, [field]: title } });
    const { rows } = await database.client.query<{ id: number }>(`select id from ${collection} where title = $1`, [title]);
    const cookies = { Cookie: await createSession(database, 'sales') };
    const readState = async () => {
      const state = await site.get(`/api/${collection}/${rows[0]?.id}/registrations`, { headers: cookies });
      return z.looseObject({ listUrl: z.string() }).parse(await state.json());
    };
    expect(await readState()).toMatchObject({ registrations: 0, people: 0, notice: null, sent: [] });
    for (const email of ['ann@example.org', 'ben@example.org', 'Ann@example.org'])
      expect((await post(email)).status, site.output()).toBe(303);
    const { listUrl, ...state } = await readState();
    expect(state).toMatchObject({ registrations: 3, people: 2 });
    const listed = await site.get(listUrl.replace('/admin/collections/', '/api/'), { headers: cookies });
    expect(
      list
        .parse(await listed.json())
        .docs.map(({ email }) => email)
        .toSorted(),
    ).toEqual(['ann@example.org', 'ann@example.org', 'ben@example.org']);
  });

  it.each([
    '/resources/webinars/register/no-such-webinar',
    '/resources/webinars/register/autovacuum-without-fear',
    '/resources/webinars/register',
    '/resources/webinars/apply/row-level-security-that-holds',
    '/resources/webinars/register/row-level-security-that-holds/more',
    '/resources/events/register/row-level-security-that-holds',
    '/contact/register/row-level-security-that-holds',
  ])('is not at %s: there is no such entry, or it is over', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  it.each([
    ['/resources/webinars', 'webinar', 'Row-level security that holds', 'Autovacuum without fear'],
    ['/careers/job-openings', 'position', 'Technical writer, documentation and tutorials', undefined],
  ])('on %s, which names none, offers those that aren’t over', async (page, field, open, over) => {
    const html = await (await site.get(page)).text();
    const choices = new RegExp(`<select[^>]* name="${field}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '';
    expect(choices).toContain(`<option>${open}</option>`);
    if (over !== undefined) expect(choices).not.toContain(over);
  });

  it('offers the events that aren’t over, and accepts no other', async () => {
    const page = '/resources/events';
    const html = await (await site.get(page)).text();
    const choices = /<select[^>]* name="event"[^>]*>(.*?)<\/select>/s.exec(html)?.[1] ?? '';
    expect(choices).toContain('<option>Postgres in operation, Munich, 2027</option>');
    expect(choices, 'is over').not.toContain('Postgres Day Lisbon, 2026');
    const post = (event: string) =>
      postForm(site.url, { page, form: 'event-registration', fields: { name: 'Zoë', email: 'choice@example.org', event } });
    const wrong = await post('Postgres Day Lisbon, 2026');
    const again = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(again).toContain('Choose from the list for “Event”.');
    expect(again, 'on the page itself').toContain('<footer');
    expect((await post('Postgres in operation, Munich, 2027')).status, site.output()).toBe(303);
  });
});

describe('the email that confirms a form', () => {
  it('has the values of the facts that the next steps name', async () => {
    const email = 'facts@example.org';
    const { rows } = await database.client.query<{ steps: string }>(
      "select next_steps as steps from forms where key = 'get-started'",
    );
    const setSteps = (steps: string | undefined) =>
      database.client.query("update forms set next_steps = $1 where key = 'get-started'", [steps]);
    await setSteps('At most {{training.maxStudents}} people.');
    await postForm(site.url, { page: '/get-started', form: 'get-started', fields: { email, question: 'Why?' } });
    const { text } = await findMail(email);
    await setSteps(rows[0]?.steps);
    expect(text).toMatch(/At most \d+ people\./);
  });
});

describe('the same form sent more than once', () => {
  it('creates one submission for one attempt ID, also concurrently', async () => {
    const fields = buildValidFields({ email: 'double@example.org', attempt: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => postForm(site.url, { fields })));
    expect(
      answers.map(({ status }) => status),
      site.output(),
    ).toEqual(Array.from({ length: 8 }, () => 303));
    expect(new Set(answers.map(getReference)).size).toBe(1);
    expect(await count('form_entries', 'email = $1', ['double@example.org'])).toBe(1);
  });

  it('creates one submission per day without JavaScript', async () => {
    const fields = buildValidFields({ email: 'plain@example.org' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => postForm(site.url, { fields })));
    expect(new Set(answers.map(getReference)).size).toBe(1);
    await postForm(site.url, { fields: { ...fields, message: 'Something else' } });
    expect(await count('form_entries', 'email = $1', ['plain@example.org'])).toBe(2);
  });
});

describe('bad input', () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: victim@example.com\r\n\u0000\u202E\uD800';

  it.each(['name', 'email', 'company', 'country', 'message', 'attempt'])(
    'in the field %s is shown as text, kept as text, and begins no header',
    async (name) => {
      const answer = await postForm(site.url, {
        fields: {
          ...buildValidFields({ email: `${name}@evil.example` }),
          [name]: name === 'email' ? `a@b.example${evil}` : evil,
        },
      });
      const html = await answer.text();
      expect([303, 422]).toContain(answer.status);
      expect(html).not.toContain('<script>alert(1)');
      // The mails have arrived when no delivery is waiting.
      await expect.poll(() => count('form_deliveries', "state = 'waiting'")).toBe(0);
      expect(await count('mails', '"to" like \'%@evil.example\'')).toBe(
        await count('form_entries', "email like '%@evil.example'"),
      );
      expect(await count('mails', "headers::text ilike '%bcc%' or subject ~ '[\\n\\r]' or html like '%<script>alert%'")).toBe(0);
      expect(await count('form_entries', "email like '%victim%' or page like '%<%'")).toBe(0);
    },
  );

  it.each(['%00', 'a%00', '..%2Fcontact-sales', 'Contact', '%F0%9F%90%98', 'x'.repeat(5_000)])(
    'as the name of a form is no form: %s',
    async (key) => {
      const answer = await fetch(`${site.url}/contact?form=${key}`, {
        method: 'POST',
        headers: { Origin: site.url },
        body: new URLSearchParams(buildValidFields()),
      });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This form is no longer available');
    },
  );

  it('that is too long gets an error, and stays in the field', async () => {
    const answer = await postForm(site.url, { fields: buildValidFields({ message: 'word '.repeat(1200).trim() }) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('“Your question” is too long: 5999 characters, of at most 5000.');
  });

  it.each([
    ['another type', 415, { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['no type', 415, { headers: { 'content-type': 'text/plain' }, body: 'name=a' }],
    ['a damaged multipart body', 400, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y\r\nnothing' }],
    ['multipart without a boundary', 400, { headers: { 'content-type': 'multipart/form-data' }, body: '--y' }],
    ['another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['the origin null', 403, { headers: { Origin: 'null' } }],
    ['a post from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['10 MB', 413, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: Buffer.alloc(10_000_000, 97) }],
    ['very many fields', 413, { body: new URLSearchParams('a&'.repeat(50_000)) }],
    ['an unknown form', 404, { form: 'nothing' }],
    ['a form with an odd name', 404, { form: '__proto__' }],
  ])('%s is answered with %i', async (_what, status, post) => {
    expect((await postForm(site.url, post)).status, site.output()).toBe(status);
  });

  it('without any origin is refused', async () => {
    const answer = await fetch(`${site.url}/contact?form=contact-sales`, {
      method: 'POST',
      body: new URLSearchParams(buildValidFields()),
    });
    expect(answer.status).toBe(403);
  });

  it('never makes the server fail: 240 random bodies, ten of each shape', async () => {
    const before = await count('form_entries');
    const names = ['name', 'email', 'message', 'attempt', 'form', '__proto__', 'toString', ''];
    const one = async (index: number): Promise<number> => {
      const noise = randomBytes(1 + (index % 400));
      const type = index % 3 === 0 ? 'multipart/form-data; boundary=b' : 'application/x-www-form-urlencoded';
      const name = names[index % names.length] ?? '';
      const body =
        index % 3 === 0
          ? Buffer.concat([
              Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
              noise,
              Buffer.from(index % 2 ? '\r\n--b--\r\n' : ''),
            ])
          : Buffer.concat([Buffer.from(`${name}=`), noise, Buffer.from('&email=%FF%00&message=%ED%A0%80')]);
      const answer = await postForm((await fleet.next()).url, {
        headers: { 'content-type': type, 'accept-encoding': 'identity' },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = new Set<number>();
    for (let begin = 0; begin < 240; begin += 20)
      for (const status of await Promise.all(Array.from({ length: 20 }, (_each, index) => one(begin + index))))
        statuses.add(status);
    expect(
      [...statuses].filter((status) => status !== 422 && status !== 400),
      site.output(),
    ).toEqual([]);
    expect(statuses.size).toBeGreaterThan(0);
    expect(await count('form_entries')).toBe(before);
  });
});

describe('a file', () => {
  const withFile = (content: Buffer<ArrayBuffer> | string, name = 'server.log') => {
    const body = new FormData();
    body.set('email', 'file@example.org');
    body.set('request', 'Something else');
    body.set('file', new File([content], name));
    return postForm(site.url, { page: '/support', form: 'account-support', body });
  };

  it('is stored in Postgres and available to sales only, as a download', async () => {
    expect((await withFile('LOG: started\n', '../../etc/<b>.log')).status, site.output()).toBe(303);
    const { rows } = await database.client.query<{ id: number; name: string; type: string }>(
      'select id, name, type from form_files',
    );
    expect(rows).toMatchObject([{ name: '-b-.log', type: 'text/plain' }]);
    const path = `/api/form-files/${rows[0]?.id}/content`;
    expect((await site.get(path)).status).toBe(401);
    const saved = await site.get(path, { headers: { Cookie: await createSession(database, 'sales') } });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await saved.text()).toBe('LOG: started\n');
  });

  it('can be a resume, which an applicant attaches', async () => {
    const page = '/careers/job-openings/apply/documentation-writer';
    expect(await (await site.get(page)).text()).toMatch(/<input(?=[^>]* type="file")[^>]* name="resume"/);
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Zoë', email: 'resume@example.org', experience: 'Ten years' }))
      body.set(name, value);
    body.set('resume', new File(['%PDF-1.7\n'], 'Resume.pdf'));
    expect((await postForm(site.url, { page, form: 'job-application', body })).status, site.output()).toBe(303);
    const { rows } = await database.client.query(
      `select f.name, f.type from form_files f join form_entries e on e.id = f.entry_id where e.email = 'resume@example.org'`,
    );
    expect(rows).toEqual([{ name: 'Resume.pdf', type: 'application/pdf' }]);
  });

  it.each([
    ['a program', Buffer.from('7f454c46020101000000', 'hex')],
    ['text with a zero in it', Buffer.from('a\0b')],
    ['more than 5 MB', Buffer.alloc(5_100_000, 97)],
  ])('is refused when it is %s, and the rest is kept', async (_what, content) => {
    const answer = await withFile(content);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/value="file@example.org"/);
  });
});

describe('a submission', () => {
  const interfaces = [
    '/api/form-entries',
    '/api/form-files',
    '/api/form-deliveries',
    '/api/form-deletions',
    '/api/mails',
    '/api/form-entries/export.csv',
    '/api/form-entries/personal-data?email=zoe@example.org',
  ];

  it.each(['nobody', 'author', 'reviewer', 'editor'])('is not for %s', async (role) => {
    const headers: Record<string, string> = role === 'nobody' ? {} : { Cookie: await createSession(database, role) };
    for (const path of interfaces)
      expect((await site.get(path, { headers })).status, `${role} ${path}`).toBe(role === 'nobody' ? 401 : 403);
    const { rows } = await database.client.query<{ id: number }>('select id from form_entries limit 1');
    const one = `/api/form-entries/${rows[0]?.id}`;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await site.get(one, {
        method,
        headers: { ...headers, Origin: site.url, 'Content-Type': 'application/json' },
        ...(method === 'PATCH' ? { body: '{"notes":"x"}' } : {}),
      });
      expect([401, 403, 404], `${role} ${method}`).toContain(answer.status);
    }
    const forgotten = await site.get('/api/form-entries/delete-personal-data', {
      method: 'POST',
      headers: { ...headers, Origin: site.url },
      body: new URLSearchParams({ email: 'zoe@example.org' }),
    });
    expect(forgotten.status).toBe(role === 'nobody' ? 401 : 403);
    expect(await count('form_entries', 'email = $1', ['zoe@example.org'])).toBeGreaterThan(0);
  });

  it('can be read, filtered, annotated, and exported by sales, who can’t change its content', async () => {
    const headers = { Cookie: await createSession(database, 'sales'), Origin: site.url, 'Content-Type': 'application/json' };
    await postForm(site.url, {
      fields: buildValidFields({ email: 'formula@example.org', name: '=HYPERLINK("http://evil.example")' }),
    });
    const found = list.parse(
      await (await site.get('/api/form-entries?where[email][equals]=formula@example.org&depth=0', { headers })).json(),
    );
    expect(found.totalDocs).toBe(1);
    // These instances take forms without proof.
    const countOf = async (sender: string) =>
      list.parse(await (await site.get(`/api/form-entries?where[sender][equals]=${sender}&limit=1`, { headers })).json())
        .totalDocs;
    expect([(await countOf('unverified')) > 0, await countOf('verified')]).toEqual([true, 0]);
    const changed = await site.get(`/api/form-entries/${found.docs[0]?.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ state: 'in-work', notes: 'Called.', email: 'other@example.org' }),
    });
    expect(await changed.json()).toMatchObject({ doc: { state: 'in-work', notes: 'Called.', email: 'formula@example.org' } });
    const table = await site.get('/api/form-entries/export.csv?where[state][equals]=in-work', { headers });
    expect(Buffer.from(await table.clone().arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = await table.text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toMatch(/State,Sender,[^]*in-work,unverified,/);
    const countRows = async (search: string) => {
      const answer = await site.get(`/api/form-entries/export.csv?where[state][equals]=in-work&search=${search}`, { headers });
      return (await answer.text()).trim().split('\r\n').length - 1;
    };
    expect([await countRows('formula@example.org'), await countRows('nobody@example.org')]).toEqual([1, 0]);
  });

  it('is exported for the person, and deleted permanently with an anonymous record', async () => {
    const headers = { Cookie: await createSession(database, 'sales'), Origin: site.url };
    await postForm(site.url, { fields: buildValidFields({ email: 'leave@example.org' }) });
    await expect.poll(() => count('mails', '"to" = \'leave@example.org\'')).toBe(1);
    const all = await (await site.get('/api/form-entries/personal-data?email=Leave@example.org', { headers })).text();
    expect(JSON.parse(all)).toMatchObject({
      entries: [{ formName: 'Message to sales' }],
      mails: expect.arrayContaining([expect.objectContaining({ to: 'leave@example.org' })]),
    });
    expect(
      (
        await site.get('/api/form-entries/delete-personal-data', {
          method: 'POST',
          headers,
          body: new URLSearchParams({ email: 'LEAVE@example.org' }),
        })
      ).status,
      site.output(),
    ).toBe(303);
    expect(await count('form_entries', "email = 'leave@example.org'")).toBe(0);
    expect(await count('mails', "text like '%leave@example.org%'")).toBe(0);
    const { rows } = await database.client.query(
      "select reason, entries::int, person like '%leave%' as named from form_deletions",
    );
    expect(rows).toEqual([{ reason: 'request', entries: 1, named: false }]);
  });
});

describe('an address that others enter', () => {
  it('gets at most five confirmations a day, and the team learns of every submission', async () => {
    for (let turn = 1; turn <= 7; turn += 1) {
      const answer = await postForm(site.url, {
        fields: buildValidFields({
          email: turn % 2 === 0 ? 'VICTIM@example.org' : 'victim@example.org',
          message: `Message ${turn}`,
        }),
      });
      expect(answer.status, site.output()).toBe(303);
    }
    expect(await count('form_entries', "email = 'victim@example.org'")).toBe(7);
    const ofVictim = "entry_id in (select id from form_entries where email = 'victim@example.org')";
    expect(await count('form_deliveries', `${ofVictim} and kind = 'confirmation'`)).toBe(5);
    expect(await count('form_deliveries', `${ofVictim} and kind = 'mailbox'`)).toBe(7);
    await expect.poll(() => count('mails', '"to" = \'victim@example.org\'')).toBe(5);
    expect(site.log()).not.toContain('victim@example.org');
  });
});

describe('an expired submission', () => {
  it('is deleted by the nightly job with everything that belongs to it, and that is recorded', async () => {
    await postForm(site.url, { fields: buildValidFields({ email: 'old@example.org' }) });
    await expect.poll(() => count('mails', '"to" = \'old@example.org\'')).toBe(1);
    await database.client.query(
      "update form_entries set keep_until = now() - interval '1 minute' where email = 'old@example.org'",
    );
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect.poll(() => count('form_entries', "email = 'old@example.org'")).toBe(0);
    expect(await count('mails', "text like '%old@example.org%' or \"to\" = 'old@example.org'")).toBe(0);
    expect(await count('form_entries')).toBeGreaterThan(0);
    const { rows } = await database.client.query("select entries::int, person from form_deletions where reason = 'time'");
    expect(rows).toEqual([{ entries: 1, person: null }]);
  });
});

describe('a sent delivery', () => {
  it('is deleted by the nightly job 90 days later, unless its cause still exists or the message was not sent', async () => {
    await database.client.query(
      `insert into form_deliveries (delivery_id, kind, state, attempts, next_attempt_at, delivered_at, replica)
       values ('old-orphan', 'class-booked', 'delivered', 1, now(), now() - interval '91 days', null),
         ('new-orphan', 'exam-result', 'delivered', 1, now(), now() - interval '89 days', null),
         ('old-failed', 'class-booked', 'given-up', 1, now(), null, null),
         ('old-of-replica', 'content-published', 'delivered', 1, now(), now() - interval '91 days', 'https://replica.example')`,
    );
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect.poll(() => count('form_deliveries', "delivery_id = 'old-orphan'")).toBe(0);
    expect(await count('form_deliveries', "delivery_id in ('new-orphan', 'old-failed', 'old-of-replica')")).toBe(3);
    await database.client.query(
      "delete from form_deliveries where delivery_id in ('new-orphan', 'old-failed', 'old-of-replica')",
    );
  });
});

describe('a delivery', () => {
  /** Kills an instance as soon as it does something. */
  const killWhoever = async (
    isDoing: () => string | undefined | Promise<string | undefined>,
    release: () => Promise<void> | void,
    kill = (name: string) => fleet.replace(name),
  ) => {
    let name: string | undefined;
    const isSomebody = async () => {
      name = await isDoing();
      return name !== undefined && fleet.isRunning(name);
    };
    await expect.poll(isSomebody, { interval: 5 }).toBe(true);
    // Dead at once; that its end is known takes longer, and the others would be refused whose writes wait meanwhile.
    const killed = kill(name ?? '');
    await release();
    await killed;
  };
  const killWhileHeld = async (moment: Parameters<typeof holdWrites>[1], kill?: (name: string) => Promise<void>) => {
    const held = await holdWrites(database.client, moment);
    await killWhoever(
      () => held.findPausedApplication(),
      () => held.release(),
      kill,
    );
  };

  it('is retried when the receiver refuses it, and then fails until someone resends it', async () => {
    receiver.answerWith(500);
    const reference = await postUntilAccepted(() => fleet.next(), { fields: buildValidFields({ email: 'refused@example.org' }) });
    const ofIt = "entry_id = (select id from form_entries where email = 'refused@example.org') and kind = 'webhook'";
    const state = async () =>
      (
        await database.client.query<{ state: string; attempts: string; problem: string }>(
          `select state, attempts, problem from form_deliveries where ${ofIt}`,
        )
      ).rows[0];
    await expect.poll(async () => Number((await state())?.attempts)).toBeGreaterThan(1);
    expect(await state()).toMatchObject({ state: 'waiting', problem: 'The webhook responded with status 500.' });
    await database.client.query(`update form_deliveries set attempts = 15, next_attempt_at = now() where ${ofIt}`);
    await postForm(site.url, { fields: buildValidFields({ email: 'another@example.org' }) });
    await expect.poll(async () => (await state())?.state).toBe('given-up');
    receiver.answerWith(204);
    const { rows } = await database.client.query<{ id: number }>(`select id from form_deliveries where ${ofIt}`);
    const resent = await site.get(`/api/form-deliveries/${rows[0]?.id}`, {
      method: 'PATCH',
      headers: { Cookie: await createSession(database, 'sales'), Origin: site.url, 'Content-Type': 'application/json' },
      body: '{"state":"waiting"}',
    });
    expect(resent.status, site.output()).toBe(200);
    await expect.poll(async () => (await state())?.state).toBe('delivered');
    expect([...receiver.received.values()]).toContain(reference);
  });

  it('is delivered once and never lost when the server is killed between any two steps', async () => {
    const before = receiver.received.size;
    const accepted = new Set<string>();
    const visitor = async (number: number) => {
      for (let turn = 0; turn < 13; turn += 1)
        accepted.add(
          await postUntilAccepted(() => fleet.next(), {
            page: '/get-started',
            form: 'get-started',
            fields: { email: `${number}-${turn}@killed.example`, question: 'How?' },
          }),
        );
    };
    const visitors = Promise.all(Array.from({ length: 8 }, (_each, number) => visitor(number)));

    const untilTaken = (forms: number) => expect.poll(() => accepted.size, { timeout: 180_000 }).toBeGreaterThanOrEqual(forms);
    await killWhileHeld('the outbox is written');
    await untilTaken(20);
    await killWhileHeld('the entry is committed');
    await untilTaken(40);
    let teller: string | undefined;
    let letAnswer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    // The receiver then has the message, but the sender doesn’t know.
    receiver.onMessage((query) => {
      teller = query.get('from') ?? undefined;
      return mayAnswer;
    });
    await killWhoever(
      () => teller,
      () => {
        receiver.onMessage(() => undefined);
        letAnswer();
      },
    );
    await untilTaken(60);
    // The remaining instance delivers the rest.
    await killWhileHeld('a delivery is written down', (name) => fleet.kill(name));
    await visitors;
    await fleet.waitUntilRunning();
    site = await fleet.next();

    const entries = await database.client.query<{ reference: string; deliveries: string }>(
      `select reference, (select count(*) from form_deliveries d where d.entry_id = e.id) as deliveries
       from form_entries e
       where email like '%@killed.example'`,
    );
    expect(accepted.size).toBe(104);
    expect(new Set(entries.rows.map(({ reference }) => reference))).toEqual(accepted);
    expect(
      entries.rows.filter(({ deliveries }) => Number(deliveries) !== 2),
      'entries without all of their outgoing work',
    ).toEqual([]);
    const waiting = async () =>
      Number(
        (
          await database.client.query<{ waiting: string }>(
            "select count(*) as waiting from form_deliveries where state <> 'delivered'",
          )
        ).rows[0]?.waiting,
      );
    await expect.poll(waiting, { timeout: 180_000, interval: 200 }).toBe(0);
    const delivered = [...receiver.received.values()].filter((reference) => accepted.has(reference));
    expect(delivered.length, 'delivered once by its id').toBe(accepted.size);
    expect(new Set(delivered)).toEqual(accepted);
    expect(receiver.received.size).toBeGreaterThanOrEqual(before + accepted.size);
    expect(receiver.repeated(), 'delivered again after a kill').toBeGreaterThan(0);
    const { rows: mails } = await database.client.query(
      'select count(*)::int as all, count(distinct "to")::int as people from mails where "to" like \'%@killed.example\'',
    );
    expect(mails).toEqual([{ all: 104, people: 104 }]);
  }, 400_000);
});

describe('when Postgres is unavailable', () => {
  it('says so, keeps what was typed, and accepts it when Postgres is back', async () => {
    await (await site.get('/contact')).text();
    await gate.close();
    const answer = await postForm(site.url, { fields: buildValidFields({ email: 'later@example.org' }) });
    const html = await answer.text();
    expect(answer.status, site.output()).toBe(503);
    expect(html).toContain('value="later@example.org"');
    expect(html).toContain('We can’t save anything right now');
    expect(html).toContain('or write to site@example.com');
    await gate.open();
    await expect
      .poll(async () => (await postForm(site.url, { fields: buildValidFields({ email: 'later@example.org' }) })).status)
      .toBe(303);
    expect(await count('form_entries', "email = 'later@example.org'")).toBe(1);
  });

  it('the page of a link fails, even for a link that is recognizably invalid', async () => {
    const links = ['/newsletter/confirm/nothing', '/requests/confirm/nothing'];
    const statuses = () => Promise.all(links.map(async (path) => (await site.get(path)).status));
    await expect.poll(statuses).toEqual([404, 404]);
    await gate.close();
    expect(await statuses(), site.output()).toEqual([500, 500]);
    await gate.open();
    await expect.poll(statuses).toEqual([404, 404]);
  });
});
