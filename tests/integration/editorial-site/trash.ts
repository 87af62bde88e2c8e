import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { findLockWaiters } from '../support/database';
import type { Person } from '../support/editors';
import { createPageFields } from '../support/page-fields';
import { database, rest, site, store } from './site';

const savedAnswer = z.object({ doc: z.looseObject({ id: z.number() }) });
const trashAnswer = z.object({
  docs: z.array(
    z.looseObject({
      id: z.number(),
      of: z.string(),
      title: z.string(),
      url: z.string().nullish(),
      wasPublic: z.boolean(),
    }),
  ),
});
const restoredAnswer = z.object({ collection: z.string(), id: z.union([z.number(), z.string()]), message: z.string() });
const versionsAnswer = z.object({ docs: z.array(z.object({ version: z.looseObject({ _status: z.string() }) })) });
const listAnswer = z.object({ docs: z.array(z.looseObject({ id: z.number() })) });
const refusedAnswer = z.object({ errors: z.array(z.object({ message: z.string() })) });

const page = createPageFields('trash');

async function send(person: Person, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await (await site.as(person))(method, path, body);
  expect(answer.status, `${person}: ${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

async function refusal(person: Person, method: string, path: string, body?: unknown) {
  const answer = await (await site.as(person))(method, path, body);
  return { status: answer.status, message: refusedAnswer.safeParse(answer.body).data?.errors[0]?.message };
}

/** Creates a page and returns its ID and URL. */
async function createPage(label: string, status: 'published' | 'draft' = 'published') {
  const fields = page(label);
  const query = status === 'draft' ? '?draft=true' : '';
  const { doc } = savedAnswer.parse(await send('administrator', 'POST', `/pages${query}`, { ...fields, _status: status }));
  return { id: doc.id, url: fields.url };
}

/** Finds what the trash has under a title. */
async function findInTrash(title: string, person: Person = 'editor') {
  const path = `/deleted-entries?depth=0&where[title][equals]=${encodeURIComponent(title)}`;
  return trashAnswer.parse(await send(person, 'GET', path)).docs;
}

/** Returns the ID of the only entry in the trash with a title. */
async function idInTrash(title: string): Promise<number> {
  const found = await findInTrash(title);
  expect(found).toHaveLength(1);
  return found[0]?.id ?? 0;
}

const restore = async (person: Person, id: number) =>
  restoredAnswer.parse(await send(person, 'POST', `/deleted-entries/${id}/restore`));
const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;

describe('a deleted page', () => {
  it('is gone for visitors with the next request, is restored as a draft by an author, and can be published again', async () => {
    const { id, url } = await createPage('Back again');
    expect(await statusOf(url)).toBe(200);
    await send('editor', 'DELETE', `/pages/${id}`);
    expect(await statusOf(url)).toBe(404);
    expect(await findInTrash('Back again')).toMatchObject([{ of: 'pages', url, wasPublic: true }]);

    const restored = await restore('author', await idInTrash('Back again'));
    expect(restored).toMatchObject({
      collection: 'pages',
      message: 'Restored as a draft. It is public again when it is published.',
    });
    expect(await findInTrash('Back again')).toEqual([]);
    expect(await statusOf(url)).toBe(404);
    expect(await refusal('editor', 'PATCH', `/pages/${restored.id}`, { _status: 'published' })).toMatchObject({ status: 400 });
    await send('editor', 'PATCH', `/pages/${restored.id}?draft=true`, { review: { state: 'approved' } });
    await send('editor', 'PATCH', `/pages/${restored.id}`, { _status: 'published' });
    expect(await statusOf(url)).toBe(200);

    const { rows } = await database.client.query<{ event: string }>(
      `select concat(name, ': ', operation, ' ', kind) as event from audit_events where title = 'Back again' order by id`,
    );
    expect(rows.map(({ event }) => event.replace(/^.*?(\w+): /, '$1: '))).toEqual([
      'Administrator: published pages',
      'Editor: deleted pages',
      'Author: restored pages',
      'Editor: approved pages',
      'Editor: published pages',
    ]);
  });

  it('comes back with what was public and, as its newest version, the draft', async () => {
    const { id } = await createPage('Seen by visitors');
    await send('author', 'PATCH', `/pages/${id}?draft=true`, { label: 'Not yet seen' });
    await send('editor', 'DELETE', `/pages/${id}`);
    const restored = await restore('editor', await idInTrash('Not yet seen'));
    const path = `/pages/versions?depth=0&sort=-id&where[parent][equals]=${restored.id}`;
    const { docs } = versionsAnswer.parse(await send('editor', 'GET', path));
    expect(docs.map(({ version }) => version)).toMatchObject([
      { label: 'Not yet seen', _status: 'draft', review: { state: 'writing' } },
      { label: 'Seen by visitors', _status: 'draft' },
    ]);
  });

  it('doesn’t block its URL, and isn’t restored while another page has it', async () => {
    const { id, url } = await createPage('Former');
    await send('editor', 'DELETE', `/pages/${id}`);
    const successor = savedAnswer.parse(
      await send('administrator', 'POST', '/pages', { ...page('Successor'), url, _status: 'published' }),
    ).doc.id;
    const inTrash = await idInTrash('Former');
    expect(await refusal('editor', 'POST', `/deleted-entries/${inTrash}/restore`)).toEqual({
      status: 409,
      message: `The page “Successor” has the URL ${url} now, so nothing was restored. Rename or delete that one first.`,
    });
    // The message could name a draft.
    expect((await refusal('sales', 'POST', `/deleted-entries/${inTrash}/restore`)).status).toBe(403);
    expect(await idInTrash('Former')).toBe(inTrash);
    await send('administrator', 'PATCH', `/pages/${successor}`, { url: `${url}-2`, redirectOldUrl: false });
    await restore('editor', inTrash);
  });

  it('whose visitors were redirected can be published when the redirect is gone, as the message says', async () => {
    const { id, url } = await createPage('Redirected');
    await send('editor', 'DELETE', `/pages/${id}?redirectTo=/company`);
    expect(await statusOf(url)).toBe(308);
    const restored = await restore('editor', await idInTrash('Redirected'));
    expect(restored.message).toBe(
      'Restored as a draft. Its URL redirects to /company: delete that redirect (Settings > Redirects) before you publish it.',
    );
    expect(await statusOf(url)).toBe(308);
    const { docs } = listAnswer.parse(await send('editor', 'GET', `/redirects?depth=0&where[from][equals]=${url}`));
    await send('editor', 'DELETE', `/redirects/${docs[0]?.id}`);
    await send('administrator', 'PATCH', `/pages/${restored.id}`, { _status: 'published' });
    expect(await statusOf(url)).toBe(200);
  });

  it('isn’t published without a picture and a shared block that were deleted after it', async () => {
    const picture = 'in-the-trash';
    const block = 'deleted-after-the-page';
    const prose = { blockType: 'prose', markdown: 'A text.' };
    await send('editor', 'POST', '/shared-blocks', { id: block, name: 'Deleted after the page', layout: [prose] });
    await database.client.query(`insert into media (id, alt, picture) values ($1, 'A picture', $2)`, [
      picture,
      { kind: 'vector', hash: '0123456789ab', width: 10, height: 10 },
    ]);
    const { layout, ...fields } = page('With a picture');
    const blocks = [
      { blockType: 'picture', media: picture, caption: 'Still there' },
      { blockType: 'sharedBlock', block },
    ];
    const { doc } = savedAnswer.parse(
      await send('author', 'POST', '/pages?draft=true', { ...fields, layout: [...layout, ...blocks], _status: 'draft' }),
    );
    await send('editor', 'DELETE', `/pages/${doc.id}`);
    await send('editor', 'DELETE', `/media/${picture}`);
    await send('editor', 'DELETE', `/shared-blocks/${block}`);

    const { id } = await restore('author', await idInTrash('With a picture'));
    const { status, message } = await refusal('administrator', 'PATCH', `/pages/${id}`, { _status: 'published' });
    expect([status, message]).toEqual([400, expect.stringContaining('Block 2 “Picture”')]);
    expect(message).toContain('Block 3 “Shared block”');
  });

  it('is restored once, even if two people restore it at the same time', async () => {
    const { id } = await createPage('Wanted twice', 'draft');
    await send('author', 'DELETE', `/pages/${id}`);
    const inTrash = await idInTrash('Wanted twice');
    const people = await Promise.all([site.as('author'), site.as('editor')]);
    const answers = await Promise.all(people.map((ask) => ask('POST', `/deleted-entries/${inTrash}/restore`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const { rows } = await database.client.query("select from pages where label = 'Wanted twice'");
    expect(rows).toHaveLength(1);
  });

  it('is deleted together with others or not at all, and is in the trash only if it was', async () => {
    const linked = await createPage('Linked');
    const alone = await createPage('Alone');
    const link = { blockType: 'prose', markdown: `See [this](${linked.url}).` };
    const { layout, ...fields } = page('Links to it');
    await send('administrator', 'POST', '/pages', { ...fields, layout: [...layout, link], _status: 'published' });
    expect((await refusal('editor', 'DELETE', `/pages?where[id][in]=${linked.id},${alone.id}`)).status).toBe(409);
    expect(await findInTrash('Alone')).toEqual([]);
    expect(await statusOf(alone.url)).toBe(200);
  });
});

describe('a deleted picture', () => {
  const picture = 'raced';
  const publicFiles = () => readdirSync(join(store, 'public')).filter((file) => file.startsWith(`${picture}-`));

  it('has all of its files when it is restored while the nightly job removes them', async () => {
    const { default: config } = await import('@payload-config');
    const [{ getMediaStore }, { removeUnusedMedia }] = await Promise.all([
      import('@/services/media-store'),
      import('@/modules/media/remove-unused-media'),
    ]);
    const payload = await getPayload({ config });
    const data = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const file = { name: 'raced.png', data, size: data.length, mimetype: 'image/png' };
    await payload.create({ collection: 'media', data: { id: picture, alt: 'A square of one color.' }, file });
    const files = publicFiles();
    expect(files.length).toBeGreaterThan(3);
    await send('editor', 'DELETE', `/media/${picture}`);
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of files) utimesSync(join(store, 'public', name), twoDaysAgo, twoDaysAgo);

    const media = await getMediaStore();
    const remove = media.remove.bind(media);
    let goOn: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const removing = vi.spyOn(media, 'remove').mockImplementation((name) => paused.then(() => remove(name)));
    const { handler } = removeUnusedMedia;
    if (typeof handler !== 'function') throw new Error('The task has no handler.');
    const removal = Promise.resolve(Reflect.apply(handler, undefined, [{ req: { payload } }]));
    await expect.poll(() => removing.mock.calls.length).toBe(1);

    let isRestored = false;
    const ask = rest.createSender(await site.cookieOf('editor'));
    const restoring = ask('POST', `/deleted-entries/${await idInTrash(picture)}/restore`).finally(() => {
      isRestored = true;
    });
    await expect.poll(async () => isRestored || (await findLockWaiters(database.client)).length > 0).toBe(true);
    goOn();
    await removal;
    removing.mockRestore();
    expect((await restoring).status).toBe(200);
    expect(publicFiles().toSorted()).toEqual(files.toSorted());
  });
});

describe('the trash', () => {
  it('is restored from by those who create entries, and emptied by those who publish', async () => {
    const { id } = await createPage('For the roles', 'draft');
    await send('author', 'DELETE', `/pages/${id}`);
    const inTrash = await idInTrash('For the roles');
    for (const person of ['visitor', 'sales', 'reviewer'] as const)
      expect([401, 403]).toContain((await refusal(person, 'POST', `/deleted-entries/${inTrash}/restore`)).status);
    for (const person of ['visitor', 'sales', 'author', 'reviewer'] as const)
      expect([401, 403]).toContain((await refusal(person, 'DELETE', `/deleted-entries/${inTrash}`)).status);
    await send('editor', 'DELETE', `/deleted-entries/${inTrash}`);
    expect(await refusal('editor', 'POST', `/deleted-entries/${inTrash}/restore`)).toMatchObject({
      status: 404,
      message: expect.stringContaining('isn’t in the trash anymore'),
    });
  });

  it('shows no one the content of a deleted entry before it is restored', async () => {
    const { id } = await createPage('With a secret', 'draft');
    await send('author', 'DELETE', `/pages/${id}`);
    const path = `/deleted-entries?depth=2&where[title][equals]=${encodeURIComponent('With a secret')}`;
    const found = JSON.stringify(await send('administrator', 'GET', path));
    expect(found).toContain('"title":"With a secret"');
    expect(found).not.toContain('With a secret ');
    expect((await refusal('sales', 'GET', path)).status).toBe(403);
  });

  it('doesn’t get what the site itself deletes, such as an import', async () => {
    const { id } = await createPage('Deleted by the site');
    const payload = await getPayload({ config: (await import('@payload-config')).default });
    await payload.delete({ collection: 'pages', id });
    expect(await findInTrash('Deleted by the site')).toEqual([]);
  });

  it('loses what was in it for 30 days at night, without an audit event', async () => {
    for (const label of ['Old', 'Recent']) {
      const { id } = await createPage(`${label} in the trash`, 'draft');
      await send('author', 'DELETE', `/pages/${id}`);
    }
    const { rowCount } = await database.client.query(
      "update deleted_entries set removed_at = now() - interval '30 days 1 minute' where title = 'Old in the trash'",
    );
    expect(rowCount).toBe(1);
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('empty-trash', 'upkeep', false, 0)",
    );
    await expect.poll(() => findInTrash('Old in the trash')).toEqual([]);
    expect(await findInTrash('Recent in the trash')).toHaveLength(1);
    const { rows } = await database.client.query("select from audit_events where kind = 'deleted-entries' and title like 'Old%'");
    expect(rows).toEqual([]);
  });
});

describe('every kind of entry', () => {
  /** What a restored draft doesn't have from before: it is a new entry, and is reviewed again. */
  const NEW = new Set(['id', 'createdAt', 'updatedAt', '_status', 'review']);
  const contentOf = (entry: unknown): unknown =>
    JSON.parse(JSON.stringify(entry, (name, value) => (NEW.has(name) ? undefined : value)));

  it.each(['pages', ...ENTRY_KINDS.map(({ collection }) => collection), 'docs'])(
    'comes back with all of its fields: %s',
    async (collection) => {
      const ask = rest.createSender(await site.cookieOf('administrator'));
      // The last one, because entries that others link to are usually older. A redirect makes the deletion possible anyway.
      const { docs } = listAnswer.parse(
        (await ask('GET', `/${collection}?limit=1&depth=0&sort=-id&where[_status][equals]=published`)).body,
      );
      const [entry] = docs;
      const gone = await ask('DELETE', `/${collection}/${entry?.id}?redirectTo=/company`);
      expect(gone.status, JSON.stringify(gone.body)).toBe(200);
      const { docs: trash } = trashAnswer.parse((await ask('GET', '/deleted-entries?depth=0&sort=-id&limit=1')).body);
      expect(trash).toMatchObject([{ of: collection, wasPublic: true }]);
      const { body } = await ask('POST', `/deleted-entries/${trash[0]?.id}/restore`);
      const { id } = restoredAnswer.parse(body);
      const restored = await ask('GET', `/${collection}/${id}?draft=true&depth=0`);
      expect(restored.body).toMatchObject({ _status: 'draft' });
      expect(contentOf(restored.body)).toEqual(contentOf(entry));
    },
  );
});
