import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { postForm, createSession } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { type MailReceiver, type ReceivedMail, startMailReceiver } from './support/mail-receiver';
import { createPageFields } from './support/page-fields';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;
let receiver: MailReceiver;
let site: Instance;
const cookies = new Map<string, string>();

const start = () => startInstance(processes, database.url, { SMTP_URL: receiver.url, MAIL_FROM: 'news@example.com' });

beforeAll(async () => {
  database = await createSeededDatabase('newsletter', processes);
  receiver = await startMailReceiver();
  site = await start();
  for (const role of ['administrator', 'editor', 'author', 'reviewer', 'sales'])
    cookies.set(role, await createSession(database, role));
});
afterAll(async () => {
  await processes.close();
  await receiver.close();
  await database.drop();
});

const RELEASES = 'Releases and security fixes';
const READING = 'Tutorials and posts';

const subscribe = (email: string, topics: string[] = [RELEASES]) =>
  postForm(site.url, { page: '/newsletter', form: 'newsletter', fields: { email, topics } });
const press = (path: string, fields: Record<string, string> | [string, string][] = {}, headers: Record<string, string> = {}) =>
  site.get(path, { method: 'POST', headers: { Origin: site.url, ...headers }, body: new URLSearchParams(fields) });
const oneClick = (path: string) =>
  site.get(path, {
    method: 'POST',
    headers: { Origin: 'https://mail.example' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

async function as(role: string, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const cookie = cookies.get(role);
  const answer = await site.get(`/api${path}`, {
    method,
    headers: { Origin: site.url, 'Content-Type': 'application/json', ...(cookie === undefined ? {} : { Cookie: cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

const state = async (email: string) =>
  (
    await database.client.query<{ state: string; topics: string[] }>(
      `select state, (
         select array_agg(value::text order by value::text) from newsletter_subscribers_topics where parent_id = s.id
       ) as topics
       from newsletter_subscribers s
       where email = $1`,
      [email],
    )
  ).rows[0];

/** Waits for this many mails to an address, and returns the last one. */
async function mailTo(email: string, number = 1): Promise<ReceivedMail> {
  await expect.poll(() => receiver.to(email).length).toBe(number);
  const mail = receiver.to(email).at(-1);
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
}

function linkIn({ text }: ReceivedMail, step: string): string {
  const path = new RegExp(`/newsletter/${step}/[0-9a-f]{64}`).exec(text)?.[0];
  if (path === undefined) throw new Error(`The mail has no link to ${step}: ${text}`);
  return path;
}

/** Subscribes and confirms. @returns the address of the preferences */
async function member(email: string, topics?: string[]): Promise<string> {
  expect((await subscribe(email, topics)).status, site.output()).toBe(303);
  const answer = await press(linkIn(await mailTo(email), 'confirm'));
  expect(answer.status, site.output()).toBe(303);
  return answer.headers.get('location')?.replace(/\?.*/, '') ?? '';
}

const created = z.object({ doc: z.object({ id: z.number() }) });
const stored = z.object({ updatedAt: z.string() });
const readUpdatedAt = async (issue: number) =>
  stored.parse((await as('editor', 'GET', `/newsletter-issues/${issue}`)).body).updatedAt;
/** Sends an issue in its current state. */
const sendIssue = async (issue: number, { role = 'editor', ...body }: { role?: string; at?: string } = {}) =>
  as(role, 'POST', `/newsletter-issues/${issue}/send`, { ...body, updatedAt: await readUpdatedAt(issue) });
const progressOf = async (issue: number) => (await as('editor', 'GET', `/newsletter-issues/${issue}/progress`)).body;

async function issueOf(
  topics: string[],
  subject = `Issue ${randomUUID().slice(0, 8)}`,
  text = '## News\n\nRead [the post](/blog).',
): Promise<number> {
  const { body } = await as('author', 'POST', '/newsletter-issues', { subject, topics, body: text });
  return created.parse(body).doc.id;
}

/** Lets the time pass for which an issue is scheduled. */
async function makeDue(issue: number): Promise<void> {
  await database.client.query('update newsletter_issues set send_at = now() where id = $1', [issue]);
  await database.client.query(
    "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('send-newsletters', 'deliveries', false, 0)",
  );
}

describe('the form in the footer', () => {
  it('links to the topics with the email address filled in, and neither stores nor sends anything', async () => {
    const email = 'footer@example.org';
    const answer = await postForm(site.url, { page: '/newsletter', form: 'newsletter', fields: { email, step: 'Subscribe' } });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')], site.output()).toEqual([200, 'no-store']);
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('One more step');
    expect(html).toContain('name="topics"');
    expect([await state(email), receiver.to(email)]).toEqual([undefined, []]);
    expect((await subscribe(email, [READING])).status).toBe(303);
    await mailTo(email);
  });
});

describe('subscribing', () => {
  it('sends one email, whose link is confirmed only by the button on its page', async () => {
    const answer = await subscribe('Ada@example.org', [RELEASES, READING]);
    expect([answer.status, answer.headers.get('location')], site.output()).toEqual([303, '/newsletter/check-your-mail']);
    const mail = await mailTo('ada@example.org');
    expect(mail.headers).toMatch(/^Subject: Please confirm: the EDB newsletter\r?$/m);
    const link = linkIn(mail, 'confirm');
    // The link contains only the random token, not the email address.
    expect(mail.text).not.toMatch(new RegExp(`${link}[?&/]`));
    expect(mail.text).not.toContain('/newsletter/unsubscribe/');

    for (const method of ['GET', 'HEAD']) expect((await site.get(link, { method })).status).toBe(200);
    expect(await state('ada@example.org')).toEqual({ state: 'unconfirmed', topics: ['reading', 'releases'] });
    const page = await site.get(link);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'strict-origin',
      'noindex, nofollow',
    ]);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(await page.text()).toContain('a…@example.org');

    expect((await press(link, {}, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await press(link, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await state('ada@example.org'))?.state).toBe('unconfirmed');

    // Browsers name the origin of a page without referrer “null”.
    const confirmed = await press(link, {}, { Origin: 'null', 'sec-fetch-site': 'same-origin' });
    expect(confirmed.headers.get('location'), site.output()).toMatch(
      /^\/newsletter\/preferences\/[0-9a-f]{64}\?outcome=confirmed$/,
    );
    expect((await state('ada@example.org'))?.state).toBe('confirmed');
    const used = await site.get(link);
    expect([used.status, (await used.text()).includes('Your address is already confirmed')]).toEqual([410, true]);
    expect(receiver.to('ada@example.org')).toHaveLength(1);
  });

  it('responds the same to an existing subscriber, changes nothing, and tells only the subscriber by email', async () => {
    const preferences = await member('bea@example.org');
    await database.client.query("update form_deliveries set created_at = now() - interval '2 minutes'");
    const [known, stranger] = [
      await subscribe('bea@example.org', [READING]),
      await subscribe('nobody-yet@example.org', [READING]),
    ];
    expect([known.status, known.headers.get('location'), await known.text()]).toEqual([
      stranger.status,
      stranger.headers.get('location'),
      await stranger.text(),
    ]);
    const mail = await mailTo('bea@example.org', 2);
    expect(mail.headers).toMatch(/^Subject: You are already subscribed to our newsletter: EDB\r?$/m);
    expect(linkIn(mail, 'preferences')).toBe(preferences);
    expect(await state('bea@example.org')).toEqual({ state: 'confirmed', topics: ['releases'] });
  });

  it('twice at once is one request, and an address gets at most three emails a day', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe('cleo@example.org')));
    expect(
      answers.map(({ status }) => status),
      site.output(),
    ).toEqual(Array.from({ length: 6 }, () => 303));
    for (let turn = 0; turn < 4; turn += 1) {
      await database.client.query("update form_deliveries set created_at = now() - interval '2 minutes'");
      expect((await subscribe('cleo@example.org')).status).toBe(303);
    }
    const { rows } = await database.client.query(
      `select count(*)::int as queued
       from form_deliveries
       where subscriber_id = (select id from newsletter_subscribers where email = 'cleo@example.org')`,
    );
    expect(rows).toEqual([{ queued: 3 }]);
    await mailTo('cleo@example.org', 3);
  });

  it('is rejected without an address, without a topic, or with several addresses, and stores nothing', async () => {
    for (const [email, topics] of [
      ['', [RELEASES]],
      ['dan@example.org', []],
      ['dan@example.org', ['Prices']],
      ['dan@example.org, eve@example.org', [RELEASES]],
      ['dan@example.org\r\nBcc: eve@example.org', [RELEASES]],
    ] as const) {
      expect((await subscribe(email, [...topics])).status, email).toBe(422);
    }
    const { rows } = await database.client.query(
      `select (select count(*) from form_entries where form = 'newsletter')::int as entries,
         (select count(*) from newsletter_subscribers where email like '%dan%' or email like '%eve%')::int as subscribers`,
    );
    expect(rows).toEqual([{ entries: 0, subscribers: 0 }]);
  });

  it('without confirmation expires: its link says so, and the nightly job deletes it', async () => {
    await subscribe('fay@example.org');
    const link = linkIn(await mailTo('fay@example.org'), 'confirm');
    await database.client.query(
      "update newsletter_subscribers set confirm_before = now() - interval '1 minute' where email = 'fay@example.org'",
    );
    const page = await site.get(link);
    expect([page.status, (await page.text()).includes('This link has expired, or')]).toEqual([410, true]);
    expect((await press(link)).headers.get('location')).toBe(link);
    expect((await state('fay@example.org'))?.state).toBe('unconfirmed');
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect.poll(() => state('fay@example.org')).toBeUndefined();
    expect((await site.get(link)).status).toBe(410);
    expect(await state('cleo@example.org'), 'whose time is not over').toBeDefined();
  });
});

describe('preferences', () => {
  it('change topics for the owner of the link', async () => {
    const preferences = await member('gil@example.org');
    expect(
      (
        await press(preferences, [
          ['topics', 'releases'],
          ['topics', 'reading'],
          ['topics', 'nothing'],
        ])
      ).headers.get('location'),
    ).toBe(`${preferences}?outcome=saved`);
    expect((await state('gil@example.org'))?.topics).toEqual(['reading', 'releases']);
    const page = await site.get(`${preferences}?outcome=saved`);
    expect(await page.text()).toContain('Your topics are saved.');
    expect((await press(preferences)).headers.get('location')).toBe(`${preferences}?outcome=no-topic`);
    expect((await state('gil@example.org'))?.topics).toEqual(['reading', 'releases']);
    expect((await press(preferences, { topics: 'releases' }, { Origin: 'https://evil.example' })).status).toBe(403);
    const { rows } = await database.client.query(
      "select count(*)::int as kept from page_cache.page where key like '%/newsletter/preferences/%' or key like '%/newsletter/confirm/%'",
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('cannot be changed with an invalid link, a link for another step, or another subscriber’s link', async () => {
    const [one, other] = [await member('hal@example.org'), await member('ida@example.org')];
    const token = one.split('/').at(-1) ?? '';
    const wrong = [
      `/newsletter/preferences/${other.split('/').at(-1)?.slice(0, 32)}${token.slice(32)}`,
      `/newsletter/unsubscribe/${token}`,
      `/newsletter/confirm/${token}`,
      `${one}0`,
      `/newsletter/preferences/${'0'.repeat(64)}`,
    ];
    for (const path of wrong) {
      const page = await site.get(path);
      expect([page.status, (await page.text()).includes('This link is incomplete')], path).toEqual([404, true]);
      expect((await press(path, { topics: 'events', by: 'button' })).status, path).toBe(303);
      expect((await oneClick(path)).status, path).not.toBe(200);
    }
    for (const path of ['/newsletter/unsubscribe/..%2f..%2fadmin', '/newsletter/preferences/%00']) {
      expect([(await site.get(path)).status, (await oneClick(path)).status], path).toEqual([404, 404]);
    }
    expect([await state('hal@example.org'), await state('ida@example.org')]).toEqual([
      { state: 'confirmed', topics: ['releases'] },
      { state: 'confirmed', topics: ['releases'] },
    ]);
    expect(site.log()).not.toContain(token);
  });
});

describe('unsubscribing', () => {
  it('takes one click in a mail client, from another origin and without cookies', async () => {
    await member('jan@example.org', [READING]);
    const issue = await issueOf(['reading']);
    await sendIssue(issue);
    const mail = await mailTo('jan@example.org', 2);
    const [, address = ''] = /^List-Unsubscribe: <(.+)>\r?$/m.exec(mail.headers) ?? [];
    expect(address).toMatch(new RegExp(`^${site.url}/newsletter/unsubscribe/[0-9a-f]{64}$`));
    expect(mail.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const path = new URL(address).pathname;
    expect(linkIn(mail, 'unsubscribe')).toBe(path);

    expect((await site.get(path)).status).toBe(200);
    expect(
      (
        await site.get(path, {
          method: 'POST',
          headers: { Origin: 'https://mail.example' },
          body: new URLSearchParams({ other: 'thing' }),
        })
      ).status,
    ).toBe(400);
    expect(await state('jan@example.org'), 'opening it changes nothing').toBeDefined();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const left = await site.get(path, {
      method: 'POST',
      headers: { Origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      body,
    });
    expect([left.status, left.headers.get('set-cookie')], site.output()).toEqual([200, null]);
    expect(await state('jan@example.org')).toBeUndefined();
    expect((await oneClick(path)).status, 'once more').toBe(200);
    expect((await site.get(path)).status).toBe(410);
    expect(await progressOf(issue), 'what was sent is still counted').toMatchObject({ state: 'sent', waiting: 0, failed: 0 });
  });

  it('takes one click on its page and on the preferences page', async () => {
    const preferences = await member('kim@example.org');
    const path = /\/newsletter\/unsubscribe\/[0-9a-f]{64}/.exec(await (await site.get(preferences)).text())?.[0] ?? '';
    expect((await press(path, { by: 'button' })).headers.get('location')).toBe('/newsletter/unsubscribed');
    expect(await state('kim@example.org')).toBeUndefined();
    expect((await site.get(preferences)).status).toBe(410);
    expect((await site.get('/newsletter/unsubscribed')).status).toBe(200);
  });

  it('explains the subscriber’s privacy rights', async () => {
    await member('lea@example.org');
    const { body } = await as('sales', 'GET', '/form-entries/personal-data?email=LEA@example.org');
    expect(body).toMatchObject({ newsletter: [{ email: 'lea@example.org', state: 'confirmed', topics: ['releases'] }] });
    expect(JSON.stringify(body)).not.toContain('handle');
    const forgotten = await site.get('/api/form-entries/delete-personal-data', {
      method: 'POST',
      headers: { Origin: site.url, Cookie: cookies.get('sales') ?? '' },
      body: new URLSearchParams({ email: 'Lea@example.org' }),
    });
    expect(forgotten.status, site.output()).toBe(303);
    expect(await state('lea@example.org')).toBeUndefined();
    const { rows } = await database.client.query("select subscriptions::int from form_deletions where reason = 'request'");
    expect(rows).toEqual([{ subscriptions: 1 }]);
  });
});

describe('an issue', () => {
  it('is written by an author, tested by all content roles, and sent by an editor', async () => {
    const issue = await issueOf(['events']);
    const address = `/newsletter-issues/${issue}`;
    for (const role of ['nobody', 'sales'])
      for (const [method, path] of [
        ['GET', address],
        ['GET', `${address}/progress`],
        ['POST', `${address}/test`],
        ['POST', `${address}/send`],
      ] as const)
        expect((await as(role, method, path, method === 'GET' ? undefined : {})).status, `${role} ${path}`).toBe(
          role === 'nobody' ? 401 : 403,
        );
    for (const role of ['author', 'reviewer']) {
      expect((await sendIssue(issue, { role })).status).toBe(403);
      expect((await as(role, 'POST', `${address}/unschedule`, {})).status).toBe(403);
      await as(role, 'PATCH', address, { state: 'scheduled', sendAt: '2020-01-01T00:00:00Z' });
    }
    expect(await progressOf(issue)).toMatchObject({ state: 'draft' });
    await database.client.query("update users set email = 'author@tests.example' where email = 'author@example.com'");
    expect((await as('author', 'POST', `${address}/test`, {})).status, site.output()).toBe(200);
    const test = await mailTo('author@tests.example');
    expect(test.headers).toMatch(/^Subject: Test: Issue /m);
    expect(test.text).toContain(`${site.url}/blog`);
    for (const role of ['editor', 'author', 'reviewer', 'nobody'])
      expect((await as(role, 'GET', '/newsletter-subscribers')).status, role).toBe(role === 'nobody' ? 401 : 403);
    expect(JSON.stringify((await as('sales', 'GET', '/newsletter-subscribers')).body)).not.toContain('handle');
  });

  it('is scheduled, locked, canceled, and sent when it is due', async () => {
    await member('mia@example.org', ['Classes and events']);
    const issue = await issueOf(['events'], 'Classes in December');
    const address = `/newsletter-issues/${issue}`;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await sendIssue(issue, { at: 'tomorrow' })).status).toBe(400);
    const late = await sendIssue(issue, { at: new Date(Date.now() - 60_000).toISOString() });
    expect(late.status, 'a time in the past would send it at once').toBe(400);
    expect(JSON.stringify(late.body)).toContain('This time has passed');
    expect((await sendIssue(issue, { at })).status, site.output()).toBe(200);
    expect((await sendIssue(issue)).status).toBe(409);
    expect((await as('author', 'PATCH', address, { subject: 'Something else' })).status).toBe(409);
    expect((await as('editor', 'DELETE', address)).status).toBe(409);
    expect((await as('editor', 'POST', `${address}/unschedule`, {})).status).toBe(200);
    expect((await as('author', 'PATCH', address, { subject: 'Classes in January' })).status).toBe(200);
    expect((await sendIssue(issue, { at })).status).toBe(200);
    expect(await progressOf(issue)).toMatchObject({ state: 'scheduled', recipients: 1, sent: 0 });
    await makeDue(issue);
    expect((await mailTo('mia@example.org', 2)).headers).toMatch(/^Subject: Classes in January\r?$/m);
    await expect
      .poll(() => progressOf(issue))
      .toEqual({
        state: 'sent',
        sendAt: expect.any(String),
        sentAt: expect.any(String),
        refusal: null,
        recipients: 1,
        sent: 1,
        waiting: 0,
        failed: 0,
      });
    for (const [method, body] of [
      ['PATCH', { subject: 'Something else' }],
      ['DELETE', undefined],
    ] as const)
      expect((await as('editor', method, address, body)).status).toBe(409);
  });

  it('is sent only as the editor has seen it', async () => {
    const issue = await issueOf(['events']);
    const seen = await readUpdatedAt(issue);
    const send = (body: object) => as('editor', 'POST', `/newsletter-issues/${issue}/send`, body);
    expect((await send({})).status).toBe(400);
    const edited = await as('author', 'PATCH', `/newsletter-issues/${issue}`, { subject: 'Changed at the last moment' });
    expect(edited.status).toBe(200);
    const refused = await send({ updatedAt: seen });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('The issue was changed since you opened it.');
    expect(await progressOf(issue)).toMatchObject({ state: 'draft' });
    // Canceling a schedule changes nothing that the editor has seen.
    const current = await readUpdatedAt(issue);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await send({ updatedAt: current, at })).status, site.output()).toBe(200);
    expect((await as('editor', 'POST', `/newsletter-issues/${issue}/unschedule`, {})).status).toBe(200);
    expect((await send({ updatedAt: current, at })).status).toBe(200);
    expect((await as('editor', 'POST', `/newsletter-issues/${issue}/unschedule`, {})).status).toBe(200);
  });

  it('is sent only when what it links to is published, and scheduled when that exists', async () => {
    const page = createPageFields('newsletter')();
    expect((await as('author', 'POST', '/pages?draft=true', { ...page, _status: 'draft' })).status, site.output()).toBe(201);
    const issue = await issueOf(['events'], 'Links to a draft', `Read [the page](${page.url}).`);
    const refused = await sendIssue(issue);
    expect(refused.status, site.output()).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(
      `The link to ${page.url}; that page isn’t published. Publish it first. Nothing was sent.`,
    );
    expect(await progressOf(issue)).toMatchObject({ state: 'draft' });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await sendIssue(issue, { at })).status, site.output()).toBe(200);
    expect((await as('editor', 'POST', `/newsletter-issues/${issue}/unschedule`, {})).status).toBe(200);
    const other = await issueOf(['events'], 'Links to nothing', 'Read [the page](/company/nothing).');
    expect((await sendIssue(other, { at })).status).toBe(409);
  });

  it('isn’t sent when a page that it links to was unpublished since, and the editor who scheduled it learns why', async () => {
    const page = createPageFields('unpublished-since')();
    const published = await as('administrator', 'POST', '/pages', { ...page, _status: 'published' });
    expect(published.status, site.output()).toBe(201);
    const setStatus = (status: string) =>
      as('administrator', 'PATCH', `/pages/${created.parse(published.body).doc.id}`, { _status: status });
    await member('noa@example.org', ['Classes and events']);
    const issue = await issueOf(['events'], 'Links to a page that goes', `Read [the page](${page.url}).`);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await sendIssue(issue, { at })).status, site.output()).toBe(200);
    expect((await setStatus('draft')).status, site.output()).toBe(200);
    await database.client.query("update users set email = 'editor@tests.example' where email = 'editor@example.com'");
    await makeDue(issue);
    const mail = await mailTo('editor@tests.example');
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(`was refused. The link to ${page.url}: that page`);
    expect(mail.text).toContain(`/admin/collections/newsletter-issues/${issue}`);
    const refused = { state: 'draft', sendAt: null, refusal: expect.stringContaining(page.url), sent: 0, waiting: 0 };
    expect(await progressOf(issue)).toMatchObject(refused);
    // It remains until the issue is scheduled again.
    expect((await as('author', 'PATCH', `/newsletter-issues/${issue}`, { subject: 'Links to a page' })).status).toBe(200);
    expect(await progressOf(issue)).toMatchObject(refused);

    expect((await setStatus('published')).status, site.output()).toBe(200);
    expect((await sendIssue(issue, { at })).status, site.output()).toBe(200);
    expect(await progressOf(issue)).toMatchObject({ state: 'scheduled', refusal: null });
    await makeDue(issue);
    expect((await mailTo('noa@example.org', 2)).headers).toMatch(/^Subject: Links to a page\r?$/m);
  });

  it('cannot inject a header with its subject', async () => {
    expect(
      (
        await as('author', 'POST', '/newsletter-issues', {
          subject: 'News\r\nBcc: victim@example.org',
          topics: ['events'],
          body: 'Text',
        })
      ).status,
    ).toBe(400);
    const issue = await issueOf(['events']);
    await database.client.query(
      "update newsletter_issues set subject = E'News\\r\\nBcc: victim@example.org\\r\\n\\r\\nBody' where id = $1",
      [issue],
    );
    await sendIssue(issue);
    const mail = await mailTo('mia@example.org', 4);
    expect(mail.headers).toMatch(/^Subject: News Bcc: victim@example.org Body\r?$/m);
    expect(mail.headers).not.toMatch(/^Bcc:/m);
    expect(receiver.to('victim@example.org')).toEqual([]);
  });

  it('reaches each confirmed subscriber of its topics exactly once, even if the server is killed while sending', async () => {
    await database.client.query(`
      with made as (
        insert into newsletter_subscribers (email, state, asked_at, confirmed_at, confirm_before, handle)
        select case when n <= 40 then 'reader-' when n <= 43 then 'unconfirmed-' else 'other-' end || n || '@example.org',
          (case when n between 41 and 43 then 'unconfirmed' else 'confirmed' end)::enum_newsletter_subscribers_state,
          now(), now(), now() + interval '1 day', md5('reader' || n)
        from generate_series(1, 46) n returning id, email)
      insert into newsletter_subscribers_topics ("order", parent_id, value)
      select 1, id, (case when email like 'other%' then 'events' else 'reading' end)::enum_newsletter_subscribers_topics from made
      union all select 2, id, 'releases'::enum_newsletter_subscribers_topics from made where email like 'reader%'`);
    const issue = await issueOf(['reading', 'releases'], 'Sent while killed');
    let arrived = 0;
    let resume: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    // From the tenth mail on, the server has them but doesn't acknowledge them before the site is killed.
    receiver.onMail(() => {
      arrived += 1;
      return arrived >= 10 ? held : undefined;
    });
    expect((await sendIssue(issue)).status, site.output()).toBe(200);
    await expect.poll(() => arrived, { interval: 10 }).toBeGreaterThanOrEqual(10);
    await site.kill();
    receiver.onMail(() => undefined);
    resume();
    // The mail to one of them was not begun, and it is not the address of a subscriber anymore.
    const { rows } = await database.client.query<{ email: string }>(
      `select email
       from newsletter_subscribers s
       join form_deliveries d on d.subscriber_id = s.id
       where d.issue_id = $1 and d.attempts = 0 and email like 'reader-%'
       limit 1`,
      [issue],
    );
    const leaving = rows[0]?.email ?? '';
    await database.client.query("update newsletter_subscribers set state = 'unconfirmed' where email = $1", [leaving]);
    // The claim of the killed process ends after half a minute; the test doesn't wait for it.
    await database.client.query("update form_deliveries set next_attempt_at = now() where state = 'waiting'");
    site = await start();
    const progress = async () => z.object({ waiting: z.number() }).parse(await progressOf(issue)).waiting;
    await expect.poll(progress, { interval: 250 }).toBe(0);

    const ofIssue = receiver.received.filter(({ headers }) => /^Subject: Sent while killed\r?$/m.test(headers));
    const ids = new Map(
      ofIssue.map(({ to }) => [to, new Set(ofIssue.filter((mail) => mail.to === to).map(({ messageId }) => messageId))]),
    );
    const readers = Array.from({ length: 40 }, (_each, index) => `reader-${index + 1}@example.org`).filter(
      (email) => email !== leaving,
    );
    expect(readers).toHaveLength(39);
    const { rows: outcomes } = await database.client.query(
      `select email, d.attempts, d.state, d.problem
       from newsletter_subscribers s
       join form_deliveries d on d.subscriber_id = s.id
       where d.issue_id = $1`,
      [issue],
    );
    expect([...ids.keys()].filter((email) => email.startsWith('reader-')).toSorted(), JSON.stringify(outcomes)).toEqual(
      readers.toSorted(),
    );
    expect(
      [...ids.values()].every(({ size }) => size === 1),
      'a mail that came twice has the same id',
    ).toBe(true);
    expect([...ids.keys()].filter((email) => /^(?:unconfirmed|other)-|^cleo@|^nobody-yet@/.test(email))).toEqual([]);
    expect(ofIssue.every(({ headers }) => /^List-Unsubscribe: </m.test(headers))).toBe(true);
    expect((await sendIssue(issue)).status).toBe(409);
  });
});
