import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { createSession } from '../support/form-visitor';
import { makeScheduleDue } from '../support/schedule';
import { database, site } from './site';

let session = '';

const entry = z.looseObject({ id: z.number(), layout: z.array(z.looseObject({ blockType: z.string() })).optional() });
const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.looseObject({ errors: z.array(z.object({ path: z.string(), message: z.string() })).optional() }).nullish(),
    }),
  ),
});

async function api(method: string, url: string, body?: object): Promise<{ status: number; answer: unknown }> {
  const answer = await fetch(`${site.url}/api${url}`, {
    method,
    redirect: 'manual',
    headers: { Origin: site.url, Cookie: session, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, answer: text === '' ? undefined : JSON.parse(text) };
}

async function findEntry(url: string): Promise<z.infer<typeof entry>> {
  const collection = url.startsWith('/edb-labs/') ? 'labs' : 'pages';
  const field = collection === 'labs' ? `slug][equals]=${url.replace('/edb-labs/', '')}` : `url][equals]=${url}`;
  const [doc] = z.object({ docs: z.array(entry) }).parse((await api('GET', `/${collection}?depth=0&where[${field}`)).answer).docs;
  if (!doc) throw new Error(`There is no ${url}.`);
  return doc;
}

/** Creates a page that links to these URLs, and publishes it. */
async function publishPage(url: string, links: readonly string[] = []): Promise<number> {
  const hero = { blockType: 'hero', heading: url, lead: 'A page that a test has made.' };
  const description = 'A page of a test that checks where URLs lead when pages are moved or removed.';
  const text = { blockType: 'prose', markdown: `## A place\n\n${links.map((link) => `[there](${link})`).join(' and ')}\n` };
  const { status, answer } = await api('POST', '/pages', {
    url,
    label: url.slice(1, 30),
    description: 'Made by a test.',
    longDescription: description,
    icon: 'support',
    pagetitle: url,
    meta: { title: url, description },
    layout: [hero, text],
    _status: 'published',
  });
  expect(status, `${JSON.stringify(answer)} ${site.output()}`).toBe(201);
  return z.object({ doc: entry }).parse(answer).doc.id;
}

const messageOf = (answer: unknown) => {
  const [error] = refusal.parse(answer).errors;
  return error?.data?.errors?.[0]?.message ?? error?.message ?? '';
};
/** From the database, because the page cache may still have an earlier response. */
const statusOf = async (collection: string, id: number) => {
  const { rows } = await database.client.query<{ _status: string }>(`select _status from ${tableOf(collection)} where id = $1`, [
    id,
  ]);
  return rows[0]?._status ?? 'gone';
};
const tableOf = (collection: string) => `"${collection.replaceAll('-', '_')}"`;
const recordsOf = async (collection: string, id: number) => {
  const { rows } = await database.client.query<{ name: string; operation: string }>(
    'select name, operation from audit_events where kind = $1 and entry = $2 order by id',
    [collection, String(id)],
  );
  return rows.map(({ operation }) => operation);
};
const visit = async (url: string) => {
  const answer = await site.get(url);
  return [answer.status, answer.headers.get('location')] as const;
};
const redirects = async () => {
  const { rows } = await database.client.query<{ from: string; to: string }>(
    `select "from", "to" from redirects where "from" like '/test-%' order by 1`,
  );
  return rows.map(({ from, to }) => `${from} ${to}`);
};

beforeAll(async () => {
  session = await createSession(database, 'administrator');
});

describe('a published page that moves', () => {
  let id = 0;
  const move = (url: string, more: object = {}) => api('PATCH', `/pages/${id}`, { url, _status: 'published', ...more });

  it('redirects its previous URL to the new one immediately, and older ones directly to it', async () => {
    id = await publishPage('/test-a');
    expect(await visit('/test-a')).toEqual([200, null]);
    expect((await move('/test-b')).status).toBe(200);
    expect(await visit('/test-a')).toEqual([308, '/test-b']);
    expect(await visit('/test-b')).toEqual([200, null]);
    expect((await move('/test-c')).status).toBe(200);
    expect(await redirects()).toEqual(['/test-a /test-c', '/test-b /test-c']);
  });

  it('can move back without a redirect loop', async () => {
    expect((await move('/test-a')).status).toBe(200);
    expect(await redirects()).toEqual(['/test-b /test-a', '/test-c /test-a']);
    expect(await visit('/test-a')).toEqual([200, null]);
    expect(await visit('/test-c')).toEqual([308, '/test-a']);
  });

  it('keeps links to its previous URL working, for visitors and when the linking page is saved', async () => {
    const linking = await publishPage('/test-linking', ['/test-a']);
    expect((await move('/test-d')).status).toBe(200);
    expect((await api('PATCH', `/pages/${linking}`, { label: 'Again', _status: 'published' })).status).toBe(200);
    expect(await visit('/test-a')).toEqual([308, '/test-d']);
  });

  it('can’t break the links to it', async () => {
    await publishPage('/test-linking-too', ['/test-d']);
    const { status, answer } = await move('/test-e', { redirectOldUrl: false });
    expect(status).toBe(409);
    expect(messageOf(answer)).toContain('/test-linking-too');
    expect(await visit('/test-d')).toEqual([200, null]);
  });

  it('has no redirect when that is chosen and nothing links to it', async () => {
    const other = await publishPage('/test-quiet');
    const drafted = await api('PATCH', `/pages/${other}?draft=true`, { _status: 'draft', redirectOldUrl: false });
    expect(drafted.answer).toMatchObject({ doc: { redirectOldUrl: false } });
    expect(
      (await api('PATCH', `/pages/${other}`, { url: '/test-quieter', _status: 'published', redirectOldUrl: false })).status,
    ).toBe(200);
    expect((await visit('/test-quiet'))[0]).toBe(404);
  });

  it('can move back without a redirect, because the redirect from its earlier URL goes', async () => {
    const other = await publishPage('/test-mistake');
    expect((await api('PATCH', `/pages/${other}`, { url: '/test-mistaken', _status: 'published' })).status).toBe(200);
    expect(
      (await api('PATCH', `/pages/${other}`, { url: '/test-mistake', _status: 'published', redirectOldUrl: false })).status,
    ).toBe(200);
    expect(await visit('/test-mistake')).toEqual([200, null]);
    expect((await visit('/test-mistaken'))[0]).toBe(404);
  });

  it('can’t break its own links', async () => {
    const other = await publishPage('/test-self', ['/test-self#a-place']);
    const { status, answer } = await api('PATCH', `/pages/${other}`, {
      url: '/test-itself',
      _status: 'published',
      redirectOldUrl: false,
    });
    expect([status, messageOf(answer)]).toEqual([
      409,
      expect.stringContaining('The entry itself links to its old URL, /test-self.'),
    ]);
  });

  it('can’t take a URL that redirects to another page, and the error names that page', async () => {
    const other = await publishPage('/test-other');
    const { status, answer } = await api('PATCH', `/pages/${other}`, { url: '/test-a', _status: 'published' });
    expect(status).toBe(400);
    expect(refusal.parse(answer).errors[0]?.data?.errors?.[0]).toEqual({
      path: 'url',
      message: expect.stringContaining('redirects to /test-d'),
    });
    expect((await api('POST', '/redirects', { from: '/test-d', to: '/test-other' })).status).toBe(400);
  });

  it('redirects when it was moved in a draft first', async () => {
    const other = await findEntry('/test-other');
    expect((await api('PATCH', `/pages/${other.id}?draft=true`, { url: '/test-drafted', _status: 'draft' })).status).toBe(200);
    expect(await visit('/test-other')).toEqual([200, null]);
    expect((await api('PATCH', `/pages/${other.id}`, { _status: 'published' })).status).toBe(200);
    expect(await visit('/test-other')).toEqual([308, '/test-drafted']);
  });

  it('can be an entry as well', async () => {
    const lab = await findEntry('/edb-labs/jsonb-or-columns');
    expect((await api('PATCH', `/labs/${lab.id}`, { slug: 'jsonb-and-columns', _status: 'published' })).status).toBe(200);
    expect(await visit('/edb-labs/jsonb-or-columns')).toEqual([308, '/edb-labs/jsonb-and-columns']);
  });
});

describe('a page that others link to', () => {
  it.each([
    ['deleted', (id: number, query: string) => api('DELETE', `/pages/${id}${query}`)],
    ['unpublished', (id: number, query: string) => api('PATCH', `/pages/${id}${query}`, { _status: 'draft' })],
  ] as const)('is not %s before its URL redirects somewhere', async (what, takeAway) => {
    const [target, old, linking] = [`/test-${what}`, `/test-${what}-old`, `/test-${what}-linking`];
    const id = await publishPage(old);
    await api('PATCH', `/pages/${id}`, { url: target, _status: 'published' });
    await publishPage(linking, [`${target}#a-place`]);

    const refused = await takeAway(id, '');
    expect(refused.status).toBe(409);
    expect(messageOf(refused.answer)).toContain(linking);
    expect(messageOf(refused.answer)).toContain(`the redirect ${old}`);
    expect(await visit(target)).toEqual([200, null]);

    for (const nowhere of [target, '/test-nowhere', 'https://evil.example/']) {
      const { status, answer } = await takeAway(id, `?redirectTo=${encodeURIComponent(nowhere)}`);
      expect([status, messageOf(answer)]).toEqual([400, expect.stringContaining('Nothing was changed')]);
    }
    expect(await visit(target)).toEqual([200, null]);

    const { status, answer } = await takeAway(id, '?redirectTo=/company/about');
    expect(status, JSON.stringify(answer)).toBe(200);
    for (const url of [target, old]) expect(await visit(url)).toEqual([308, '/company/about']);
  });

  it('can be an entry as well', async () => {
    const lab = await findEntry('/edb-labs/insert-copy-and-batches');
    await publishPage('/test-to-lab', ['/edb-labs/insert-copy-and-batches']);
    const { status, answer } = await api('DELETE', `/labs/${lab.id}`);
    expect([status, messageOf(answer)]).toEqual([409, expect.stringContaining('/test-to-lab')]);
  });

  it('appears with the next request at a URL that didn’t exist, and so does a redirect', async () => {
    expect((await visit('/test-new'))[0]).toBe(404);
    await publishPage('/test-new');
    expect(await visit('/test-new')).toEqual([200, null]);
    expect((await visit('/test-leads-on'))[0]).toBe(404);
    expect((await api('POST', '/redirects', { from: '/test-leads-on', to: '/test-new' })).status).toBe(201);
    expect(await visit('/test-leads-on')).toEqual([308, '/test-new']);
  });

  it('appears with the next request also while very many unknown URLs are requested', async () => {
    const flood = async () => {
      const paths = Array.from({ length: 200 }, (_each, index) => `/test-unknown-${index}`);
      const answers = await Promise.all(paths.map((path) => fetch(site.url + path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(answers.map(({ status }) => status)), site.output()).toEqual(new Set([404]));
      expect(texts.every((text) => text.includes('<h1'))).toBe(true);
    };
    // From the second time on, the HTTP thread responds, over connections of both kinds.
    for (let count = 0; count < 3; count += 1) await flood();
    await publishPage('/test-unknown-100');
    expect(await visit('/test-unknown-100')).toEqual([200, null]);
  });

  it('can be removed without a warning when nothing links to it', async () => {
    const id = await publishPage('/test-alone');
    expect((await api('DELETE', `/pages/${id}`)).status).toBe(200);
    expect((await visit('/test-alone'))[0]).toBe(404);
  });
});

describe('a takedown', () => {
  type Fields = Record<string, unknown>;
  const several = (ids: readonly number[]) => `where[and][0][_status][not_equals]=draft&where[and][1][id][in]=${ids.join()}`;
  type Ways = Record<string, (collection: string, id: number, query?: string) => Promise<{ status: number; answer: unknown }>>;
  const BUTTONS: Ways = {
    'the button Unpublish': (collection, id, query = '') =>
      api('PATCH', `/${collection}/${id}?depth=0&unpublishAllLocales=true&${query}`, { _status: 'draft' }),
    'the button Delete': (collection, id, query = '') => api('DELETE', `/${collection}/${id}?${query}`),
  };
  /** Every way in which the admin or a program can take an entry down. */
  const WAYS: Ways = {
    ...BUTTONS,
    'Unpublish in the list': (collection, id, query = '') =>
      api('PATCH', `/${collection}?${several([id])}&${query}`, { _status: 'draft' }),
    'an edit of several': (collection, id, query = '') =>
      api('PATCH', `/${collection}?where[id][equals]=${id}&${query}`, { _status: 'draft' }),
    'a change without a status, over a draft': async (collection, id, query = '') => {
      await api('PATCH', `/${collection}/${id}?draft=true`, { _status: 'draft' });
      return api('PATCH', `/${collection}/${id}?${query}`, { _status: 'draft', redirectOldUrl: true });
    },
    'Delete in the list': (collection, id, query = '') => api('DELETE', `/${collection}?where[id][in]=${id}&${query}`),
  };
  /** The other collections have the hooks and endpoints of posts or press releases; editorial-site/roles-table.ts compares them. */
  const IN_ALL_WAYS: readonly string[] = ['pages', 'posts', 'docs', 'press-releases'];
  let count = 0;

  /** A published copy of an entry of the starter content, and where visitors find it. */
  async function copyIn(collection: string): Promise<{ id: number; url: string }> {
    count += 1;
    if (collection === 'pages') return { id: await publishPage(`/test-way-${count}`), url: `/test-way-${count}` };
    const { docs } = z
      .object({ docs: z.array(z.looseObject({ slug: z.string() })).length(1) })
      .parse((await api('GET', `/${collection}?limit=1&depth=0&sort=id&where[_status][equals]=published`)).answer);
    const { createdAt: _createdAt, updatedAt: _updatedAt, review: _review, ...rest } = docs[0] ?? { slug: '' };
    const copy = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(JSON.stringify(rest), (name, value: unknown) => (name === 'id' ? undefined : value)));
    const slug = `test-way-${count}`;
    const fields: Fields = { ...copy, slug, ...(collection === 'docs' ? { order: 2000 + count } : {}) };
    const { status, answer } = await api('POST', `/${collection}`, { ...fields, _status: 'published' });
    expect(status, JSON.stringify(answer)).toBe(201);
    return { id: z.object({ doc: entry }).parse(answer).doc.id, url: `${baseOf(collection, copy)}/${slug}` };
  }

  function baseOf(collection: string, { version, group }: Fields): string {
    if (collection === 'docs') return `/docs/${version === '18' ? '' : `${String(version)}/`}${String(group)}`;
    const kind = ENTRY_KINDS.find((each) => each.collection === collection);
    return kind?.base ?? '';
  }

  it.each(
    REVIEWABLE_COLLECTIONS.map((collection) =>
      IN_ALL_WAYS.includes(collection)
        ? { collection, by: 'all ways', ways: WAYS }
        : { collection, by: 'the buttons', ways: BUTTONS },
    ),
  )('of what is linked is refused, and nothing changes: $collection, by $by', async ({ collection, ways }) => {
    const { id, url } = await copyIn(collection);
    await publishPage(`/test-links-to-${collection}`, [`${url}#a-place`]);
    const before = await recordsOf(collection, id);
    for (const [way, takeDown] of Object.entries(ways)) {
      const { status, answer } = await takeDown(collection, id);
      expect([way, status, messageOf(answer)]).toEqual([
        way,
        409,
        expect.stringContaining(`Nothing was changed. ${url} is linked from /test-links-to-${collection}.`),
      ]);
      expect(await statusOf(collection, id), way).toBe('published');
    }
    const field = collection === 'pages' ? { url: '/test-renamed' } : { slug: 'test-renamed' };
    expect((await api('PATCH', `/${collection}/${id}`, { ...field, redirectOldUrl: false, _status: 'published' })).status).toBe(
      409,
    );
    expect(await visit(url)).toEqual([200, null]);
    expect((await recordsOf(collection, id)).filter((operation) => !['changed', ...before].includes(operation))).toEqual([]);
  });

  it.each(Object.entries(WAYS))(
    'is recorded, and visitors are redirected, when that is asked for: %s',
    async (_way, takeDown) => {
      const { id, url } = await copyIn('pages');
      await publishPage(`${url}-linking`, [url]);
      const { status, answer } = await takeDown('pages', id, 'redirectTo=/company/about');
      expect(status, JSON.stringify(answer)).toBe(200);
      expect(await visit(url)).toEqual([308, '/company/about']);
      expect((await recordsOf('pages', id)).at(-1)).toMatch(/^(taken-down|deleted)$/);
      expect(['draft', 'gone']).toContain(await statusOf('pages', id));
    },
  );

  it('of several pages is refused as a whole, and the error lists the links', async () => {
    const [linked, alone] = [await copyIn('pages'), await copyIn('pages')];
    await publishPage(`${linked.url}-linking`, [linked.url]);
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['DELETE', undefined],
    ] as const) {
      const { status, answer } = await api(method, `/pages?${several([linked.id, alone.id])}`, body);
      expect([status, messageOf(answer)]).toEqual([
        409,
        expect.stringContaining(`${linked.url} is linked from ${linked.url}-linking.`),
      ]);
      // The admin's lists can read it even then.
      expect(answer).toMatchObject({ docs: [] });
    }
    for (const { id, url } of [linked, alone]) {
      expect([await statusOf('pages', id), await recordsOf('pages', id), await visit(url)]).toEqual([
        'published',
        ['published'],
        [200, null],
      ]);
    }
  });

  it('of pages that link only to each other succeeds when they are removed together, and is recorded for each', async () => {
    const [one, other] = ['/test-circle-one', '/test-circle-other'];
    const ids = [await publishPage(one), await publishPage(other, [one])];
    const { layout = [] } = await findEntry(one);
    const linking = layout.map((block) =>
      block.blockType === 'prose' ? { ...block, markdown: `## A place\n\n[there](${other})` } : block,
    );
    expect((await api('PATCH', `/pages/${ids[0]}`, { layout: linking, _status: 'published' })).status).toBe(200);
    for (const id of ids) expect((await api('PATCH', `/pages/${id}`, { _status: 'draft' })).status).toBe(409);
    const { status, answer } = await api('PATCH', `/pages?${several(ids)}`, { _status: 'draft' });
    expect(status, JSON.stringify(answer)).toBe(200);
    for (const [index, url] of [one, other].entries()) {
      expect((await visit(url))[0]).toBe(404);
      expect((await recordsOf('pages', ids[index] ?? 0)).at(-1)).toBe('taken-down');
    }
  });

  it('of several pages with a target redirects all of them', async () => {
    const pages = [await copyIn('pages'), await copyIn('pages')];
    await publishPage(
      '/test-linking-both',
      pages.map(({ url }) => url),
    );
    const { status, answer } = await api('PATCH', `/pages?${several(pages.map(({ id }) => id))}&redirectTo=/company/about`, {
      _status: 'draft',
    });
    expect(status, JSON.stringify(answer)).toBe(200);
    for (const { url } of pages) expect(await visit(url)).toEqual([308, '/company/about']);
  });

  it('that is scheduled is refused when it is due, and recorded', async () => {
    const { id, url } = await copyIn('pages');
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect((await api('POST', `/pages/${id}/schedule`, { type: 'unpublish', date: inAnHour })).status).toBe(201);
    await publishPage(`${url}-linking`, [url]);
    await makeScheduleDue(database, id);
    await expect.poll(() => recordsOf('pages', id), { interval: 100 }).toContain('schedule-failed');
    expect([await statusOf('pages', id), await visit(url)]).toEqual(['published', [200, null]]);
  });
});

describe('a change of several entries', () => {
  it('changes none of them when one is refused, and the error says which and why', async () => {
    const [one, other] = [await publishPage('/test-several-one'), await publishPage('/test-several-other')];
    const labelOf = async (id: number) =>
      (await database.client.query<{ label: string }>('select label from pages where id = $1', [id])).rows[0]?.label;
    const { status, answer } = await api('PATCH', `/pages?where[id][in]=${one},${other}`, {
      label: 'Both',
      url: '/test-several-same',
      _status: 'published',
    });
    expect([status, messageOf(answer)]).toEqual([
      400,
      expect.stringMatching(/^Nothing was changed\. “test-several-(one|other)” was refused\./),
    ]);
    expect([await labelOf(one), await labelOf(other)]).toEqual(['test-several-one', 'test-several-other']);
  });
});

describe('what links to a page', () => {
  const markdown = (target: string) => [
    { blockType: 'hero', heading: 'A', lead: 'B' },
    { blockType: 'prose', markdown: `[there](${target})` },
  ];
  const patchFirst = async (collection: string, fields: (target: string) => object, target: string) => {
    const { docs } = z
      .object({ docs: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })).min(1) })
      .parse((await api('GET', `/${collection}?limit=1&depth=0`)).answer);
    const { status, answer } = await api('PATCH', `/${collection}/${docs[0]?.id}`, fields(target));
    expect(status, JSON.stringify(answer)).toBe(200);
  };
  /** Each kind of link: how an editor creates it, and its name. */
  const KINDS: [kind: string, make: (target: string) => Promise<unknown>, name: string | RegExp][] = [
    ['prose', (target) => publishPage('/test-kind-prose', [target]), '/test-kind-prose'],
    [
      'a card',
      async (target) =>
        api('PATCH', `/pages/${await publishPage('/test-kind-card')}`, {
          layout: [
            { blockType: 'hero', heading: 'A', lead: 'B' },
            { blockType: 'linkCards', heading: 'Cards', items: [{ href: target }] },
          ],
          _status: 'published',
        }),
      '/test-kind-card',
    ],
    [
      'an entry',
      (target) => patchFirst('posts', () => ({ related: [target], _status: 'published' }), target),
      /\/blog\/[a-z0-9-]+/,
    ],
    [
      'rows of an entry',
      (target) =>
        patchFirst(
          'learning-paths',
          () => ({
            steps: [target, '/docs/install/containers', '/docs/configure/memory'].map((href) => ({
              href,
              goal: 'A goal',
              minutes: 5,
            })),
            _status: 'published',
          }),
          target,
        ),
      /\/training\/learning-paths\/[a-z0-9-]+/,
    ],
    [
      'the handbook',
      (target) => patchFirst('docs', () => ({ related: [target], _status: 'published' }), target),
      /\/docs\/[a-z0-9/-]+/,
    ],
    ['a row of facts', (target) => patchFirst('people', () => ({ href: target }), target), /people [a-z0-9-]+/],
    [
      'a shared block',
      (target) => api('POST', '/shared-blocks', { id: 'test-kind', name: 'A kind', layout: markdown(target).slice(1) }),
      'shared-blocks test-kind',
    ],
    [
      'a redirect',
      (target) => api('POST', '/redirects', { from: '/test-kind-redirect', to: target }),
      'the redirect /test-kind-redirect',
    ],
    [
      'the settings',
      (target) => api('POST', '/globals/settings', { social: [{ label: 'There', href: target }] }),
      'the site settings',
    ],
  ];

  it('is the same list beside the form and in the error, for every kind of link', async () => {
    const target = '/test-kinds';
    const id = await publishPage(target);
    for (const [, make] of KINDS) await make(target);
    const { status, answer } = await api('PATCH', `/pages/${id}`, { _status: 'draft' });
    const { errors } = z
      .object({ errors: z.array(z.object({ data: z.object({ referrers: z.array(z.object({ name: z.string() })) }) })) })
      .parse(answer);
    const names = errors[0]?.data.referrers.map(({ name }) => name) ?? [];
    expect(status).toBe(409);
    for (const [kind, , name] of KINDS)
      expect(names, kind).toContainEqual(typeof name === 'string' ? name : expect.stringMatching(name));
    const form = await (await fetch(`${site.url}/admin/collections/pages/${id}`, { headers: { Cookie: session } })).text();
    const beside = form.slice(form.indexOf('What links here'));
    for (const name of names) expect(beside).toContain(name);
  });

  it.each([
    ['/contact', 'the header'],
    ['/products', 'the main menu'],
    ['/postgresql-tutorials-resources/performance', '/postgres-tutorials/'],
  ])('counts what the site itself shows: %s in %s', async (url, name) => {
    const { id } = await findEntry(url);
    const { status, answer } = await api('PATCH', `/pages/${id}`, { _status: 'draft' });
    expect([status, JSON.stringify(answer)]).toEqual([409, expect.stringContaining(name)]);
    expect(await visit(url)).toEqual([200, null]);
  });

  it('protects redirects and chapters of the handbook as well', async () => {
    await publishPage('/test-through-redirect', ['/test-kind-redirect']);
    const idOf = async (collection: string, where: string) =>
      z.object({ docs: z.array(entry).min(1) }).parse((await api('GET', `/${collection}?depth=0&limit=1&${where}`)).answer)
        .docs[0]?.id;
    const cases = [
      [
        'redirects',
        `where[from][equals]=/test-kind-redirect`,
        '/test-kind-redirect is linked from /test-through-redirect.',
        { from: '/test-kind-elsewhere' },
      ],
      [
        'docs-groups',
        'where[version][equals]=18&where[key][equals]=install',
        '/docs/install is linked from',
        { key: 'installing' },
      ],
    ] as const;
    for (const [collection, where, message, change] of cases) {
      const id = await idOf(collection, where);
      for (const { status, answer } of [
        await api('DELETE', `/${collection}/${id}`),
        await api('DELETE', `/${collection}?where[id][equals]=${id}`),
        await api('PATCH', `/${collection}/${id}`, change),
      ]) {
        expect([collection, status, messageOf(answer)]).toEqual([collection, 409, expect.stringContaining(message)]);
      }
    }
  });

  it('is refused in the site settings, where every page shows it', async () => {
    const { status, answer } = await api('POST', '/globals/settings', {
      announcement: { text: 'Read this', href: '/test-absent' },
    });
    expect(status).toBe(400);
    expect(refusal.parse(answer).errors[0]?.data?.errors?.[0]).toEqual({
      path: 'announcement.href',
      message: 'The link to /test-absent: there is no such page.',
    });
  });

  it('includes an unknown author: the entry can’t be published, and the link check reports it', async () => {
    const { docs } = z.object({ docs: z.array(entry).length(1) }).parse((await api('GET', '/posts?limit=1&depth=0')).answer);
    const { status, answer } = await api('PATCH', `/posts/${docs[0]?.id}`, { author: 'jo-example', _status: 'published' });
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining('jo-example')]);
  });
});

describe('the check of links', () => {
  const rows = async () =>
    (
      await database.client.query<{ page: string; link: string; problem: string; first_seen: Date; last_seen: Date }>(
        `select * from broken_links where page like '/test-%' order by page, link`,
      )
    ).rows;
  const check = async () => {
    expect((await api('POST', '/broken-links/check')).status).toBe(303);
    const isDone = async () =>
      (
        await database.client.query(
          `select 1 from payload_jobs where task_slug = 'check-links' and (wait_until is null or wait_until <= now())`,
        )
      ).rowCount;
    await expect.poll(isDone, { timeout: 170_000, interval: 100 }).toBe(0);
  };

  it('reports moved and unpublished pages and missing anchors, and clears links that work again', async () => {
    const id = await publishPage('/test-checked', [
      '/test-linking#a-place',
      '/test-linking#no-place',
      '/test-unpublished-linking',
      '/test-a',
    ]);
    const gone = await findEntry('/test-unpublished-linking');
    // As if it had been removed without the checks, so that links to it remain.
    await database.client.query(`update pages set _status = 'draft' where id = $1`, [gone.id]);
    await check();
    const first = (await rows()).filter(({ page: name }) => name === '/test-checked');
    expect(first.map(({ link, problem }) => `${link}: ${problem}`)).toEqual([
      '/test-a: it works, but the page has moved to /test-d: link there',
      '/test-linking#no-place: /test-linking has no anchor #no-place',
      '/test-unpublished-linking: the page is not published',
    ]);

    const { layout = [] } = await findEntry('/test-checked');
    const fixed = layout.map((block) =>
      block.blockType === 'prose'
        ? { ...block, markdown: '[there](/test-linking#a-place) [and](/test-linking#no-place)' }
        : block,
    );
    expect((await api('PATCH', `/pages/${id}`, { layout: fixed, _status: 'published' })).status).toBe(200);
    await check();
    const second = (await rows()).filter(({ page: name }) => name === '/test-checked');
    expect(second.map(({ link }) => link)).toEqual(['/test-linking#no-place']);
    expect(second[0]?.first_seen).toEqual(first.find(({ link }) => link === '/test-linking#no-place')?.first_seen);
    expect(second[0]?.last_seen.getTime()).toBeGreaterThan(first[0]?.last_seen.getTime() ?? Infinity);
  }, 400_000);

  it('finds nothing in the starter content', async () => {
    const { rows: others } = await database.client.query<{ page: string; link: string; problem: string }>(
      `select page, link, problem from broken_links where page not like '/test-%'`,
    );
    // Except for the lab that a test above has moved.
    expect(others.filter(({ link }) => !link.startsWith('/edb-labs/jsonb-or-columns'))).toEqual([]);
  });

  it('is available to editors only', async () => {
    const answer = await fetch(`${site.url}/api/broken-links/check`, {
      method: 'POST',
      headers: { Origin: site.url },
      redirect: 'manual',
    });
    expect(answer.status).toBe(401);
    expect((await fetch(`${site.url}/api/broken-links`)).status).toBe(401);
  });
});
