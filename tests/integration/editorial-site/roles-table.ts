import type { Field, SanitizedConfig } from 'payload';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAIL_KINDS } from '@/cms/mail/delivery-kinds';
import { ENTRY_KINDS, type EntryKind } from '@/cms/core/kinds/entry-kinds';
import { type ApiResponse, type SendApiRequest, PEOPLE, type Person } from '../support/editors';
import { database, rest, site } from './site';

/*
 * Who may do what: role by collection by operation. Each cell is tested against the REST API as a signed-in user.
 * A new collection that is no kind of entry goes into the group whose rules it has; the last tests fail when one is in none, or has
 * rules of its own.
 */

/** One collection of each group is tested over HTTP, at the built site; the others by the same route in this process. */
const OVER_HTTP = ['pages', 'plans', 'media'];

/** What has drafts, one for each set of rules, each with a field that is different in every entry. */
const WITH_DRAFTS = {
  pages: 'url',
  posts: 'slug',
  docs: 'slug',
  'press-releases': 'slug',
  webinars: 'slug',
};

/**
 * The other kinds of entries, with the collection of {@link WITH_DRAFTS} whose very rules they have, which a test compares
 * function by function. A kind with its own rules goes into that table.
 */
const SAME_RULES = ENTRY_KINDS.filter(({ collection }) => !(collection in WITH_DRAFTS)).map(
  (kind): [slug: string, other: keyof typeof WITH_DRAFTS] => [kind.collection, getExample(kind)],
);

function getExample({ isTimed, takesPlace }: EntryKind): keyof typeof WITH_DRAFTS {
  if (takesPlace === true) return 'webinars';
  return isTimed === true ? 'press-releases' : 'posts';
}

const RULES_WITH_DRAFTS = `
                                       visitor  sales  author  reviewer  editor  administrator
  read what is public                  no       yes    yes     yes       yes     yes
  read a draft                         no       no     yes     yes       yes     yes
  find a draft                         no       no     yes     yes       yes     yes
  read versions                        no       no     yes     yes       yes     yes
  create a draft                       no       no     yes     no        yes     yes
  create something public              no       no     no      no        no      yes
  change a draft                       no       no     yes     yes       yes     yes
  draft a change of what is public     no       no     yes     yes       yes     yes
  change what is public                no       no     no      no        no      yes
  approve                              no       no     no      yes       yes     yes
  publish what is approved             no       no     no      no        yes     yes
  publish what is not approved         no       no     no      no        no      yes
  publish several                      no       no     no      no        yes     yes
  restore a version that was public    no       no     yes     yes       yes     yes
  restore a version that was a draft   no       no     yes     yes       yes     yes
  schedule a publication               no       no     no      no        yes     yes
  schedule a takedown                  no       no     no      no        yes     yes
  list what is scheduled               no       no     yes     yes       yes     yes
  remove what is scheduled             no       no     no      no        yes     yes
  take down                            no       no     no      no        yes     yes
  take down several                    no       no     no      no        yes     yes
  delete a draft                       no       no     yes     no        yes     yes
  delete what is public                no       no     no      no        yes     yes
  delete several that are public       no       no     no      no        yes     yes
`;

/** What has no drafts and is public, one for each set of rules, each with a field that is different in every entry. */
const WITHOUT_DRAFTS = {
  plans: 'key',
  'postgres-versions': 'key',
  forms: 'key',
  redirects: 'from',
};

/** What has no drafts and the access rules of plans, which a test compares function by function. */
const SAME_ACCESS_AS_PLANS = [
  'plan-terms',
  'products',
  'server-features',
  'courses',
  'instructors',
  'training-classes',
  'postgres-releases',
  'postgres-cves',
  'software-versions',
  'platforms',
  'installations',
  'download-files',
  'authors',
  'people',
  'media-coverage',
  'search-synonyms',
  'search-rules',
  'docs-groups',
];
const RULES_WITHOUT_DRAFTS = `
             visitor  sales  author  reviewer  editor  administrator
  read       no       yes    yes     yes       yes     yes
  create     no       no     no      no        yes     yes
  change     no       no     no      no        yes     yes
  delete     no       no     no      no        yes     yes
`;

/** The rest: who may list, create, change and remove (l, c, h, r). */
const OTHERS = `
                             visitor  sales  author  reviewer  editor  administrator
  media                      -        -      lc      lc        lchr    lchr
  broken-links               -        -      l       l         l       l
  external-links             -        -      l       l         l       l
  fact-updates               -        -      l       l         lhr     lhr
  fact-tasks                 -        -      lh      lh        lhr     lhr
  shared-blocks              -        -      l       l         lchr    lchr
  deleted-entries            -        -      l       l         lr      lr
  preview-links              -        -      lr      lr        lr      lr
  docs-feedback              -        -      l       l         l       lr
  form-entries               -        lhr    -       -         -       lhr
  form-files                 -        lr     -       -         -       lr
  form-deliveries            -        lh     -       -         -       lh
  form-deletions             -        l      -       -         -       l
  mails                      -        l      -       -         -       lr
  trials                     -        lh     -       -         -       lh
  class-bookings             -        lh     -       -         -       lh
  exam-questions             -        -      l       l         lchr    lchr
  exam-attempts              -        lh     -       -         -       lh
  exam-accommodations        -        lchr   -       -         -       lchr
  certificates               -        lh     -       -         -       lh
  newsletter-issues          -        -      lch     lh        lchr    lchr
  newsletter-subscribers     -        lr     -       -         -       lr
  saved-pages                -        -      -       -         -       lr
  learning-progress          -        -      -       -         -       lr
  users                      -        l      l       l         l       lr
  audit-events               -        -      l       l         l       l
  payload-jobs               -        -      -       -         -       lr
  payload-locked-documents   -        l      l       l         l       l
  payload-preferences        -        lcr    lcr     lcr       lcr     lcr
  editor-sessions            -        -      -       -         -       -
  payload-kv                 -        -      -       -         -       -
  payload-migrations         -        -      -       -         -       -
`;

/** Data that visitors send. Their titles may contain a visitor's name, so no audit event has them. */
const OF_VISITORS = [
  'docs-feedback',
  'form-entries',
  'form-files',
  'form-deliveries',
  'form-deletions',
  'mails',
  'trials',
  'class-bookings',
  'exam-attempts',
  'exam-accommodations',
  'certificates',
  'newsletter-subscribers',
  'saved-pages',
  'learning-progress',
];

let config: SanitizedConfig;
let count = 0;

beforeAll(async () => {
  config = await (await import('@payload-config')).default;
});

/** Parses the rows of a table. */
function linesOf(table: string): [string, string[]][] {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  expect(head.trim().split(/\s+/)).toEqual(PEOPLE);
  return lines.map((line) => {
    const [name = '', ...values] = line.trim().split(/\s{2,}/);
    expect(values, name).toHaveLength(PEOPLE.length);
    return [name, values];
  });
}

/** Lists the cells of a yes/no table. */
function cells(table: string): [string, Person, boolean][] {
  return linesOf(table).flatMap(([operation, values]) =>
    PEOPLE.map((person, index): [string, Person, boolean] => {
      expect(['yes', 'no']).toContain(values[index]);
      return [operation, person, values[index] === 'yes'];
    }),
  );
}

/** Returns a function that sends requests about a collection as a role. */
async function asker(collection: string, person: Person): Promise<SendApiRequest> {
  if (OVER_HTTP.includes(collection)) return site.as(person);
  return rest.createSender(person === 'visitor' ? undefined : await site.cookieOf(person));
}

const entryAnswer = z.looseObject({ id: z.number() });
const savedAnswer = z.object({ doc: z.looseObject({ id: z.number() }) });
const isAllowed = (status: number) => status >= 200 && status < 300;
const tableOf = (collection: string) => pg.escapeIdentifier(collection.replaceAll('-', '_'));
const different = (field: string) => {
  count += 1;
  return field === 'url' || field === 'from' ? `/company/table-${count}` : `table-${count}`;
};

/**
 * Returns the access rules and the source of the hooks and endpoints of a collection, for comparison. Of its fields, those with
 * access rules.
 */
function rulesOf(slug: string) {
  const collection = config.collections.find((each) => each.slug === slug);
  if (!collection) throw new Error(`There is no collection ${slug}.`);
  const { access, hooks, endpoints, fields, versions } = collection;
  const codeOf = (value: unknown): unknown => (typeof value === 'function' ? value.toString() : undefined);
  return {
    access,
    versions,
    hooks: Object.entries(hooks).map(([name, list]) => [name, Array.isArray(list) ? list.map(codeOf) : []]),
    endpoints: (endpoints || []).map(({ method, path, handler }) => [method, path, codeOf(handler)]),
    restricted: flatFields(fields).flatMap((field) =>
      'access' in field && Object.keys(field.access ?? {}).length > 0
        ? [{ name: 'name' in field ? field.name : '', access: field.access }]
        : [],
    ),
  };
}

/** As {@link rulesOf}, without hooks, which check values where there are no drafts. */
function accessOf(slug: string) {
  const { hooks: _hooks, ...access } = rulesOf(slug);
  return access;
}

const flatFields = (fields: Field[]): Field[] =>
  fields.flatMap((field): Field[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatFields(tab.fields));
    return [field, ...('fields' in field ? flatFields(field.fields) : [])];
  });

/** By collection, the shortest public entry as a request sends one. It costs least to publish. */
const originals = new Map<string, Record<string, unknown>>();

async function originalOf(collection: string): Promise<Record<string, unknown>> {
  const known = originals.get(collection);
  if (known !== undefined) return known;
  const condition = collection in WITH_DRAFTS ? `where _status = 'published'` : '';
  const { rows } = await database.client.query<{ id: number }>(
    `select id from ${tableOf(collection)} as entry ${condition} order by length(entry::text), id limit 1`,
  );
  const { body } = await (await asker(collection, 'administrator'))('GET', `/${collection}/${rows[0]?.id}?depth=0`);
  const { createdAt: _createdAt, updatedAt: _updatedAt, _order, review: _review, ...fields } = entryAnswer.parse(body);
  const copy: unknown = JSON.parse(JSON.stringify(fields), (name, value: unknown) => (name === 'id' ? undefined : value));
  const original = z.record(z.string(), z.unknown()).parse(copy);
  originals.set(collection, original);
  return original;
}

/** Some entry as a request sends one, with another name. */
async function copyOfSome(collection: string, field: string): Promise<Record<string, unknown>> {
  const original = await originalOf(collection);
  // No two pages of a chapter have the same place.
  const place = collection === 'docs' ? { order: 1000 + count } : {};
  return { ...original, ...place, [field]: different(field) };
}

async function created(
  collection: string,
  field: string,
  more: object,
  { person = 'administrator', query = '' }: { person?: Person; query?: string } = {},
): Promise<number> {
  const { status, body } = await (
    await asker(collection, person)
  )('POST', `/${collection}${query}`, { ...(await copyOfSome(collection, field)), ...more });
  expect(status, `${collection}: ${JSON.stringify(body)}`).toBe(201);
  return savedAnswer.parse(body).doc.id;
}

describe.each(Object.entries(WITH_DRAFTS))('access to %s', (collection, field) => {
  /** `changed` is public and has a newer draft. */
  type Kind = 'public' | 'changed' | 'draft' | 'approved';
  /** Test entries, reused until an operation makes them something else. */
  const entries = new Map<Kind, number>();

  async function entry(kind: Kind): Promise<number> {
    const known = entries.get(kind);
    if (known !== undefined) return known;
    const isPublic = kind === 'public' || kind === 'changed';
    const id = isPublic
      ? await created(collection, field, { _status: 'published' })
      : await created(collection, field, { _status: 'draft' }, { person: 'author', query: '?draft=true' });
    if (kind === 'changed')
      await (
        await asker(collection, 'author')
      )('PATCH', `/${collection}/${id}?draft=true`, { [field]: different(field) });
    if (kind === 'approved')
      await database.client.query(
        `update ${tableOf(`_${collection}-v`)} set version_review_state = 'approved' where parent_id = $1`,
        [id],
      );
    entries.set(kind, id);
    return id;
  }

  /** The stored entry and its number of versions. */
  async function stored(id: number | undefined) {
    const main = await database.client.query<{ _status: string; updated_at: Date }>(
      `select _status, updated_at from ${tableOf(collection)} where id = $1`,
      [id ?? 0],
    );
    const versions = await database.client.query(`select from ${tableOf(`_${collection}-v`)} where parent_id = $1`, [id ?? 0]);
    return { entry: main.rows[0], versions: versions.rowCount };
  }

  async function total(): Promise<number> {
    const { rows } = await database.client.query<{ number: number }>(
      `select count(*)::int as number from ${tableOf(collection)}`,
    );
    return rows[0]?.number ?? 0;
  }

  async function versionOf(id: number, status: 'published' | 'draft'): Promise<number> {
    const { rows } = await database.client.query<{ id: number }>(
      `select id from ${tableOf(`_${collection}-v`)} where parent_id = $1 and version__status = $2 order by id limit 1`,
      [id, status],
    );
    return rows[0]?.id ?? 0;
  }

  /** Restores a version without requesting a draft; it becomes one anyway. */
  async function restores(ask: SendApiRequest, id: number, status: 'published' | 'draft'): Promise<boolean> {
    const before = await stored(id);
    const answer = await ask('POST', `/${collection}/versions/${await versionOf(id, status)}`);
    if (!isAllowed(answer.status)) return false;
    expect(answer.body).toMatchObject({ message: 'Restored as a draft. The public page changes when it is published.' });
    expect(await stored(id)).toEqual({ entry: before.entry, versions: (before.versions ?? 0) + 1 });
    const newest = await database.client.query(
      `select version__status from ${tableOf(`_${collection}-v`)} where parent_id = $1 and latest`,
      [id],
    );
    expect(newest.rows).toEqual([{ version__status: 'draft' }]);
    return true;
  }

  /** Whether a bulk request changed or returned an entry. */
  const concerns = (body: unknown) => (z.object({ docs: z.array(z.unknown()) }).safeParse(body).data?.docs.length ?? 0) > 0;

  /** Each operation: its target, request, and the stored status afterwards. */
  const OPERATIONS: Record<
    string,
    {
      on?: Kind;
      status?: 'published' | 'draft' | 'gone';
      reads?: boolean;
      /** Whether the entry is of the same kind afterwards. */
      isKept?: boolean;
      ask: (ask: SendApiRequest, id: number) => Promise<boolean>;
    }
  > = {
    'read what is public': {
      on: 'public',
      reads: true,
      ask: async (ask, id) => isAllowed((await ask('GET', `/${collection}/${id}?depth=0`)).status),
    },
    'read a draft': {
      on: 'draft',
      reads: true,
      ask: async (ask, id) => isAllowed((await ask('GET', `/${collection}/${id}?draft=true&depth=0`)).status),
    },
    'find a draft': {
      on: 'draft',
      reads: true,
      ask: async (ask, id) => concerns((await ask('GET', `/${collection}?draft=true&depth=0&where[id][equals]=${id}`)).body),
    },
    'read versions': {
      on: 'public',
      reads: true,
      ask: async (ask, id) => concerns((await ask('GET', `/${collection}/versions?depth=0&where[parent][equals]=${id}`)).body),
    },
    'create a draft': {
      ask: async (ask) =>
        isAllowed(
          (await ask('POST', `/${collection}?draft=true`, { ...(await copyOfSome(collection, field)), _status: 'draft' })).status,
        ),
    },
    'create something public': {
      ask: async (ask) =>
        isAllowed(
          (await ask('POST', `/${collection}`, { ...(await copyOfSome(collection, field)), _status: 'published' })).status,
        ),
    },
    'change a draft': {
      on: 'draft',
      status: 'draft',
      isKept: true,
      ask: async (ask, id) =>
        isAllowed((await ask('PATCH', `/${collection}/${id}?draft=true`, { [field]: different(field) })).status),
    },
    'draft a change of what is public': {
      on: 'public',
      status: 'published',
      ask: async (ask, id) =>
        isAllowed((await ask('PATCH', `/${collection}/${id}?draft=true`, { [field]: different(field) })).status),
    },
    'change what is public': {
      on: 'public',
      status: 'published',
      ask: async (ask, id) => isAllowed((await ask('PATCH', `/${collection}/${id}`, { [field]: different(field) })).status),
    },
    approve: {
      on: 'draft',
      status: 'draft',
      ask: async (ask, id) =>
        isAllowed((await ask('PATCH', `/${collection}/${id}?draft=true`, { review: { state: 'approved' } })).status),
    },
    'publish what is approved': {
      on: 'approved',
      status: 'published',
      ask: async (ask, id) => isAllowed((await ask('PATCH', `/${collection}/${id}`, { _status: 'published' })).status),
    },
    'publish what is not approved': {
      on: 'draft',
      status: 'published',
      ask: async (ask, id) => isAllowed((await ask('PATCH', `/${collection}/${id}?draft=true`, { _status: 'published' })).status),
    },
    'publish several': {
      on: 'approved',
      status: 'published',
      ask: async (ask, id) =>
        concerns((await ask('PATCH', `/${collection}?draft=true&where[id][in]=${id}`, { _status: 'published' })).body),
    },
    'restore a version that was public': {
      on: 'changed',
      status: 'published',
      isKept: true,
      ask: (ask, id) => restores(ask, id, 'published'),
    },
    'restore a version that was a draft': {
      on: 'changed',
      status: 'published',
      isKept: true,
      ask: (ask, id) => restores(ask, id, 'draft'),
    },
    'schedule a publication': {
      on: 'approved',
      reads: true,
      ask: async (ask, id) =>
        isAllowed((await ask('POST', `/${collection}/${id}/schedule`, { type: 'publish', date: '2099-01-01T12:00:00Z' })).status),
    },
    'schedule a takedown': {
      on: 'public',
      reads: true,
      ask: async (ask, id) =>
        isAllowed(
          (await ask('POST', `/${collection}/${id}/schedule`, { type: 'unpublish', date: '2099-01-01T12:00:00Z' })).status,
        ),
    },
    'list what is scheduled': {
      on: 'public',
      reads: true,
      ask: async (ask, id) => isAllowed((await ask('GET', `/${collection}/${id}/schedule`)).status),
    },
    'remove what is scheduled': {
      on: 'public',
      reads: true,
      ask: async (ask, id) => isAllowed((await ask('DELETE', `/${collection}/${id}/schedule/999999`)).status),
    },
    'take down': {
      on: 'public',
      status: 'draft',
      ask: async (ask, id) => isAllowed((await ask('PATCH', `/${collection}/${id}`, { _status: 'draft' })).status),
    },
    'take down several': {
      on: 'public',
      status: 'draft',
      ask: async (ask, id) => concerns((await ask('PATCH', `/${collection}?where[id][in]=${id}`, { _status: 'draft' })).body),
    },
    'delete a draft': {
      on: 'draft',
      status: 'gone',
      ask: async (ask, id) => isAllowed((await ask('DELETE', `/${collection}/${id}`)).status),
    },
    'delete what is public': {
      on: 'public',
      status: 'gone',
      ask: async (ask, id) => isAllowed((await ask('DELETE', `/${collection}/${id}`)).status),
    },
    'delete several that are public': {
      on: 'public',
      status: 'gone',
      ask: async (ask, id) => concerns((await ask('DELETE', `/${collection}?where[id][in]=${id}`)).body),
    },
  };

  it.each(cells(RULES_WITH_DRAFTS))('%s, by %s: %s', async (operation, person, allowed) => {
    const tried = OPERATIONS[operation];
    if (tried === undefined) throw new Error(`The table has an operation that nothing tries: ${operation}`);
    const id = tried.on && (await entry(tried.on));
    const ask = await asker(collection, person);
    const before = { ...(await stored(id)), total: await total() };
    expect(await tried.ask(ask, id ?? 0)).toBe(allowed);
    const after = { ...(await stored(id)), total: await total() };
    if (!allowed || tried.reads) return expect(after).toEqual(before);
    if (tried.on && !tried.isKept) entries.delete(tried.on);
    expect(after).not.toEqual(before);
    if (tried.status) expect(after.entry?._status ?? 'gone').toBe(tried.status);
  });
});

describe.each(Object.entries(WITHOUT_DRAFTS))('access to %s', (collection, field) => {
  let id = 0;
  const row = async () => (id === 0 ? created(collection, field, {}) : id);
  const OPERATIONS: Record<string, (ask: SendApiRequest) => Promise<number>> = {
    read: async (ask) => (await ask('GET', `/${collection}/${await row()}?depth=0`)).status,
    create: async (ask) => (await ask('POST', `/${collection}`, await copyOfSome(collection, field))).status,
    change: async (ask) => (await ask('PATCH', `/${collection}/${await row()}`, { [field]: different(field) })).status,
    delete: async (ask) => (await ask('DELETE', `/${collection}/${await row()}`)).status,
  };

  it.each(cells(RULES_WITHOUT_DRAFTS))('%s, by %s: %s', async (operation, person, allowed) => {
    id = await row();
    const stored = async () =>
      (await database.client.query(`select count(*), max(updated_at) from ${tableOf(collection)}`)).rows[0];
    const before = await stored();
    const status = await OPERATIONS[operation]?.(await asker(collection, person));
    expect(isAllowed(status ?? 0), String(status)).toBe(allowed);
    if (allowed && operation === 'delete') id = 0;
    if (!allowed || operation === 'read') expect(await stored()).toEqual(before);
    else expect(await stored()).not.toEqual(before);
  });
});

describe.each(linesOf(OTHERS))('access to %s', (collection, allowed) => {
  /** An ID that no entry has, so that an allowed request gets 404. */
  const NONE = 999_999;
  /** Unauthenticated, forbidden, or no such operation. */
  const REFUSED = [401, 403];
  const isTried = ({ status }: ApiResponse) => !REFUSED.includes(status);
  const OPERATIONS: [letter: string, name: string, ask: (ask: SendApiRequest) => Promise<boolean>][] = [
    ['l', 'list', async (ask) => isAllowed((await ask('GET', `/${collection}?depth=0`)).status)],
    ['c', 'create', async (ask) => isTried(await ask('POST', `/${collection}`, {}))],
    ['h', 'change', async (ask) => isTried(await ask('PATCH', `/${collection}/${NONE}`, {}))],
    ['r', 'remove', async (ask) => isTried(await ask('DELETE', `/${collection}/${NONE}`))],
  ];

  it.each(
    PEOPLE.flatMap((person, index) =>
      OPERATIONS.map(([letter, name, ask]) => [name, person, allowed[index]?.includes(letter) ?? false, ask] as const),
    ),
  )('%s, by %s: %s', async (_name, person, expected, ask) => {
    expect(await ask(await asker(collection, person))).toBe(expected);
  });
});

describe('settings', () => {
  it.each(
    cells(`
             visitor  sales  author  reviewer  editor  administrator
  read       no       yes    yes     yes       yes     yes
  change     no       no     no      no        yes     yes
`),
  )('%s, by %s: %s', async (operation, person, allowed) => {
    const ask = await site.as(person);
    const answer =
      operation === 'read'
        ? await ask('GET', '/globals/settings')
        : await ask('POST', '/globals/settings', { tagline: different('key') });
    expect(isAllowed(answer.status)).toBe(allowed);
  });
});

describe('the table', () => {
  it('has every collection and every global', async () => {
    const { collections, globals } = config;
    expect(collections.map(({ slug }) => slug).toSorted()).toEqual(
      [
        ...Object.keys(WITH_DRAFTS),
        ...SAME_RULES.map(([slug]) => slug),
        ...Object.keys(WITHOUT_DRAFTS),
        ...SAME_ACCESS_AS_PLANS,
        ...linesOf(OTHERS).map(([slug]) => slug),
      ].toSorted(),
    );
    expect(globals.map(({ slug }) => slug)).toEqual(['settings', 'payload-jobs-stats']);
  });

  it('is complete without Payload’s own trash, which no collection has', () => {
    expect(config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)).toEqual([]);
  });

  it.each(SAME_RULES)('can skip %s, which has the same rules as %s', (slug, other) => {
    expect(rulesOf(slug)).toEqual(rulesOf(other));
  });

  it.each(SAME_ACCESS_AS_PLANS)('can skip %s, which has the same access rules as plans', (slug) => {
    expect(accessOf(slug)).toEqual(accessOf('plans'));
  });

  it('would notice a collection with its own rule', () => {
    expect(accessOf('media')).not.toEqual(accessOf('plans'));
    expect(rulesOf('job-openings')).not.toEqual(rulesOf('posts'));
    expect(rulesOf('pages')).not.toEqual(rulesOf('posts'));
  });

  it('restores versions as drafts in every collection with drafts', async () => {
    const { collections, globals } = config;
    expect(
      collections
        .filter(({ versions }) => versions?.drafts)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([...Object.keys(WITH_DRAFTS), ...SAME_RULES.map(([slug]) => slug)].toSorted());
    // Payload writes a restored version of a global to the global itself: one with drafts needs an endpoint of its own.
    expect(globals.filter(({ versions }) => versions?.drafts)).toEqual([]);
  });
});

describe('the admin', () => {
  const NOT_ALLOWED = /Page not found|your role doesn’t allow this/;
  const permissionsAnswer = z.object({ collections: z.record(z.string(), z.unknown()) });
  /** Lists that were opened with these permissions: with the same ones, the next role sees the same. */
  const opened = new Set<string>();

  it.each(PEOPLE.filter((person) => person !== 'visitor'))(
    'opens for the role %s with a dashboard whose lists all work, and answers requests for other lists, even if only to deny access',
    async (person) => {
      const cookie = await site.cookieOf(person);
      const open = async (path: string) => {
        const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
        return { path, status: answer.status, html: await answer.text() };
      };
      const dashboard = await open('/admin');
      expect(dashboard.status, site.output.slice(-20).join('\n')).toBe(200);
      const offered = new Set(
        [...dashboard.html.matchAll(/href="\/admin\/collections\/([a-z-]+)"/g)].map(([, slug = '']) => slug),
      );
      expect(offered.size).toBeGreaterThan(3);
      const permissions = permissionsAnswer.parse((await rest.createSender(cookie)('GET', '/access')).body).collections;
      for (const { slug } of config.collections) {
        const view = JSON.stringify([slug, offered.has(slug), permissions[slug]]);
        if (opened.has(view)) continue;
        opened.add(view);
        const { path, status, html } = await open(`/admin/collections/${slug}`);
        const isShown = status === 200 && html.includes('class="collection-list');
        const isRefused = (status === 200 || status === 404) && NOT_ALLOWED.test(html);
        expect({ path, isAnswered: isShown || (isRefused && !offered.has(slug)) }, `${status} ${html.slice(-500)}`).toEqual({
          path,
          isAnswered: true,
        });
      }
    },
  );

  it('has the guide for everyone who is signed in, with a link to it in the menu, and for nobody else', async () => {
    const open = (cookie: string) => fetch(`${site.url}/admin/guide`, { headers: { cookie }, redirect: 'manual' });
    for (const person of ['sales', 'author'] as const) {
      const html = await (await open(await site.cookieOf(person))).text();
      expect(html).toContain('<h2 id="add-a-picture"><a href="#add-a-picture">Add a picture</a></h2>');
      expect(html).toContain('<a class="nav__link" href="/admin/guide">');
    }
    const { status, headers } = await open('');
    expect([status, headers.get('location')]).toEqual([302, '/api/users/sign-in?redirect=%2Fadmin%2Fguide']);
    // A session that has ended: its cookie says nothing.
    const html = await (await open('editor-session=ended')).text();
    expect(html).toContain('/admin/login?redirect=%2Fadmin%2Fguide');
    expect(html).not.toContain('Add a picture');
  });

  it('finds text in all content for editorial staff, and for nobody else', async () => {
    const open = async (person: 'author' | 'sales') => {
      const headers = { cookie: await site.cookieOf(person) };
      return (await fetch(`${site.url}/admin/find-text?text=enterprisedb`, { headers })).text();
    };
    expect(await open('author')).toMatch(/<mark>EnterpriseDB<\/mark>/i);
    const refused = await open('sales');
    expect(refused).toContain('Only editorial staff can see this page.');
    expect(refused).not.toContain('<mark>');
  });

  it('opens every list', () => {
    expect(opened.size).toBeGreaterThan(config.collections.length);
  });
});

describe('data that visitors send', () => {
  it('is in no audit event', async () => {
    const { collections } = config;
    expect(
      collections
        .filter(({ custom }) => custom?.['visitors'] === true)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(OF_VISITORS.toSorted());
  });
});

describe('stored emails', () => {
  const kindList = z.object({ docs: z.array(z.object({ id: z.number(), kind: z.string().nullish() })) });
  const ABOUT_DRAFTS: readonly unknown[] = ['newsletter-test', 'schedule-refused'];
  const kinds = async (person: Person) => {
    const { body } = await (await asker('mails', person))('GET', '/mails?limit=100&depth=0');
    return kindList.parse(body).docs;
  };

  it('are readable by their kind: those about drafts, and those without a kind, for administrators only', async () => {
    await database.client.query('delete from mails');
    await database.client.query(`
      insert into mails (kind, subject, "to", text, message_id)
      select kind, 'Something', 'edda@example.com', 'Something', 'of ' || coalesce(kind::text, 'none')
      from unnest(enum_range(null::enum_mails_kind) || null::enum_mails_kind) as kind`);
    const all = await kinds('administrator');
    expect(all).toHaveLength(MAIL_KINDS.length + 1);
    const bySales = await kinds('sales');
    const readable = all.filter(({ kind }) => kind != null && !ABOUT_DRAFTS.includes(kind));
    expect(new Set(bySales)).toEqual(new Set(readable));
    expect(readable).toHaveLength(MAIL_KINDS.length - ABOUT_DRAFTS.length);

    const ask = await asker('mails', 'sales');
    for (const { id, kind } of all)
      expect(isAllowed((await ask('DELETE', `/mails/${id}`)).status), String(kind)).toBe(readable.some((one) => one.id === id));
    expect((await kinds('administrator')).map(({ kind }) => kind ?? '').toSorted()).toEqual(['', ...ABOUT_DRAFTS]);
  });

  it('about drafts are in no data that sales exports about an address', async () => {
    const exported = async (person: Person) =>
      JSON.stringify(
        (await (await asker('form-entries', person))('GET', '/form-entries/personal-data?email=edda@example.com')).body,
      );
    await database.client.query(`
      insert into mails (kind, subject, "to", text, message_id)
      values ('schedule-refused', 'About a draft', 'edda@example.com', 'x', 'one'),
        ('mailbox', 'A request', 'edda@example.com', 'x', 'two')`);
    expect(await exported('sales')).toContain('A request');
    expect(await exported('sales')).not.toContain('About a draft');
    expect(await exported('administrator')).toContain('About a draft');
  });
});

describe('a refusal to publish', () => {
  const sentence = z.object({ errors: z.array(z.object({ message: z.string() })) });
  const getMessage = (body: unknown) =>
    sentence
      .parse(body)
      .errors.map(({ message }) => message)
      .join();

  it.each(['author', 'reviewer'] as const)('tells a user with the role %s why, on every path', async (person) => {
    const ask = await site.as(person);
    const id = await created('pages', 'url', { _status: 'published' });
    const page = { ...(await copyOfSome('pages', 'url')), _status: 'published' };
    const publish = { status: 403, message: expect.stringContaining('Your role can’t publish.') };
    const change = {
      status: 403,
      message: expect.stringContaining('This entry is public, and your role can’t change published content.'),
    };
    const answers = [
      [publish, await ask('POST', '/pages', page)],
      [publish, await ask('POST', '/pages?draft=true', page)],
      [publish, await ask('PATCH', `/pages/${id}`, { _status: 'published' })],
      [publish, await ask('PATCH', `/pages/${id}?draft=true`, { _status: 'published' })],
      [publish, await ask('PATCH', `/pages/${id}?autosave=true&draft=true`, { _status: 'published' })],
      [publish, await ask('PATCH', `/pages?where[id][equals]=${id}`, { _status: 'published' })],
      [change, await ask('PATCH', `/pages/${id}`, { label: 'Other' })],
      [change, await ask('PATCH', `/pages/${id}`, { _status: 'draft' })],
    ] as const;
    for (const [expected, { status, body }] of answers) expect({ status, message: getMessage(body) }).toEqual(expected);
  });
});
