import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '@/platform/durations';
import { fetchAccessToken } from '../support/access-token';
import { findLockWaiters } from '../support/database';
import { postForm, getReference, createSession } from '../support/form-visitor';
import { holdWrites } from '../support/held-writes';
import { database, site } from './site';

const PAGE = '/enterprise-postgres/cloud-native-trial';
let sales = '';
const tokens = new Map<string, string>();

beforeAll(async () => {
  sales = await createSession(database, 'sales');
  for (const username of ['visitor', 'editor', 'pretender'])
    tokens.set(username, await fetchAccessToken(site.signInPlace, username));
});

/** Requests a trial, as a browser without JavaScript does. */
function askForTrial(email: string, attempt: string = randomUUID()): Promise<Response> {
  return postForm(site.url, {
    page: PAGE,
    form: 'cloud-native-trial',
    fields: { name: 'Zoë Visitor', email, company: 'Example', country: 'Germany', attempt },
  });
}

const trialRow = z.object({
  id: z.number(),
  starts_at: z.date(),
  ends_at: z.date(),
  first_ends_at: z.date(),
  subject: z.string().nullable(),
  end_moved_by_id: z.number().nullable(),
});

async function trialsOf(email: string) {
  const { rows } = await database.client.query('select * from trials where email = $1 order by id', [email]);
  return z.array(trialRow).parse(rows);
}

/** Returns the paths of the confirmation links sent to an address, in the order of the mails. */
async function linksOf(email: string): Promise<string[]> {
  return (await mailsTo(email, 'Please confirm:%')).flatMap(({ text }) => /\/requests\/confirm\/[0-9a-f]{64}/.exec(text) ?? []);
}

/** Presses the button on the page of a link. */
function press(link: string, headers: Record<string, string> = { Origin: site.url }): Promise<Response> {
  return fetch(site.url + link, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams() });
}

/** Requests a trial and confirms it with the link in the mail. @returns the ID of the trial */
async function begun(email: string): Promise<number> {
  const before = (await linksOf(email)).length;
  expect((await askForTrial(email)).status, site.output.slice(-20).join('\n')).toBe(303);
  await expect.poll(async () => (await linksOf(email)).length).toBe(before + 1);
  expect((await press((await linksOf(email)).at(-1) ?? '')).status, site.output.slice(-20).join('\n')).toBe(303);
  return (await trialsOf(email)).at(-1)?.id ?? 0;
}

/** Returns the mails that a request was received, which are sent once the trial has begun. */
const confirmationsTo = (email: string) => mailsTo(email, 'Trial on Kubernetes: we have received%');

async function mailsTo(email: string, subject = '%') {
  const { rows } = await database.client.query<{ subject: string; text: string; messageId: string }>(
    'select subject, text, message_id as "messageId" from mails where "to" = $1 and subject like $2 order by id',
    [email, subject],
  );
  return rows;
}

/** Sets when a trial ends, as if it had been its end from the beginning. */
async function endsIn(id: number, interval: string): Promise<void> {
  await database.client.query(
    'update trials set ends_at = now() + $2::interval, first_ends_at = now() + $2::interval where id = $1',
    [id, interval],
  );
}

/** Runs the job for mails about trials this many times in parallel, and resolves when everything has been sent. */
async function writeAboutTrials(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('write-about-trials', 'deliveries', false, 0)",
    );
  // A delivery that is being sent waits for its next attempt, half a minute later. A server that was killed may have left a job
  // that was complete and not deleted yet.
  const left = async () =>
    (
      await database.client.query(
        `select from payload_jobs
         where task_slug = 'write-about-trials' and completed_at is null
           and (wait_until is null or wait_until <= now()) and not coalesce(has_error, false)
         union all
         select from form_deliveries
         where state = 'waiting' and next_attempt_at <= now() + interval '1 minute'`,
      )
    ).rowCount;
  await expect.poll(left, { interval: 100 }).toBe(0);
}

const answered = z.object({
  isAddressVerified: z.boolean(),
  trials: z.array(z.object({ name: z.string(), endsAt: z.string(), isExtended: z.boolean() })),
});

async function dashboardOf(username: string) {
  const answer = await fetch(`${site.url}/account/trials`, { headers: { authorization: `Bearer ${tokens.get(username)}` } });
  expect(answer.status).toBe(200);
  return answered.parse(await answer.json());
}

function changeTrial(id: number, change: object, cookie = sales): Promise<Response> {
  return fetch(`${site.url}/api/trials/${id}`, {
    method: 'PATCH',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
}

describe('a request for a trial', () => {
  it('starts one with the number of days in the form, and the email says when it ends', async () => {
    await begun('one@example.org');
    const [trial] = await trialsOf('one@example.org');
    expect((trial?.ends_at.getTime() ?? 0) - (trial?.starts_at.getTime() ?? 0)).toBe(60 * DAY_MS);
    expect(trial).toMatchObject({ subject: null, end_moved_by_id: null, first_ends_at: trial?.ends_at });
    await expect.poll(async () => (await confirmationsTo('one@example.org')).length).toBe(1);
    const [mail] = await confirmationsTo('one@example.org');
    expect(mail?.text).toContain('It has started, and it ends on');
    expect(mail?.text).toContain(`${trial?.ends_at.getUTCFullYear()}`);
    expect(mail?.text).toContain('/dashboard');
  });

  it('starts only one when it is sent several times at once', async () => {
    const attempt = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForTrial('same@example.org', attempt)));
    expect(new Set(answers.map(getReference)).size).toBe(1);
    await expect.poll(async () => (await linksOf('same@example.org')).length).toBe(1);
    const [link = ''] = await linksOf('same@example.org');
    const pressed = await Promise.all(Array.from({ length: 5 }, () => press(link)));
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await trialsOf('same@example.org')).toHaveLength(1);
    await expect.poll(async () => (await confirmationsTo('same@example.org')).length).toBe(1);
  });

  it('starts no second one during a trial, and says so only in the email', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_each, index) => askForTrial(index % 2 ? 'Twice@Example.org' : 'twice@example.org')),
    );
    const places = answers.map((answer) => `${answer.status} ${answer.headers.get('location')?.replace(/[^/]+$/, '')}`);
    expect(places).toEqual(Array.from({ length: 4 }, () => '303 /thank-you-page/'));
    expect(new Set(answers.map(getReference)).size).toBe(4);
    await expect.poll(async () => (await linksOf('twice@example.org')).length).toBe(4);
    expect(await trialsOf('twice@example.org')).toEqual([]);
    await Promise.all((await linksOf('twice@example.org')).map((link) => press(link)));
    expect(await trialsOf('twice@example.org')).toHaveLength(1);
    await expect.poll(async () => (await confirmationsTo('twice@example.org')).length).toBe(4);
    const texts = (await confirmationsTo('twice@example.org')).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(
      texts.filter((text) => text.includes('You already have a trial with this address, so this form didn’t start another one.')),
    ).toHaveLength(3);
    expect(texts.filter((text) => text.includes('It has started, and it ends on'))).toHaveLength(1);
    const receipt = async (answer: Response | undefined) =>
      (await (await fetch(site.url + answer?.headers.get('location'))).text()).replaceAll(
        /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}|[0-9a-z]{10}/g,
        '',
      );
    expect(await receipt(answers[0])).toContain('Your reference number');
    expect(await receipt(answers[0])).not.toMatch(/already|dashboard when/);
  });

  it('starts another one after the first has ended', async () => {
    await endsIn(await begun('again@example.org'), '-1 minute');
    await begun('again@example.org');
    expect(await trialsOf('again@example.org')).toHaveLength(2);
  });

  it('stays unconfirmed when the trial cannot be saved', async () => {
    await database.client.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no trial'; end $$",
    );
    await database.client.query('create trigger refused before insert on trials for each row execute function refuse()');
    await askForTrial('refused@example.org');
    await expect.poll(async () => (await linksOf('refused@example.org')).length).toBe(1);
    const [link = ''] = await linksOf('refused@example.org');
    expect((await press(link)).status).toBe(503);
    expect(await trialsOf('refused@example.org')).toEqual([]);
    await database.client.query('drop function refuse() cascade');
    expect((await press(link)).status).toBe(303);
    expect(await trialsOf('refused@example.org')).toHaveLength(1);
  });

  it('starts none from a form without a trial', async () => {
    await postForm(site.url, {
      page: '/edb-postgres-trial-expiration',
      form: 'trial-extension',
      fields: { email: 'none@example.org', reason: 'A failover' },
    });
    expect(await trialsOf('none@example.org')).toEqual([]);
  });
});

describe('a trial for someone else’s email address', () => {
  const email = 'owner@example.org';
  const notices = async () => (await mailsTo('contact@example.com')).filter(({ subject }) => subject.includes(email)).length;

  it('starts only with the link that the owner of the address received', async () => {
    const answer = await askForTrial(email);
    expect(answer.status).toBe(303);
    expect(await (await fetch(site.url + answer.headers.get('location'))).text()).toContain('confirm the request');
    await expect.poll(async () => (await linksOf(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    // Nobody can make the site send their own words to a stranger.
    expect(mail?.text).not.toMatch(/Zoë|Example\b|Germany/);
    const [link = ''] = await linksOf(email);
    const page = await fetch(site.url + link);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    const html = await page.text();
    expect(html).toContain('Confirm your request');
    expect(html.split('<main')[1]?.split('</main>')[0]).not.toContain(link);
    expect([await trialsOf(email), await notices(), (await mailsTo(email)).length]).toEqual([[], 0, 1]);

    expect((await press(link, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await press(link, {})).status).toBe(403);
    for (const wrong of [link.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '/requests/confirm/nothing']) {
      expect((await press(wrong)).status).toBe(303);
      expect((await fetch(site.url + wrong)).status).toBe(404);
    }
    expect(await trialsOf(email)).toEqual([]);

    expect((await press(link)).headers.get('location')).toBe(link);
    expect(await trialsOf(email)).toHaveLength(1);
    expect(await (await fetch(site.url + link)).text()).toContain('Your request is confirmed');
    await expect.poll(notices).toBe(1);
    await press(link);
    expect([(await trialsOf(email)).length, await notices()]).toEqual([1, 1]);
  });

  it('does not start when the link has expired, and the submission is deleted', async () => {
    const late = 'late@example.org';
    await askForTrial(late);
    await expect.poll(async () => (await linksOf(late)).length).toBe(1);
    const [link = ''] = await linksOf(late);
    await database.client.query(
      "update form_entries set confirm_before = now() - interval '1 minute', keep_until = now() - interval '1 minute' where email = $1",
      [late],
    );
    await press(link);
    expect([(await fetch(site.url + link)).status, await trialsOf(late)]).toEqual([410, []]);
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect
      .poll(async () => (await database.client.query('select from form_entries where email = $1', [late])).rowCount)
      .toBe(0);
    expect((await fetch(site.url + link)).status).toBe(410);
  });

  it('sends at most five emails a day to the address, however often it is requested', async () => {
    const often = 'often@example.org';
    for (let time = 0; time < 7; time += 1) expect((await askForTrial(often)).status).toBe(303);
    await writeAboutTrials();
    expect(await mailsTo(often)).toHaveLength(5);
  });
});

describe('forms on the dashboard', () => {
  const ownForms = z.object({
    isAddressVerified: z.boolean(),
    forms: z.array(z.object({ reference: z.string(), name: z.string(), status: z.string(), values: z.array(z.unknown()) })),
  });
  const account = (username: string, init: RequestInit = {}) =>
    fetch(`${site.url}/account/forms`, {
      ...init,
      headers: { authorization: `Bearer ${tokens.get(username)}`, origin: site.url, 'content-type': 'application/json' },
    });
  const formsOf = async (username: string) => ownForms.parse(await (await account(username)).json());

  it('belong to the verified address, and no one else sees or confirms them', async () => {
    const reference =
      getReference(
        await postForm(site.url, {
          page: '/support',
          form: 'account-support',
          fields: { email: 'visitor@example.com', request: 'A repository token' },
        }),
      ) ?? '';
    expect(await formsOf('pretender'), 'says that the address is theirs').toEqual({ isAddressVerified: false, forms: [] });
    expect(await formsOf('editor')).toEqual({ isAddressVerified: true, forms: [] });
    expect((await fetch(`${site.url}/account/forms`)).status).toBe(401);
    const [form] = (await formsOf('visitor')).forms;
    expect(form).toMatchObject({ reference, name: 'Request about your account', status: 'unconfirmed' });
    expect(form?.values).toContainEqual({ label: 'What is it about?', value: 'A repository token' });

    const confirm = (username: string, of = reference) =>
      account(username, { method: 'POST', body: JSON.stringify({ reference: of }) });
    for (const username of ['editor', 'pretender']) expect((await confirm(username)).status, username).toBe(404);
    expect((await confirm('visitor', '0000000000')).status).toBe(404);
    expect((await confirm('visitor', "' or true")).status).toBe(400);
    expect((await formsOf('visitor')).forms[0]?.status).toBe('unconfirmed');

    const confirmed = ownForms.parse(await (await confirm('visitor')).json());
    expect(confirmed.forms[0]).toMatchObject({ reference, status: 'received' });
    const mail = `Request about your account: we have received%`;
    await expect.poll(async () => (await mailsTo('visitor@example.com', mail)).length).toBe(1);
    expect((await mailsTo('visitor@example.com', mail))[0]?.text).toContain(`/dashboard#form-${reference}`);
    await database.client.query("update form_entries set state = 'done' where reference = $1", [reference]);
    expect((await formsOf('visitor')).forms[0]?.status).toBe('answered');
    await database.client.query("update form_entries set subject = 'somebody-before' where reference = $1", [reference]);
    expect((await formsOf('visitor')).forms.map((each) => each.reference)).not.toContain(reference);
  });
});

describe('the dashboard', () => {
  it('shows a trial only to the owner of its address', async () => {
    await begun('visitor@example.com');
    expect(await dashboardOf('pretender'), 'says that the address is theirs').toEqual({ isAddressVerified: false, trials: [] });
    expect(await dashboardOf('editor')).toEqual({ isAddressVerified: true, trials: [] });
    expect((await trialsOf('visitor@example.com'))[0]?.subject).toBeNull();
    const { trials } = await dashboardOf('visitor');
    expect(trials).toMatchObject([{ name: 'Trial on Kubernetes', isExtended: false }]);
    expect((await trialsOf('visitor@example.com'))[0]?.subject).toBe('sample-visitor');
    expect((await fetch(`${site.url}/account/trials`)).status).toBe(401);
  });

  it('does not show it to a later owner of the address', async () => {
    await database.client.query("update trials set subject = 'somebody-before' where email = 'visitor@example.com'");
    expect(await dashboardOf('visitor')).toEqual({ isAddressVerified: true, trials: [] });
    await database.client.query("update trials set subject = null where email = 'visitor@example.com'");
    expect((await dashboardOf('visitor')).trials).toHaveLength(1);
  });
});

describe('emails about the end', () => {
  it('are sent once, a week before and on the day after, even if two instances run', async () => {
    const ends: Record<string, string> = {
      'ends@example.org': '6 days 23 hours',
      'far@example.org': '7 days 1 hour',
      'long-ago@example.org': '-8 days',
    };
    for (const [email, interval] of Object.entries(ends)) await endsIn(await begun(email), interval);
    await writeAboutTrials(2);
    const reminders = await mailsTo('ends@example.org', 'Your trial%');
    expect(reminders).toMatchObject([
      { subject: expect.stringMatching(/^Your trial ends on [A-Z][a-z]+ \d+: Trial on Kubernetes$/) },
    ]);
    expect(reminders[0]?.text).toContain('/edb-postgres-trial-expiration#ask-for-more-time');
    expect([
      ...(await mailsTo('far@example.org', 'Your trial%')),
      ...(await mailsTo('long-ago@example.org', 'Your trial%')),
    ]).toEqual([]);
    await endsIn((await trialsOf('ends@example.org'))[0]?.id ?? 0, '-1 minute');
    await writeAboutTrials(2);
    const ended = await mailsTo('ends@example.org', 'Your trial has ended%');
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain(`${site.url}/edb-postgres-trial-expiration`);
    expect(await mailsTo('ends@example.org', 'Your trial ends on%')).toHaveLength(1);
  });

  it('are sent once, even if the server is killed while recording a delivery', async () => {
    const email = 'killed@example.org';
    const id = await begun(email);
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1);
    await endsIn(id, '5 days');
    const held = await holdWrites(database.client, 'a delivery is written down');
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('write-about-trials', 'deliveries', false, 0)",
    );
    await expect.poll(() => held.findPausedApplication(), { interval: 10 }).toBeDefined();
    await site.killServer();
    await held.release();
    // The claim of the killed process ends after half a minute; the test doesn't wait for it.
    await database.client.query("update form_deliveries set next_attempt_at = now() where state = 'waiting'");
    await site.startServer();
    await writeAboutTrials(2);
    expect(await mailsTo(email, 'Your trial ends on%')).toHaveLength(1);
  });
});

describe('a new end date', () => {
  it('is set by sales, appears on the dashboard and in the audit log, and triggers its own emails', async () => {
    const [trial] = await trialsOf('visitor@example.com');
    const id = trial?.id ?? 0;
    await endsIn(id, '-1 hour');
    await writeAboutTrials();
    expect(await mailsTo('visitor@example.com', 'Your trial has ended%')).toHaveLength(1);
    // A reminder that could not be sent so far is about the old end.
    await database.client.query(
      `insert into form_deliveries (state, entry_id, trial_id, kind, delivery_id, next_attempt_at)
       select 'waiting', entry_id, id, 'trial-reminder', 'about-the-old-end', now() + interval '1 day'
       from trials
       where id = $1`,
      [id],
    );
    const endsAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const changed = await changeTrial(id, {
      endsAt,
      notes: 'They test a failover.',
      email: 'other@example.org',
      subject: 'other',
      firstEndsAt: endsAt,
    });
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect(await changed.json()).toMatchObject({
      doc: {
        endsAt,
        state: 'running',
        notes: 'They test a failover.',
        email: 'visitor@example.com',
        subject: 'sample-visitor',
        endMovedBy: { name: 'sales' },
      },
    });
    expect((await database.client.query("select from form_deliveries where delivery_id = 'about-the-old-end'")).rowCount).toBe(0);
    expect((await dashboardOf('visitor')).trials).toMatchObject([{ endsAt, isExtended: true }]);
    const { rows } = await database.client.query(
      "select name, title, note from audit_events where kind = 'trials' and operation = 'end-moved'",
    );
    expect(rows).toEqual([
      { name: 'sales', title: null, note: expect.stringMatching(/^From \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/) },
    ]);
    await writeAboutTrials();
    expect(await mailsTo('visitor@example.com', 'Your trial ends on%')).toHaveLength(0);
    expect((await changeTrial(id, { endsAt: new Date(Date.now() + 3 * DAY_MS).toISOString() })).status).toBe(200);
    await writeAboutTrials(2);
    expect(await mailsTo('visitor@example.com', 'Your trial ends on%')).toHaveLength(1);
  });

  it('is rejected before the start, after more than a year, and from other roles', async () => {
    const id = await begun('bounds@example.org');
    const [before] = await trialsOf('bounds@example.org');
    for (const days of [-1, 400])
      expect((await changeTrial(id, { endsAt: new Date(Date.now() + days * DAY_MS).toISOString() })).status, `${days} days`).toBe(
        400,
      );
    expect((await changeTrial(id, { endsAt: 'soon' })).status).toBe(400);
    const later = { endsAt: new Date(Date.now() + 90 * DAY_MS).toISOString() };
    for (const role of ['author', 'reviewer', 'editor'])
      expect((await changeTrial(id, later, await createSession(database, role))).status, role).toBe(403);
    expect((await changeTrial(id, later, '')).status).toBe(401);
    expect((await fetch(`${site.url}/api/trials?where[email][equals]=bounds@example.org`)).status).toBe(401);
    expect((await trialsOf('bounds@example.org'))[0]).toEqual(before);
  });

  it('can be requested, and sales sees the trial beside the request', async () => {
    await postForm(site.url, {
      page: '/edb-postgres-trial-expiration',
      form: 'trial-extension',
      fields: { email: 'Bounds@example.org', reason: 'A failover' },
    });
    const { rows } = await database.client.query<{ id: number }>(
      "select id from form_entries where form = 'trial-extension' and email = 'bounds@example.org'",
    );
    const [trial] = await trialsOf('bounds@example.org');
    const entry = await (
      await fetch(`${site.url}/admin/collections/form-entries/${rows[0]?.id}`, { headers: { Cookie: sales } })
    ).text();
    expect(entry).toContain(`/admin/collections/trials/${trial?.id}`);
    const list = await (await fetch(`${site.url}/admin/collections/trials`, { headers: { Cookie: sales } })).text();
    expect(list).toContain('Ending within a week');
  });
});

describe('the stored data of a trial', () => {
  it('is exported and deleted on request, and no further email is sent', async () => {
    const id = await begun('leave@example.org');
    await expect.poll(async () => (await confirmationsTo('leave@example.org')).length).toBe(1);
    const kept = await (
      await fetch(`${site.url}/api/form-entries/personal-data?email=leave@example.org`, { headers: { Cookie: sales } })
    ).json();
    expect(kept).toMatchObject({ trials: [{ name: 'Trial on Kubernetes' }] });
    await endsIn(id, '3 days');
    await fetch(`${site.url}/api/form-entries/delete-personal-data`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: sales, Origin: site.url },
      body: new URLSearchParams({ email: 'Leave@example.org' }),
    });
    expect(await trialsOf('leave@example.org')).toEqual([]);
    const { rows } = await database.client.query('select entries::int, trials::int from form_deletions order by id desc limit 1');
    expect(rows).toEqual([{ entries: 1, trials: 1 }]);
    await writeAboutTrials();
    expect(await mailsTo('leave@example.org')).toEqual([]);
  });

  it('is deleted with its submission, by sales or when it expires', async () => {
    await begun('gone@example.org');
    const { rows } = await database.client.query<{ id: number }>("select id from form_entries where email = 'gone@example.org'");
    const answer = await fetch(`${site.url}/api/form-entries/${rows[0]?.id}`, {
      method: 'DELETE',
      headers: { Cookie: sales, Origin: site.url },
    });
    expect(answer.status, await answer.text()).toBe(200);
    expect(await trialsOf('gone@example.org')).toEqual([]);
    await begun('old@example.org');
    await database.client.query(
      "update form_entries set keep_until = now() - interval '1 minute' where email = 'old@example.org'",
    );
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('delete-expired-entries', 'default', false, 0)",
    );
    await expect.poll(async () => (await trialsOf('old@example.org')).length).toBe(0);
  });

  it('is deleted without a deadlock while an email about it is being stored', async () => {
    const email = 'both@example.org';
    await begun(email);
    await writeAboutTrials();
    const ofIt = `entry_id = (select id from form_entries where email = '${email}') and kind = 'confirmation'`;
    // Otherwise, the email would be there already when it is stored again.
    await database.client.query('delete from mails where "to" = $1', [email]);
    // In the order of a deletion: the entry, then its deliveries.
    const deletion = new pg.Client({ connectionString: database.url });
    await deletion.connect();
    try {
      await deletion.query('begin');
      await deletion.query('select from form_entries where email = $1 for update', [email]);
      await database.client.query(
        `update form_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now() where ${ofIt}`,
      );
      await database.client.query(
        "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('deliver-forms', 'deliveries', false, 0)",
      );
      await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
      await deletion.query(`delete from form_deliveries where ${ofIt}`);
      await deletion.query('rollback');
    } finally {
      await deletion.end();
    }
    const find = async () => (await database.client.query(`select state, attempts::int from form_deliveries where ${ofIt}`)).rows;
    await expect.poll(find).toEqual([expect.objectContaining({ state: 'delivered' })]);
    expect(await find(), 'at the first attempt').toEqual([{ state: 'delivered', attempts: 1 }]);
  });
});
