import { existsSync } from 'node:fs';
import path from 'node:path';
import config from '@payload-config';
import type { Field } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getStoredFields } from '@/cms/core/fields/stored-fields';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { repositoryRoot } from '../../../scripts/paths';
import { createSession } from '../support/form-visitor';
import { type Instance, startInstance } from '../support/instance';
import { createProcesses } from '../support/processes';
import { database, site } from './site';

const entry = z.object({ doc: z.looseObject({ id: z.number() }) });
const link = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
const links = z.object({ docs: z.array(z.looseObject({ id: z.number(), title: z.string(), state: z.string() })) });

const processes = createProcesses();
/** The instance for the public, on the same database. */
let publicSite: Instance;
let session = '';
let drafts = 0;

beforeAll(async () => {
  if (!existsSync(path.join(repositoryRoot, '.next', 'BUILD_ID')))
    throw new Error('The site is not built. `npm test` builds it; so does `npm run build`.');
  session = await createSession(database, 'administrator');
  publicSite = await startInstance(processes, database.url, { ROLE: 'site' });
});

afterAll(() => processes.close());

/** Sends an editor's request to Payload's REST API. */
async function edit(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await site.get(`/api${url}`, {
    method,
    headers: { 'content-type': 'application/json', origin: site.url, cookie: session },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${url}: ${answer.status} ${text.slice(0, 500)}\n${site.output()}`).toBe(true);
  return JSON.parse(text);
}

/** Returns the fields of a complete page. */
function wholePage(url: string, heading: string): Record<string, unknown> {
  const description = 'A page that a test has made, to see what of it the public sees, and when.';
  return {
    url,
    section: 'company',
    label: 'Drafted',
    description: 'Made by a test.',
    longDescription: description,
    icon: 'support',
    pagetitle: 'Drafted',
    meta: { title: 'Drafted', description },
    layout: [
      { blockType: 'hero', heading, lead: 'A lead.' },
      { blockType: 'prose', markdown: 'Some text.' },
    ],
  };
}

async function publish(url: string, heading: string): Promise<number> {
  return entry.parse(await edit('POST', '/pages', { ...wholePage(url, heading), _status: 'published' })).doc.id;
}

/** Saves a draft, as the form's autosave does. */
async function saveDraft(id: number, fields: Record<string, unknown>): Promise<void> {
  await edit('PATCH', `/pages/${id}?draft=true&autosave=true`, { ...fields, _status: 'draft' });
}

async function emptyDraft(): Promise<number> {
  return entry.parse(await edit('POST', '/pages?draft=true', { _status: 'draft' })).doc.id;
}

/** Returns the invalidated tags, each with the transaction that did it. */
async function droppedTags(): Promise<unknown> {
  return (await database.client.query('select tag, dropped_by::text from page_cache.dropped_tag order by tag')).rows;
}

const nextUrl = () => `/company/draft-${(drafts += 1)}`;

describe('a draft', () => {
  it('can be incomplete, and several can exist at once', async () => {
    const [one, other] = [await emptyDraft(), await emptyDraft()];
    await edit('POST', '/posts?draft=true', { _status: 'draft' });
    // The link check in the form requests the URLs that exist.
    const { urls } = z.object({ urls: z.array(z.string()) }).parse(await edit('GET', '/pages/link-targets'));
    expect(urls).not.toContain('/blog/null');
    await saveDraft(one, { label: 'Only a name' });
    expect(other).not.toBe(one);
  });

  it('of a public page invalidates nothing and stays hidden', async () => {
    const url = nextUrl();
    const id = await publish(url, 'What is public');
    expect(await (await site.get(url)).text()).toContain('What is public');
    const preview = async () => (await site.get(`/preview/pages/${id}`, { headers: { cookie: session } })).text();
    expect(await preview()).toContain('Published, with no newer draft');
    const before = await droppedTags();
    await saveDraft(id, wholePage(url, 'What is drafted'));
    expect(await preview()).toContain('Draft, not public');
    await saveDraft(id, wholePage(url, 'What is drafted anew'));
    expect(await droppedTags()).toEqual(before);
    expect(await (await site.get(url)).text()).toContain('What is public');
  });

  it('that moves a page redirects the old URL once published', async () => {
    const [old, moved] = [nextUrl(), nextUrl()];
    const id = await publish(old, 'To be moved');
    expect((await site.get(old)).status).toBe(200);
    await saveDraft(id, { ...wholePage(moved, 'Moved') });
    await edit('PATCH', `/pages/${id}`, { ...wholePage(moved, 'Moved'), _status: 'published' });
    expect((await site.get(old)).status).toBe(308);
    expect((await site.get(moved)).status).toBe(200);
  });

  it('does not keep an unpublished page public', async () => {
    const url = nextUrl();
    const id = await publish(url, 'To be unpublished');
    expect((await site.get(url)).status).toBe(200);
    await saveDraft(id, { label: 'Under way' });
    await edit('PATCH', `/pages/${id}`, { _status: 'draft' });
    expect((await site.get(url)).status).toBe(404);
  });

  it('of a tutorial can violate cross-field rules', async () => {
    const { id } = entry.parse(
      await edit('POST', '/tutorials?draft=true', { title: 'A series', series: 'without-a-part', _status: 'draft' }),
    ).doc;
    const preview = await site.get(`/preview/tutorials/${id}`, { headers: { cookie: session } });
    expect(preview.status, site.output()).toBe(200);
    expect(await preview.text()).toContain('A series');
  });
});

describe('a fact token', () => {
  it('stays in the text that editors edit, and is its value in the preview and on every public copy', async () => {
    const url = nextUrl();
    const id = await publish(url, 'Up to {{training.maxStudents}} students');
    await edit('PATCH', `/pages/${id}`, {
      meta: {
        title: 'Drafted',
        description: 'An exam of {{training.examDuration}}, passed with {{training.passMark}}, and made by a test.',
      },
      _status: 'published',
    });
    expect(JSON.stringify(await edit('GET', `/pages/${id}`))).toContain('Up to {{training.maxStudents}} students');
    const preview = await site.get(`/preview/pages/${id}`, { headers: { cookie: session } });
    expect(await preview.text()).toContain('Up to 12 students');
    const html = await (await site.get(url)).text();
    expect(html).toContain('Up to 12 students');
    expect(html).toContain('content="An exam of 60 minutes, passed with 80%, and made by a test."');
    expect(await (await site.get(`${url}.md`)).text()).toContain('Up to 12 students');
    expect(await (await site.get('/search?q=drafted')).text()).not.toContain('{{training');
  });

  it('is rejected at its field when it is unknown', async () => {
    const answer = await site.get('/api/pages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie: session },
      body: JSON.stringify({ ...wholePage(nextUrl(), 'Up to {{training.students}}'), _status: 'published' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('There is no fact named training.students.');
  });
});

describe('the preview beside the form', () => {
  it('shows an editor the newest draft, with placeholders for missing parts, and is neither cached nor listed', async () => {
    const id = await emptyDraft();
    await saveDraft(id, {
      layout: [
        { blockType: 'hero', heading: 'Not yet for everybody' },
        { blockType: 'steps', heading: 'How' },
      ],
    });
    const answer = await site.get(`/preview/pages/${id}`, { headers: { cookie: session } });
    const html = await answer.text();
    expect(answer.status, site.output()).toBe(200);
    expect(html).toContain('Not yet for everybody');
    expect(html).toContain('[Lead]');
    expect(html).toContain('Draft, not public');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
    await saveDraft(id, { layout: [{ blockType: 'hero', heading: 'Changed meanwhile' }] });
    expect(await (await site.get(`/preview/pages/${id}`, { headers: { cookie: session } })).text()).toContain(
      'Changed meanwhile',
    );
    const { rows } = await database.client.query(`select key from page_cache.page where key like '%preview%'`);
    expect(rows).toEqual([]);
  });

  it.each(['/preview/pages/1', '/preview/users/1', '/preview/pages/999999', '/preview/pages/x', '/preview'])(
    '%s answers 404 to visitors, in words',
    async (url) => {
      const answer = await site.get(url);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/<h1[^>]*>(?:There is no preview at this URL|We can’t find this page)/);
    },
  );

  it('does not exist on public instances', async () => {
    const id = await emptyDraft();
    const answer = await publicSite.get(`/preview/pages/${id}`, { headers: { cookie: session } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Draft, not public');
  });
});

describe('every kind of entry', () => {
  it.each(REVIEWABLE_COLLECTIONS)(
    '%s: its page is shown to editors and by a link, however little of it is there',
    async (collection) => {
      const kind = (await config).collections.find(({ slug }) => slug === collection);
      const nothing = entry.parse(await edit('POST', `/${collection}?draft=true`, { _status: 'draft' })).doc.id;
      const begun = entry.parse(
        await edit('POST', `/${collection}?draft=true`, { ...halfTyped(kind?.fields ?? []), _status: 'draft' }),
      ).doc.id;
      for (const id of [nothing, begun]) {
        const preview = await site.get(`/preview/${collection}/${id}`, { headers: { cookie: session } });
        const html = await preview.text();
        expect(preview.status, site.output()).toBe(200);
        // A page without a title of its own has its label.
        const placeholder = collection === 'pages' ? '[Name]' : '[Title]';
        expect(/<title>[^<]*/.exec(html)?.[0]).toBe(`<title>Draft: ${id === begun ? 'half' : placeholder}`);
        expect(html.includes('Draft, not public')).toBe(true);
        if (id === begun) expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('half');
      }
      const { url } = await share(collection, begun);
      const shared = await publicSite.get(new URL(url).pathname);
      expect(shared.status, publicSite.output()).toBe(200);
      expect(/<title>[^<]*/.exec(await shared.text())?.[0]).toBe('<title>Draft: half');
    },
  );

  it.each(REVIEWABLE_COLLECTIONS.filter((collection) => collection !== 'pages'))(
    '%s: its page shows a picture that was inserted in its text',
    async (collection) => {
      const draft = { title: 'With a picture', body: '![Six ways](media:insert-rates)', _status: 'draft' };
      const { id } = entry.parse(await edit('POST', `/${collection}?draft=true`, draft)).doc;
      const preview = await site.get(`/preview/${collection}/${id}`, { headers: { cookie: session } });
      expect(await preview.text()).toContain('src="/media/insert-rates');
    },
  );
});

async function share(of: string, id: number, hours = 1) {
  return link.parse(await edit('POST', '/preview-links/share', { of, entry: id, hours }));
}

/** An entry whose author stopped in the middle of typing. */
function halfTyped(fields: readonly Field[]): Record<string, unknown> {
  const values = getStoredFields(fields).map((field): [string, unknown] => {
    switch (field.type) {
      case 'text':
        return [field.name, field.hasMany ? ['half'] : 'half'];
      case 'code':
      case 'textarea':
        return [field.name, 'half'];
      case 'group':
        return [field.name, field.name === 'review' ? undefined : halfTyped(field.fields)];
      case 'array':
        return [field.name, [halfTyped(field.fields), {}]];
      case 'blocks':
        return [field.name, field.blocks.map((block) => ({ blockType: block.slug, ...halfTyped(block.fields) }))];
      default:
        return [field.name, undefined];
    }
  });
  return Object.fromEntries(values);
}

describe('a preview link', () => {
  it('shows the newest draft to a person without an account, on every instance, until it expires', async () => {
    const id = await emptyDraft();
    await saveDraft(id, wholePage(nextUrl(), 'To be looked at'));
    const { url, expiresAt } = await share('pages', id, 24);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const { pathname, origin } = new URL(url);
    expect(origin).toBe(site.url);
    for (const instance of [site, publicSite]) {
      const answer = await instance.get(pathname);
      expect(answer.status, instance.output()).toBe(200);
      expect(await answer.text()).toContain('To be looked at');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await saveDraft(id, { layout: [{ blockType: 'hero', heading: 'A newer draft', lead: 'A lead.' }] });
    expect(await (await site.get(pathname)).text()).toContain('A newer draft');
    const { rows } = await database.client.query<{ kept: string }>('select preview_links::text as kept from preview_links');
    expect(rows.some(({ kept }) => kept.includes(pathname.split('/').at(-1) ?? ''))).toBe(false);

    await database.client.query(`update preview_links set expires_at = now() - interval '1 second' where entry = $1`, [id]);
    const ended = await site.get(pathname);
    expect(ended.status).toBe(404);
    expect(await ended.text()).toContain('Ask the person who sent it for a new one');
  });

  it('shows one entry only, and ends when an editor ends it', async () => {
    const id = await emptyDraft();
    await saveDraft(id, { label: 'Revoked' });
    const { url } = await share('pages', id);
    const { pathname } = new URL(url);
    expect((await site.get(pathname)).status).toBe(200);
    expect((await site.get(pathname.replace('/shared/', '/pages/'))).status).toBe(404);
    const { docs } = links.parse(await edit('GET', `/preview-links?depth=0&where[entry][equals]=${id}`));
    expect(docs.map(({ title }) => title)).toEqual(['Revoked']);
    expect(JSON.stringify(docs)).not.toContain('tokenHash');
    await edit('DELETE', `/preview-links/${docs[0]?.id}`);
    expect((await site.get(pathname)).status).toBe(404);
  });

  it('works only while the editor who created it has an account with access to drafts', async () => {
    const id = await emptyDraft();
    await saveDraft(id, { label: 'Of an author who leaves' });
    const { pathname } = new URL((await share('pages', id, 168)).url);
    await createSession(database, 'author');
    const { rows } = await database.client.query<{ author: number }>(
      'update preview_links set made_by_id = (select max(id) from users) where entry = $1 returning made_by_id as author',
      [id],
    );
    const author = rows[0]?.author;
    const read = () => Promise.all([site, publicSite].map(async (instance) => (await instance.get(pathname)).status));
    const listed = async () => {
      const { docs } = links.parse(await edit('GET', `/preview-links?depth=1&where[entry][equals]=${id}`));
      return docs.map(({ state }) => state);
    };
    const changeRoles = (sql: string) => database.client.query(`${sql} where parent_id = $1`, [author]);
    expect(await read()).toEqual([200, 200]);
    expect(await listed()).toEqual(['active']);
    await changeRoles(`update users_roles set value = 'sales'`);
    expect(await read()).toEqual([404, 404]);
    expect(await listed()).toEqual(['ended']);
    await changeRoles(`update users_roles set value = 'reviewer'`);
    expect(await read()).toEqual([200, 200]);
    expect(await listed()).toEqual(['active']);
    await changeRoles('delete from users_roles');
    expect(await read()).toEqual([404, 404]);
    expect(await listed()).toEqual(['ended']);
    await edit('DELETE', `/users/${author}`);
    expect(await read()).toEqual([404, 404]);
    expect(await listed()).toEqual(['ended']);
    expect((await database.client.query('select made_by_id from preview_links where entry = $1', [id])).rows).toEqual([
      { made_by_id: null },
    ]);
  });

  it.each(['0'.repeat(64), 'x', `${'a'.repeat(64)}b`])('that never existed (%s) returns 404', async (token) => {
    expect((await site.get(`/preview/shared/${token}`)).status).toBe(404);
  });

  it('can be created only by editors, for existing entries', async () => {
    const ask = (body: unknown, headers: Record<string, string>) =>
      site.get('/api/preview-links/share', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const wanted = { of: 'pages', entry: 1, hours: 1 };
    expect((await ask(wanted, {})).status).toBe(401);
    expect((await ask(wanted, { cookie: session, origin: 'https://other.example' })).status).toBe(401);
    expect((await ask({ ...wanted, entry: 999_999 }, { cookie: session, origin: site.url })).status).toBe(404);
    const refused = await ask({ ...wanted, hours: 5 }, { cookie: session, origin: site.url });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('the duration') }] });
    expect((await ask({ ...wanted, of: 'users' }, { cookie: session, origin: site.url })).status).toBe(400);
    expect((await site.get('/api/preview-links')).status).toBe(401);
    expect(
      (
        await site.get('/api/preview-links', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: session, origin: site.url },
          body: '{}',
        })
      ).status,
    ).toBe(403);
  });
});
