import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findLockWaiters } from '../support/database';
import type { Person } from '../support/editors';
import { createPageFields } from '../support/page-fields';
import { makeScheduleDue } from '../support/schedule';
import { database, rest, site } from './site';

let count = 0;

const savedPage = z.object({
  doc: z.looseObject({
    id: z.number(),
    label: z.string(),
    _status: z.string(),
    review: z.looseObject({ state: z.string(), note: z.string().nullish() }),
  }),
});
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
});
const recordList = z.object({
  docs: z.array(
    z.object({
      name: z.string(),
      operation: z.string(),
      title: z.string().nullish(),
      fields: z.array(z.string()).nullish(),
      note: z.string().nullish(),
    }),
  ),
});

const page = createPageFields('workflow');

async function write(person: Person, method: string, path: string, body?: unknown) {
  const answer = await (await site.as(person))(method, path, body);
  expect(
    answer.status,
    `${person}: ${method} ${path}: ${JSON.stringify(answer.body)}\n${site.output.slice(-20).join('\n')}`,
  ).toBeLessThan(300);
  return savedPage.parse(answer.body).doc;
}

/** How Payload's REST API rejects a request: the status, and the sentence, at the field when there is one. */
async function refusal(person: Person, method: string, path: string, body?: unknown) {
  const answer = await (await site.as(person))(method, path, body);
  const [error] = refused.parse(answer.body).errors;
  const [atField] = error?.data?.errors ?? [];
  return { status: answer.status, field: atField?.path, message: atField?.message ?? error?.message };
}

async function draftBy(person: Person) {
  const fields = page();
  const { id } = await write(person, 'POST', '/pages?draft=true', { ...fields, _status: 'draft' });
  return { id, path: fields.url };
}

/** Creates a page that an author wrote and a reviewer approved. */
async function approvedPage() {
  const draft = await draftBy('author');
  await write('author', 'PATCH', `/pages/${draft.id}?draft=true`, { review: { state: 'asked' } });
  await write('reviewer', 'PATCH', `/pages/${draft.id}?draft=true`, { review: { state: 'approved' } });
  return draft;
}

const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;

async function recordsOf(id: number) {
  const answer = await (
    await site.as('editor')
  )('GET', `/audit-events?limit=50&depth=0&sort=id&where[kind][equals]=pages&where[entry][equals]=${id}`);
  return recordList.parse(answer.body).docs;
}

describe('a page', () => {
  it('goes from its author to a reviewer and to an editor, who publishes it', async () => {
    const { id, path } = await draftBy('author');
    expect(await statusOf(path)).toBe(404);
    expect((await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } })).review.state).toBe(
      'asked',
    );
    expect(await refusal('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'sent-back' } })).toMatchObject({
      status: 400,
      field: 'review.note',
    });
    expect(
      (await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'sent-back', note: 'A better label.' } }))
        .review,
    ).toMatchObject({ state: 'sent-back', note: 'A better label.' });
    expect((await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'Better' })).review).toMatchObject({
      state: 'writing',
      note: 'A better label.',
    });
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } });
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({
      status: 400,
      field: 'review.state',
      message: expect.stringContaining('has to approve your last change before it is published'),
    });
    expect(await refusal('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } })).toMatchObject({
      status: 400,
      field: 'review.state',
    });
    expect((await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } })).review.state).toBe(
      'approved',
    );
    expect(await statusOf(path)).toBe(404);
    expect((await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).review.state).toBe('approved');
    expect(await statusOf(path)).toBe(200);

    expect((await recordsOf(id)).map(({ name, operation }) => `${name}: ${operation}`)).toEqual([
      'Arthur Author: created',
      'Arthur Author: review-asked',
      'Rena Reviewer: sent-back',
      'Arthur Author: changed',
      'Arthur Author: review-asked',
      'Rena Reviewer: approved',
      'Edda Editor: published',
    ]);
  });

  it('keeps its approval when a version is restored that was approved and public, until it is changed', async () => {
    const { id } = await draftBy('author');
    const path = `/pages/${id}?draft=true`;
    await write('author', 'PATCH', path, { label: 'As approved' });
    await write('reviewer', 'PATCH', path, { review: { state: 'approved' } });
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    await write('author', 'PATCH', path, { label: 'With a mistake' });
    await write('administrator', 'PATCH', `/pages/${id}`, { _status: 'published' });
    const versions = z.object({
      docs: z.array(z.object({ id: z.number(), version: z.object({ label: z.string(), _status: z.string() }) })),
    });
    const { docs } = versions.parse(
      (await (await site.as('editor'))('GET', `/pages/versions?depth=0&sort=-updatedAt&where[parent][equals]=${id}`)).body,
    );
    const restore = async (label: string, status: string) => {
      const found = docs.find(({ version }) => version.label === label && version._status === status);
      const { body } = await (await site.as('editor'))('POST', `/pages/versions/${found?.id}?draft=true`);
      return z.object({ message: z.string(), review: z.looseObject({ state: z.string() }) }).parse(body);
    };
    // The administrator published it without an approval, and drafts weren't public.
    expect((await restore('With a mistake', 'published')).review.state).toBe('writing');
    expect((await restore('As approved', 'draft')).review.state).toBe('writing');
    const restored = await restore('As approved', 'published');
    expect(restored.message).toContain('was approved and public before, so it needs no new review');
    expect(restored.review).toMatchObject({ state: 'approved', decidedBy: expect.any(Number) });
    await write('editor', 'PATCH', path, { label: 'Changed since' });
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({ field: 'review.state' });
    await restore('As approved', 'published');
    expect(await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({ label: 'As approved' });
  });

  it('needs a new approval after every change, whoever makes it', async () => {
    const { id, path } = await approvedPage();
    expect((await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } })).review.state).toBe(
      'approved',
    );
    expect((await write('editor', 'PATCH', `/pages/${id}?draft=true`, { label: 'Changed' })).review.state).toBe('writing');
    expect(await refusal('editor', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } })).toMatchObject({
      status: 400,
      message: expect.stringContaining('someone else has to approve it'),
    });
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({ status: 400 });
    await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } });
    expect(
      await refusal('editor', 'PATCH', `/pages/${id}`, { label: 'With the press of the button', _status: 'published' }),
    ).toMatchObject({ status: 400 });
    expect(await statusOf(path)).toBe(404);
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await statusOf(path)).toBe(200);
  });

  it('is approved and published by one editor when someone else wrote it, and by an administrator without approval', async () => {
    const one = await draftBy('author');
    await write('editor', 'PATCH', `/pages/${one.id}?draft=true`, { review: { state: 'approved' } });
    await write('editor', 'PATCH', `/pages/${one.id}`, { _status: 'published' });
    const other = await draftBy('author');
    await write('administrator', 'PATCH', `/pages/${other.id}`, { _status: 'published' });
    expect([await statusOf(one.path), await statusOf(other.path)]).toEqual([200, 200]);
  });

  it('is published and unpublished by editors, as the access endpoint reports; publishing also requires approval', async () => {
    const { id } = await draftBy('author');
    const mayPublish = async (person: Person) => {
      const { body } = await (await site.as(person))('POST', `/pages/access/${id}`, { _status: 'published' });
      return z.object({ update: z.boolean().optional() }).parse(body).update ?? false;
    };
    expect([
      await mayPublish('administrator'),
      await mayPublish('editor'),
      await mayPublish('author'),
      await mayPublish('reviewer'),
    ]).toEqual([true, true, false, false]);
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({
      status: 400,
      field: 'review.state',
    });
  });

  it('can be reverted to the published version without approval, but to no other version', async () => {
    const { id, path } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    const { body } = await (await site.as('editor'))('GET', `/pages/${id}?depth=0`);
    // Like “Revert to published”, without the time of the version: with it, the newer draft would be protected.
    const { review: _review, updatedAt: _updatedAt, ...content } = z.looseObject({}).parse(body);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'A draft over it' });
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).toMatchObject({
      status: 400,
      field: 'review.state',
    });
    expect(await refusal('editor', 'PATCH', `/pages/${id}`, { ...content, pagetitle: 'Something else' })).toMatchObject({
      status: 400,
      field: 'review.state',
    });
    expect(await refusal('author', 'PATCH', `/pages/${id}`, content)).toMatchObject({ status: 403 });
    expect((await write('editor', 'PATCH', `/pages/${id}`, content)).label).toBe('New');
    expect(await statusOf(path)).toBe(200);
  });

  it('that is duplicated gets a URL that can be published', async () => {
    const { id, path } = await approvedPage();
    const copies = [
      await write('author', 'POST', `/pages/${id}/duplicate`),
      await write('author', 'POST', `/pages/${id}/duplicate`),
    ];
    expect(copies.map(({ url, _status }) => ({ url, _status }))).toEqual([
      { url: `${path}-copy`, _status: 'draft' },
      { url: `${path}-copy-2`, _status: 'draft' },
    ]);
    await write('administrator', 'PATCH', `/pages/${copies[0]?.id}`, { _status: 'published' });
    expect(await statusOf(`${path}-copy`)).toBe(200);
  });

  it('that is moved is gone from its old URL', async () => {
    const { id, path } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await statusOf(path)).toBe(200);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { url: `${path}-moved` });
    await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } });
    expect(await statusOf(path)).toBe(200);
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await statusOf(path)).toBe(308);
    expect(await statusOf(`${path}-moved`)).toBe(200);
  });

  it('that is unpublished with a newer draft is gone', async () => {
    const { id, path } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await statusOf(path)).toBe(200);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'A draft over it' });
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'draft' });
    expect(await statusOf(path)).toBe(404);
    expect((await recordsOf(id)).map(({ operation }) => operation)).toEqual(expect.arrayContaining(['published', 'taken-down']));
  });

  it('has one audit event for the changes of an editing session, with all changed fields', async () => {
    const { id } = await draftBy('author');
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'One' });
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'Two', pagetitle: 'Two' });
    await (
      await site.as('author')
    )('DELETE', `/pages/${id}`);
    expect(await recordsOf(id)).toMatchObject([
      { operation: 'created' },
      { operation: 'changed', title: 'Two', fields: ['label', 'pagetitle'] },
      { operation: 'deleted' },
    ]);
  });
});

describe('an incomplete entry', () => {
  const broken = () => ({
    ...page(),
    meta: { title: 'New', description: 'Too short.' },
    layout: [
      { blockType: 'hero', heading: 'A heading', lead: '' },
      { blockType: 'linkCards', heading: 'Cards', items: [{ href: '/company' }, { href: '/nowhere' }] },
      { blockType: 'prose', markdown: '[Gone](/not-here) and ![](media:not-there)' },
    ],
  });
  const ERRORS = [
    ['layout.0.lead', 'This field is required.'],
    ['layout.1.items.1.href', 'The link to /nowhere in block 2, “Link cards”: there is no such page.'],
    [
      'layout.2.markdown',
      'The link to /not-here in block 3, “Text”: there is no such page. ' +
        'The picture “not-there” in block 3, “Text”: there is no such picture.',
    ],
    ['meta.description', expect.stringContaining('50')],
  ];
  async function errorsOf(person: Person, path: string, body: object) {
    const answer = await (await site.as(person))('PATCH', path, body);
    const [error] = refused.parse(answer.body).errors;
    return {
      status: answer.status,
      message: error?.message,
      errors: error?.data?.errors
        .toSorted((one, other) => (one.path < other.path ? -1 : 1))
        .map((each) => [each.path, each.message]),
    };
  }

  it('gets all field errors at once, whether it is sent for review, approved, or published', async () => {
    const { id } = await write('author', 'POST', '/pages?draft=true', { ...broken(), _status: 'draft' });
    const answers = [
      await errorsOf('author', `/pages/${id}?draft=true`, { review: { state: 'asked' } }),
      await errorsOf('reviewer', `/pages/${id}?draft=true`, { review: { state: 'approved' } }),
      await errorsOf('administrator', `/pages/${id}`, { _status: 'published' }),
    ];
    for (const { status, message, errors } of answers) {
      expect([status, errors]).toEqual([400, ERRORS]);
      // The admin shows this as a list, which it splits at commas.
      expect(
        message
          ?.split(': ')[1]
          ?.split(', ')
          .toSorted((one, other) => (one < other ? -1 : 1)),
      ).toEqual([
        'Block 1 “Hero” → Lead',
        'Block 2 “Link cards” → Items 2 → URL',
        'Block 3 “Text” → Markdown',
        'Search result → Description',
      ]);
    }
    expect((await recordsOf(id)).map(({ operation }) => operation)).toEqual(['created']);
  });

  it('with a link to a section that it doesn’t have is not sent for review or published', async () => {
    const layout = [
      { blockType: 'hero', heading: 'A heading', lead: 'A lead.', links: [{ label: 'Find it', href: '#find-the-document' }] },
      { blockType: 'prose', heading: 'Another section', markdown: 'A text.' },
    ];
    const { id } = await write('author', 'POST', '/pages?draft=true', { ...page(), layout, _status: 'draft' });
    const rejected = {
      status: 400,
      errors: [['layout.0.links.0.href', 'The link to #find-the-document: this page has no such section.']],
    };
    expect(await errorsOf('author', `/pages/${id}?draft=true`, { review: { state: 'asked' } })).toMatchObject(rejected);
    expect(await errorsOf('administrator', `/pages/${id}`, { _status: 'published' })).toMatchObject(rejected);
    const named = layout.map((block) => (block.blockType === 'prose' ? { ...block, heading: 'Find the document' } : block));
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { layout: named });
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } });
  });

  it('can be saved as a draft, and needs one approval when it is complete', async () => {
    const { id } = await write('author', 'POST', '/pages?draft=true', { ...broken(), _status: 'draft' });
    const { url: _url, ...complete } = page('Complete');
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'Half done' });
    await write('author', 'PATCH', `/pages/${id}?draft=true`, complete);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } });
    await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } });
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect((await recordsOf(id)).filter(({ operation }) => operation === 'approved')).toHaveLength(1);
  });

  it('is rejected with a URL that another entry has', async () => {
    const { path } = await approvedPage();
    const { id } = await draftBy('author');
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { url: path });
    expect(await refusal('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } })).toEqual({
      status: 400,
      field: 'url',
      message: `Another entry has the URL ${path}. Choose another one.`,
    });
  });
});

describe('drafts that link to each other', () => {
  /** An empty draft, as the admin creates one: everything that follows is saved in its versions only. */
  const createEmpty = async () => {
    const { body } = await (await site.as('author'))('POST', '/pages?draft=true', { _status: 'draft' });
    return z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc.id;
  };

  it('are reviewed like others and published together; the error for one alone says so', async () => {
    const [one, other] = [await createEmpty(), await createEmpty()];
    const [first, second] = [page('One'), page('Other')];
    const linkTo = (url: string) => [{ blockType: 'hero', heading: 'Links', lead: `See [it](${url}).` }];
    await write('author', 'PATCH', `/pages/${one}?draft=true`, { ...first, layout: linkTo(second.url) });
    await write('author', 'PATCH', `/pages/${other}?draft=true`, { ...second, layout: linkTo(first.url) });
    for (const id of [one, other]) {
      await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } });
      await write('reviewer', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } });
    }
    expect(await refusal('editor', 'PATCH', `/pages/${one}`, { _status: 'published' })).toEqual({
      status: 400,
      field: 'layout.0.lead',
      message:
        `The link to ${second.url} in block 1, “Hero”: that page isn’t published. ` +
        'Publish it first, or select both in the list and publish them together.',
    });
    // As the admin's list does it.
    const answer = await (
      await site.as('editor')
    )('PATCH', `/pages?draft=true&where[id][in][0]=${one}&where[id][in][1]=${other}&depth=0`, { _status: 'published' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (const { url } of [first, second]) expect(await statusOf(url)).toBe(200);
  });
});

describe('an audit event', () => {
  it('is not written when the change fails', async () => {
    const { id } = await draftBy('author');
    const before = await recordsOf(id);
    await refusal('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'approved' } });
    await refusal('editor', 'PATCH', `/pages/${id}`, { label: 'x', _status: 'published' });
    expect(await recordsOf(id)).toEqual(before);
  });

  it('covers facts and settings, but not sign-ins', async () => {
    const editor = await site.as('editor');
    const { rows } = await database.client.query<{ newest: number }>('select coalesce(max(id), 0) as newest from audit_events');
    const find = async (query: string) =>
      recordList.parse((await editor('GET', `/audit-events?depth=0&where[kind][in]=${query}`)).body).docs;
    const saved = await editor('POST', '/globals/settings', { tagline: 'Another tagline' });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await find(`settings&where[id][greater_than]=${rows[0]?.newest}`)).toMatchObject([
      { name: 'Edda Editor', operation: 'changed', fields: ['tagline'] },
    ]);
    expect(await find('users,editor-sessions')).toEqual([]);
  });
});

describe('a scheduled publication', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  /** The server looks every two seconds, and Payload publishes. */
  const within = { interval: 100 };

  it('happens even if the server was killed before, and so does a scheduled end', async () => {
    const { id, path } = await approvedPage();
    const editor = await site.as('editor');
    expect((await editor('POST', `/pages/${id}/schedule`, { type: 'publish', date: inAnHour() })).status).toBe(201);
    expect(await statusOf(path)).toBe(404);
    await site.killServer();
    await makeScheduleDue(database, id);
    await site.startServer();
    await expect.poll(() => statusOf(path), within).toBe(200);

    expect((await editor('POST', `/pages/${id}/schedule`, { type: 'unpublish', date: inAnHour() })).status).toBe(201);
    expect(await statusOf(path)).toBe(200);
    await makeScheduleDue(database, id);
    await expect.poll(() => statusOf(path), within).toBe(404);
    const names = (await recordsOf(id)).map(({ name, operation }) => `${name}: ${operation}`);
    expect(names.slice(-4)).toEqual([
      'Edda Editor: scheduled',
      'Edda Editor: published',
      'Edda Editor: scheduled',
      'Edda Editor: taken-down',
    ]);
  });

  it('happens once if the server is killed between publishing and the end of the job', async () => {
    const { id, path } = await approvedPage();
    const editor = await site.as('editor');
    expect((await editor('POST', `/pages/${id}/schedule`, { type: 'publish', date: inAnHour() })).status).toBe(201);
    // What is left then: the page is public, someone writes a newer draft, and the job is returned to its queue.
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'A newer draft' });
    const isOfPage = `task_slug = 'schedulePublish' and input -> 'doc' ->> 'value' = '${id}'`;
    await database.client.query(
      `update payload_jobs set total_tried = 1, wait_until = now() - interval '1 hour' where ${isOfPage}`,
    );
    await expect
      .poll(async () => (await database.client.query(`select has_error from payload_jobs where ${isOfPage}`)).rows, within)
      .toEqual([]);
    expect(await statusOf(path)).toBe(200);
    expect(await (await editor('GET', `/pages/${id}?depth=0&draft=true`)).body).toMatchObject({ _status: 'draft' });
  });

  const scheduleSchema = z.object({ refused: z.array(z.object({ job: z.number(), type: z.string(), reason: z.string() })) });
  const refusedOf = async (id: number) =>
    scheduleSchema.parse((await (await site.as('author'))('GET', `/pages/${id}/schedule`)).body).refused;

  /** Schedules a page whose approval is withdrawn, and waits until publishing is refused. */
  async function refusePublishing({ id }: { id: number }, prepare: () => Promise<unknown> = () => Promise.resolve()) {
    const editor = await site.as('editor');
    expect((await editor('POST', `/pages/${id}/schedule`, { type: 'publish', date: inAnHour() })).status).toBe(201);
    expect(await refusedOf(id)).toEqual([]);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: `Changed at ${Date.now()}` });
    await prepare();
    await makeScheduleDue(database, id);
    await expect.poll(() => refusedOf(id), within).toHaveLength(1);
  }

  async function approve({ id }: { id: number }): Promise<void> {
    for (const [person, state] of [
      ['author', 'asked'],
      ['reviewer', 'approved'],
    ] as const)
      await write(person, 'PATCH', `/pages/${id}?draft=true`, { review: { state } });
  }

  const mailsAbout = async (id: number) => {
    const { rows } = await database.client.query<{ to: string; subject: string; text: string }>(
      `select "to", subject, text from mails where text like $1`,
      [`%/admin/collections/pages/${id}>%`],
    );
    return rows;
  };

  it('that is refused when it is due is recorded, mailed to who scheduled it, and shown with the entry', async () => {
    const entry = await approvedPage();
    await refusePublishing(entry);
    expect(await statusOf(entry.path)).toBe(404);
    const reason = expect.stringContaining('Someone else has to approve your last change');
    expect(await refusedOf(entry.id)).toMatchObject([{ type: 'publish', reason }]);
    const [event] = (await recordsOf(entry.id)).filter(({ operation }) => operation === 'schedule-failed');
    expect(event).toMatchObject({ name: 'Edda Editor', title: expect.stringContaining('Changed at'), note: reason });
    await expect.poll(() => mailsAbout(entry.id), within).toHaveLength(1);
    expect(await mailsAbout(entry.id)).toEqual([
      {
        to: 'editor@example.com',
        subject: `A scheduled change to “${event?.title}” was refused`,
        text: expect.stringMatching(/Publishing on \d{4}-\d\d-\d\d at \d\d:\d\d UTC was\s+refused\./),
      },
    ]);
  });

  it('that was refused is shown until it is dismissed, scheduled again, or published', async () => {
    const entry = await approvedPage();
    const editor = await site.as('editor');
    await refusePublishing(entry);
    const [action] = await refusedOf(entry.id);
    const dismissal = `/pages/${entry.id}/schedule/${action?.job}`;
    expect((await (await site.as('author'))('DELETE', dismissal)).status).toBe(403);
    expect((await editor('DELETE', dismissal)).status).toBe(204);
    expect(await refusedOf(entry.id)).toEqual([]);
    await approve(entry);
    await refusePublishing(entry);
    await approve(entry);
    expect((await editor('POST', `/pages/${entry.id}/schedule`, { type: 'unpublish', date: inAnHour() })).status).toBe(201);
    expect(await refusedOf(entry.id), 'another action is scheduled').toHaveLength(1);
    await database.client.query(`delete from payload_jobs where has_error is not true and input -> 'doc' ->> 'value' = $1`, [
      String(entry.id),
    ]);
    // Asserts that scheduling it again ends the notice.
    await refusePublishing(entry);
    await approve(entry);
    expect(await refusedOf(entry.id)).toHaveLength(1);
    await write('editor', 'PATCH', `/pages/${entry.id}`, { _status: 'published' });
    expect(await refusedOf(entry.id)).toEqual([]);
  });

  it.each([
    [
      'lost their role',
      `(select id from users where email = 'author@example.com')`,
      'author@example.com',
      /no longer allows this/,
    ],
    ['was deleted', '987654', undefined, /^The account that scheduled this was deleted\.$/],
  ])('is refused if the person who scheduled it %s', async (_what, user, recipient, reason) => {
    const entry = await approvedPage();
    await refusePublishing(entry, () =>
      database.client.query(
        `update payload_jobs set input = jsonb_set(input, '{user,value}', to_jsonb(${user})) where input -> 'doc' ->> 'value' = $1`,
        [String(entry.id)],
      ),
    );
    expect((await refusedOf(entry.id))[0]?.reason).toMatch(reason);
    await expect
      .poll(() => mailsAbout(entry.id), within)
      .toEqual(recipient === undefined ? [] : [expect.objectContaining({ to: recipient })]);
  });

  it('keeps the account of whoever scheduled it from being deleted', async () => {
    const { id } = await approvedPage();
    const administrator = await site.as('administrator');
    const schedule = { type: 'publish', date: '2098-01-05T09:00:00.000Z' };
    const { body } = await administrator('POST', `/pages/${id}/schedule`, schedule);
    expect(body).toMatchObject({ hasReplaced: false });
    const { rows } = await database.client.query<{ id: number }>(
      `insert into users (name, subject) values ('Leaver', 'leaver') returning id`,
    );
    const [leaver] = rows;
    await database.client.query(
      `update payload_jobs set input = jsonb_set(input, '{user,value}', to_jsonb($2::int)) where input -> 'doc' ->> 'value' = $1`,
      [String(id), leaver?.id],
    );
    expect(await refusal('administrator', 'DELETE', `/users/${leaver?.id}`)).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^Nothing was changed\. This person has scheduled “.+”.*Schedule it again under your own name/,
      ),
    });
    // Whoever schedules it again replaces the schedule.
    await administrator('POST', `/pages/${id}/schedule`, schedule);
    expect((await administrator('DELETE', `/users/${leaver?.id}`)).status).toBe(200);
  });

  it('is moved when it is scheduled again', async () => {
    const { id } = await approvedPage();
    const administrator = await site.as('administrator');
    const answers: unknown[] = [];
    for (const [type, year] of [
      ['unpublish', 2097],
      ['publish', 2098],
      ['unpublish', 2096],
    ] as const)
      answers.push((await administrator('POST', `/pages/${id}/schedule`, { type, date: `${year}-01-05T09:00:00.000Z` })).body);
    expect(answers).toMatchObject([{ hasReplaced: false }, { hasReplaced: false }, { hasReplaced: true }]);
    expect((await administrator('GET', `/pages/${id}/schedule`)).body).toMatchObject({
      scheduled: [
        { type: 'unpublish', date: '2096-01-05T09:00:00.000Z' },
        { type: 'publish', date: '2098-01-05T09:00:00.000Z' },
      ],
    });
  });

  it('is moved, too, when two people schedule it at the same moment', async () => {
    const { id } = await approvedPage();
    const ask = rest.createSender(await site.cookieOf('administrator'));
    const schedule = (year: number) =>
      ask('POST', `/pages/${id}/schedule`, { type: 'publish', date: `${year}-01-05T09:00:00.000Z` });
    const { client } = database;
    await client.query('begin');
    // Both can see what is scheduled, and neither can add anything.
    await client.query('lock table payload_jobs in share mode');
    const answers = Promise.all([schedule(2097), schedule(2098)]);
    await expect.poll(async () => (await findLockWaiters(client)).length, within).toBeGreaterThanOrEqual(2);
    await client.query('commit');
    const replaced = (await answers).map(({ body }) => z.object({ hasReplaced: z.boolean() }).parse(body).hasReplaced);
    expect(new Set(replaced)).toEqual(new Set([false, true]));
    const { body } = await ask('GET', `/pages/${id}/schedule`);
    expect(z.object({ scheduled: z.array(z.unknown()) }).parse(body).scheduled).toHaveLength(1);
  });

  it('can’t be scheduled for an unapproved entry, or by a role that can’t publish', async () => {
    const { id } = await draftBy('author');
    const body = { type: 'publish', date: inAnHour() };
    expect(await refusal('editor', 'POST', `/pages/${id}/schedule`, body)).toMatchObject({ status: 400, field: 'review.state' });
    expect(await refusal('author', 'POST', `/pages/${id}/schedule`, body)).toMatchObject({
      status: 403,
      message: expect.stringContaining('Nothing was scheduled'),
    });
    expect(await refusal('visitor', 'POST', `/pages/${id}/schedule`, body)).toMatchObject({ status: 401 });
    expect(
      await refusal('administrator', 'POST', `/pages/${id}/schedule`, { type: 'unpublish', date: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({ status: 400, message: expect.stringContaining('This time has passed.') });
    expect(await refusal('administrator', 'POST', `/pages/${id}/schedule`, { type: 'publish', date: 'soon' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('date'),
    });
  });
});

describe('the author of an entry', () => {
  const post = (author: string) => {
    count += 1;
    const description = 'A post that a test has made, to see that somebody who is known has written it.';
    return {
      slug: `by-somebody-${count}`,
      title: 'By somebody',
      description,
      body: 'Some text.',
      topics: ['administration'],
      author,
      published: '2026-11-01',
      verified: '2026-11-01',
    };
  };

  it('must exist when the entry is published', async () => {
    const draft = await (await site.as('author'))('POST', '/posts?draft=true', { ...post('Jo Example'), _status: 'draft' });
    expect(draft.status).toBe(201);
    expect(await refusal('administrator', 'POST', '/posts', { ...post('Jo Example'), _status: 'published' })).toMatchObject({
      status: 400,
      field: 'author',
      message: expect.stringMatching(
        /^No author has the key “Jo Example”\. Available keys: documentation-team, engineering-team, .* To add an author, open Content > Authors\./,
      ),
    });
    expect(
      (await (await site.as('administrator'))('POST', '/posts', { ...post('support-team'), _status: 'published' })).status,
    ).toBe(201);
  });

  it('can neither be deleted nor get another key while entries refer to them', async () => {
    const administrator = await site.as('administrator');
    const { docs } = z
      .object({ docs: z.array(z.object({ id: z.number(), key: z.string() })) })
      .parse((await administrator('GET', '/authors?depth=0')).body);
    const author = docs.find(({ key }) => key === 'documentation-team');
    expect(await refusal('administrator', 'DELETE', `/authors/${author?.id}`)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Nothing was deleted'),
    });
    expect(await refusal('administrator', 'PATCH', `/authors/${author?.id}`, { key: 'renamed-team' })).toMatchObject({
      status: 400,
      field: 'key',
    });
    const { body } = await administrator('POST', '/authors', { key: 'nobody-yet', name: 'Nobody yet', about: 'Writes nothing.' });
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(body);
    expect((await administrator('PATCH', `/authors/${doc.id}`, { key: 'still-nobody' })).status).toBe(200);
    expect((await administrator('DELETE', `/authors/${doc.id}`)).status).toBe(200);
  });
});

describe('unpublishing pages', () => {
  it('keeps newer drafts when several are unpublished at once', async () => {
    const { id, path } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await statusOf(path)).toBe(200);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'A newer draft', review: { state: 'asked' } });
    const answer = await (await site.as('editor'))('PATCH', `/pages?where[id][in][0]=${id}&depth=0`, { _status: 'draft' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await statusOf(path)).toBe(404);
    const draft = (await (await site.as('author'))('GET', `/pages/${id}?draft=true&depth=0`)).body;
    expect(draft).toMatchObject({ label: 'A newer draft', _status: 'draft', review: { state: 'asked' } });
  });

  it('warns when it is scheduled that other entries link to the page', async () => {
    const { id, path } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = async () =>
      z
        .object({ warning: z.string().optional() })
        .parse((await (await site.as('editor'))('POST', `/pages/${id}/schedule`, { type: 'unpublish', date: later })).body)
        .warning;
    expect(await schedule()).toBeUndefined();
    const other = await approvedPage();
    await write('administrator', 'PATCH', `/pages/${other.id}`, {
      _status: 'published',
      layout: [{ blockType: 'hero', heading: 'Links', lead: `See [it](${path}).` }],
    });
    expect(await schedule()).toContain(`${path} is linked from ${other.path}`);
  });
});

describe('a user who edits an entry', () => {
  /** As the form does at the first letter. */
  const hold = async (person: Person, id: number): Promise<void> => holdAs(await idOf(person), id);
  async function holdAs(user: number, id: number): Promise<void> {
    const { rows } = await database.client.query<{ id: number }>(
      'insert into payload_locked_documents default values returning id',
    );
    const held = [rows[0]?.id, id, user];
    await database.client.query(
      `insert into payload_locked_documents_rels ("order", parent_id, path, pages_id, users_id)
       values (null, $1, 'document', $2, null), (null, $1, 'user', null, $3)`,
      held,
    );
  }
  const lockList = z.object({ docs: z.array(z.object({ id: z.number(), user: z.object({ value: z.number() }) })) });
  const fetchLocks = async (id: number) => {
    const { body } = await (
      await site.as('administrator')
    )('GET', `/payload-locked-documents?depth=0&where[document.value][equals]=${id}`);
    return lockList.parse(body).docs;
  };
  const locksOf = async (id: number) => (await fetchLocks(id)).length;
  const lockOf = async (id: number) => (await fetchLocks(id))[0];
  const idOf = async (person: Person) =>
    z.object({ user: z.object({ id: z.number() }) }).parse((await (await site.as(person))('GET', '/users/me?depth=0')).body).user
      .id;
  /** Returns what the admin requests when someone takes over an entry whose lock it has just read. */
  async function prepareTakeover(person: Person, id: number) {
    const ask = await site.as(person);
    const lock = await lockOf(id);
    const user = { relationTo: 'users', value: await idOf(person) };
    return () => ask('PATCH', `/payload-locked-documents/${lock?.id}`, { user });
  }
  /** Starts the second request while the first waits to write to a table, and returns what both return. */
  async function overlap<First, Second>(table: string, first: () => Promise<First>, second: () => Promise<Second>) {
    await database.client.query('begin');
    try {
      await database.client.query(`lock table ${table} in share mode`);
      const started = first();
      await expect.poll(() => findLockWaiters(database.client)).toHaveLength(1);
      const both = Promise.all([started, second()]);
      await expect.poll(() => findLockWaiters(database.client)).toHaveLength(2);
      await database.client.query('commit');
      return await both;
    } finally {
      await database.client.query('rollback');
    }
  }
  const save = (label: string) => ({ label, _status: 'draft' });
  const formOf = (id: number) => `/pages/${id}?draft=true&autosave=true`;

  it('keeps the lock across saves until leaving, and no one else can write to it in the meantime', async () => {
    const { id } = await draftBy('author');
    await write('author', 'PATCH', formOf(id), save('Nobody holds it'));
    expect(await locksOf(id)).toBe(0);
    await hold('author', id);
    await write('author', 'PATCH', formOf(id), save('Saved by itself'));
    await write('author', 'PATCH', `/pages/${id}?draft=true`, save('Saved by hand'));
    expect(await locksOf(id)).toBe(1);
    expect(await refusal('editor', 'PATCH', formOf(id), save('Over the other’s words'))).toMatchObject({
      status: 423,
      message: expect.stringContaining('what you typed is kept in this browser'),
    });
    await (
      await site.as('editor')
    )('DELETE', `/pages/${id}/lock`);
    expect(await locksOf(id)).toBe(1);
    expect((await (await site.as('visitor'))('DELETE', `/pages/${id}/lock`)).status).toBe(401);
    await (
      await site.as('author')
    )('DELETE', `/pages/${id}/lock`);
    expect(await locksOf(id)).toBe(0);
    await write('editor', 'PATCH', formOf(id), save('After the other'));
  });

  it('is not overwritten by a form that someone else opened before', async () => {
    const { id } = await draftBy('author');
    const { body } = await (await site.as('editor'))('GET', `/pages/${id}?draft=true&depth=0`);
    const { updatedAt } = z.object({ updatedAt: z.string() }).parse(body);
    await write('author', 'PATCH', formOf(id), save('Newer'));
    expect(await refusal('editor', 'PATCH', formOf(id), { ...save('Older'), updatedAt })).toMatchObject({
      status: 409,
      message: expect.stringContaining('has saved a newer draft'),
    });
    await write('editor', 'PATCH', formOf(id), save('Without a time'));
    await write('editor', 'PATCH', formOf(id), { ...save('In another tab'), updatedAt });
  });

  it('can be changed by a form that was opened before someone else requested a review', async () => {
    const { id } = await draftBy('author');
    const { body } = await (await site.as('editor'))('GET', `/pages/${id}?draft=true&depth=0`);
    const { updatedAt } = z.object({ updatedAt: z.string() }).parse(body);
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { review: { state: 'asked' } });
    await write('editor', 'PATCH', formOf(id), { ...save('After the request'), updatedAt });
  });

  it('is not overwritten by a version that someone else restores', async () => {
    const { id } = await draftBy('author');
    await write('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'Second version' });
    const { docs } = z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse((await (await site.as('author'))('GET', `/pages/versions?depth=0&sort=createdAt&where[parent][equals]=${id}`)).body);
    const restore = `/pages/versions/${docs[0]?.id}?draft=true`;
    await hold('author', id);
    expect(await refusal('editor', 'POST', restore)).toMatchObject({
      status: 423,
      message: expect.stringContaining('no version was restored'),
    });
    const label = async () =>
      z.object({ label: z.string() }).parse((await (await site.as('author'))('GET', `/pages/${id}?draft=true&depth=0`)).body)
        .label;
    expect(await label()).toBe('Second version');
    expect((await (await site.as('author'))('POST', restore)).status).toBe(200);
    expect(await label()).not.toBe('Second version');
  });

  it('is protected from users without access, and can be taken over only in the admin', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    const lock = await lockOf(id);
    const path = `/payload-locked-documents/${lock?.id}`;
    const holder = async () => (await lockOf(id))?.user.value;
    const takeOver = async (person: Person, by = person) =>
      (await (await site.as(person))('PATCH', path, { user: { relationTo: 'users', value: await idOf(by) } })).status;
    for (const person of ['sales', 'editor', 'administrator'] as const) {
      const ask = await site.as(person);
      expect((await ask('DELETE', path)).status, person).toBe(403);
      expect(
        lockList.safeParse((await ask('DELETE', `/payload-locked-documents?where[document.value][equals]=${id}`)).body).data
          ?.docs ?? [],
      ).toEqual([]);
      expect((await ask('PATCH', path, { document: { relationTo: 'pages', value: id + 1 } })).status, person).toBe(403);
      expect(
        (
          await ask('POST', '/payload-locked-documents', {
            document: { relationTo: 'pages', value: id },
            user: { relationTo: 'users', value: await idOf(person) },
          })
        ).status,
        person,
      ).toBe(403);
    }
    expect([await takeOver('sales'), await takeOver('editor', 'administrator')]).toEqual([403, 403]);
    expect(await holder()).toBe(await idOf('author'));
    expect(await takeOver('editor')).toBe(200);
    expect(await holder()).toBe(await idOf('editor'));
    expect((await (await site.as('author'))('DELETE', path)).status).toBe(403);
    expect((await (await site.as('editor'))('DELETE', path)).status).toBe(200);
  });

  it('loses the lock to someone who takes over during a save', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    const takeOver = await prepareTakeover('editor', id);
    const saveDraft = () => write('author', 'PATCH', formOf(id), save('Saved during the takeover'));
    const [, takenOver] = await overlap('_pages_v', saveDraft, takeOver);
    expect(takenOver.status).toBe(200);
    expect(await locksOf(id)).toBe(1);
    expect((await lockOf(id))?.user.value).toBe(await idOf('editor'));
  });

  it('loses the lock also if the save takes longer than a statement may', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    const takeOver = await prepareTakeover('editor', id);
    // As the save does until it ends.
    const key = `hashtextextended('edit lock of pages/${id}', 0)`;
    await database.client.query(`select pg_advisory_lock(${key})`);
    let status: number | undefined;
    const takenOver = takeOver().then((response) => (status = response.status));
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
       and clock_timestamp() - query_start > interval '4 seconds'`;
    await expect.poll(async () => status !== undefined || (await database.client.query(isWaiting)).rowCount === 1).toBe(true);
    expect(status, 'it still waits').toBeUndefined();
    await database.client.query(`select pg_advisory_unlock(${key})`);
    expect(await takenOver).toBe(200);
    expect((await lockOf(id))?.user.value).toBe(await idOf('editor'));
  });

  it('loses the lock to someone whose takeover is under way when a save begins', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    const takeOver = await prepareTakeover('editor', id);
    const saveTooLate = () => refusal('author', 'PATCH', formOf(id), save('Too late'));
    const [takenOver, saved] = await overlap('payload_locked_documents_rels', takeOver, saveTooLate);
    expect(takenOver.status).toBe(200);
    expect(saved.status).toBe(423);
    expect((await lockOf(id))?.user.value).toBe(await idOf('editor'));
  });

  it('releases the lock also when leaving during a save', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    const author = await site.as('author');
    const saveDraft = () => write('author', 'PATCH', formOf(id), save('Saved while leaving'));
    await overlap('_pages_v', saveDraft, () => author('DELETE', `/pages/${id}/lock`));
    expect(await locksOf(id)).toBe(0);
  });

  it('loses the lock when their account is deleted', async () => {
    const { id } = await draftBy('author');
    const { rows } = await database.client.query<{ id: number }>(
      `insert into users (name, subject) values ('Who leaves', 'leaves') returning id`,
    );
    await holdAs(rows[0]?.id ?? 0, id);
    expect(await refusal('editor', 'PATCH', formOf(id), save('Too early'))).toMatchObject({ status: 423 });
    expect((await (await site.as('administrator'))('DELETE', `/users/${rows[0]?.id}`)).status).toBe(200);
    await write('editor', 'PATCH', formOf(id), save('After the account was deleted'));
  });

  it('does not keep the lock forever', async () => {
    const { id } = await draftBy('author');
    await hold('author', id);
    await database.client.query(`update payload_locked_documents set updated_at = now() - interval '301 seconds'`);
    await write('editor', 'PATCH', formOf(id), save('After a while'));
    expect(await locksOf(id)).toBe(0);
  });

  it('starts a new version where someone else wrote before', async () => {
    const { id } = await draftBy('author');
    for (const [person, label] of [
      ['author', 'One'],
      ['author', 'One, more'],
      ['editor', 'Two'],
      ['editor', 'Two, more'],
      ['author', 'Three'],
    ] as const)
      await write(person, 'PATCH', formOf(id), save(label));
    const { body } = await (await site.as('editor'))('GET', `/pages/versions?depth=0&sort=id&where[parent][equals]=${id}`);
    expect(
      z
        .object({ docs: z.array(z.object({ version: z.object({ label: z.string() }) })) })
        .parse(body)
        .docs.map(({ version }) => version.label),
    ).toEqual(['New', 'One, more', 'Two, more', 'Three']);
  });
});

describe('an invalid request', () => {
  const NOT_ASKED: [string, string, number, unknown?][] = [
    ['GET', '/pages/abc', 400],
    ['GET', '/pages/99999999999999999999', 400],
    ['GET', '/pages?limit=1e99', 400],
    ['GET', '/pages?where=x', 400],
    ['GET', '/pages?page=9999999999999', 400],
    ['GET', '/pages?where[nothing][equals]=1', 400],
    ['GET', '/redirects/versions', 400],
    ['GET', '/no-such-collection', 404],
    ['PATCH', '/pages/1?draft=true', 400, []],
    ['PATCH', '/pages/1?draft=true', 400, null],
    ['PATCH', '/pages/1?draft=true', 400, 'x'],
    ['GET', '/globals/settings/versions', 404],
    ['GET', `/pages?${'where[id][in][]=1&'.repeat(2_000).slice(0, 12_000)}${'a&'.repeat(1_000)}`, 400],
    ['PATCH', '/pages/abc', 400, {}],
  ];

  it.each(NOT_ASKED)('is explained in plain words: %s %s', async (method, path, status, body) => {
    const { message, status: answered } = await refusalOrMessage(method, path, body);
    expect({ answered, message: typeof message }).toEqual({ answered: status, message: 'string' });
  });

  it('returns at most a thousand entries, however they are requested', async () => {
    const ask = await site.as('editor');
    for (const path of ['/pages?limit=0', '/pages?limit=100000', '/pages?pagination=false']) {
      expect((await ask('GET', `${path}&depth=0&select[url]=true`)).body, path).toMatchObject({ limit: 1_000 });
    }
  });

  it('of a visitor is rejected before anything of it is read', async () => {
    const conditions = Array.from(
      { length: 20_000 },
      (_, index) => `where[or][${Math.floor(index / 1_000)}][or][${index % 1_000}][title][like]=a${index}`,
    ).join('&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' };
    for (const path of [
      '/docs',
      '/globals/settings',
      '/docs/versions',
      '/access',
      '/og',
      '/payload-preferences/x',
      '/pages/link-targets',
    ]) {
      expect((await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: conditions })).status, path).toBe(401);
      expect((await fetch(`${site.url}/api${path}?limit=0`)).status, path).toBe(401);
    }
    const cookie = await site.cookieOf('editor');
    expect(
      (await fetch(`${site.url}/api/docs`, { method: 'POST', headers: { ...headers, cookie }, body: conditions })).status,
    ).toBe(413);
    const asked = await fetch(`${site.url}/api/docs`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: 'limit=1&depth=0&where[version][equals]=18',
    });
    expect(await asked.json()).toMatchObject({ limit: 1, docs: [{ version: '18' }] });
  });

  it.each([
    [
      'a multipart body without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"label":',
    ],
    ['an invalid multipart body', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['a multipart body without a boundary', 'multipart/form-data', '--x--'],
    ['invalid JSON', 'application/json', '{"label":'],
  ])('is rejected with 4xx: %s', async (_what, type, body) => {
    const answer = await fetch(`${site.url}/api/pages?draft=true`, {
      method: 'POST',
      headers: { 'content-type': type, origin: site.url, cookie: await site.cookieOf('editor') },
      body,
    });
    expect(answer.status, await answer.clone().text()).toBeGreaterThanOrEqual(400);
    expect(answer.status, await answer.text()).toBeLessThan(500);
  });

  async function refusalOrMessage(method: string, path: string, body: unknown) {
    const answer = await (await site.as('editor'))(method, path, body);
    const { data } = z
      .union([z.object({ message: z.string() }), z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })])
      .safeParse(answer.body);
    return {
      status: answer.status,
      message: data && ('errors' in data ? data.errors[0]?.message : data.message),
    };
  }
});

describe('the list of versions', () => {
  it('says who did what, and what visitors see', async () => {
    const { id } = await approvedPage();
    await write('editor', 'PATCH', `/pages/${id}`, { _status: 'published' });
    const headers = { cookie: await site.cookieOf('author') };
    const html = await (await fetch(`${site.url}/admin/collections/pages/${id}/versions`, { headers })).text();
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
    );
    expect(rows.slice(1).map((cells) => cells.slice(1))).toEqual([
      ['Edda Editor', 'Published', 'Public now'],
      ['Rena Reviewer', 'Approved', 'Earlier draft'],
      ['Arthur Author', 'Requested a review', 'Earlier draft'],
      ['Arthur Author', 'Created', 'Earlier draft'],
    ]);
  });
});
