import type { PayloadRequest, Where } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createUniqueUrlRule } from './unique-url';

type Entry = Readonly<Record<string, unknown>> & { collection: string };

/** Evaluates filters of equal values. */
function matches(entry: Entry, where: Where): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (Array.isArray(condition)) return condition.every((part) => matches(entry, part));
    return 'equals' in condition ? entry[name] === condition.equals : entry[name] !== condition['not_equals'];
  });
}

/** A request to a database with these entries. */
function createRequest(entries: readonly Entry[]): PayloadRequest {
  const find = ({ collection, where }: { collection: string; where: Where }) =>
    entries.filter((entry) => entry.collection === collection && matches(entry, where));
  const payload = {
    find: (query: { collection: string; where: Where }) => Promise.resolve({ docs: find(query) }),
    count: (query: { collection: string; where: Where }) => Promise.resolve({ totalDocs: find(query).length }),
  };
  return z.custom<PayloadRequest>().parse({ payload });
}

const published = { _status: 'published', id: 7 };
const req = createRequest([
  { collection: 'posts', slug: 'taken', title: 'A post', ...published },
  { collection: 'posts', slug: 'drafted', title: 'A draft', id: 8, _status: 'draft' },
  { collection: 'docs', version: '17', group: 'install', slug: 'taken', title: 'A chapter', ...published },
  { collection: 'pages', url: '/blog/page', label: 'A page', ...published },
  { collection: 'pages', url: '/docs/install/page', label: 'Another page', ...published },
]);

it.each([
  ['/blog/taken', 'The post “A post” has the URL /blog/taken. Choose another one.'],
  ['/docs/17/install/taken', 'The docs page “A chapter” has the URL /docs/17/install/taken. Choose another one.'],
])('a page can’t have the URL %s of a public entry', async (url, message) => {
  expect(await createUniqueUrlRule('pages')({ data: { id: 7, url }, req })).toEqual([{ path: 'url', message }]);
});

it.each(['/blog', '/blog/free', '/blog/drafted', '/docs/install', '/docs/install/taken', '/company/taken'])(
  'a page can have the URL %s',
  async (url) => {
    expect(await createUniqueUrlRule('pages')({ data: { id: 9, url }, req })).toEqual([]);
  },
);

it.each(['/status', '/search', '/admin', '/api/things', '/media/picture', '/blog/feed.xml'])(
  'a page can’t have the URL %s of a route, where it would never be shown',
  async (url) => {
    expect(await createUniqueUrlRule('pages')({ data: { id: 9, url }, req })).toEqual([
      { path: 'url', message: `The site itself uses the URL ${url}. Choose another one.` },
    ]);
  },
);

it.each(['/media-kit', '/administration', '/docs', '/training/exam-questions'])('a page can have the URL %s', async (url) => {
  expect(await createUniqueUrlRule('pages')({ data: { id: 9, url }, req })).toEqual([]);
});

it('an entry can’t have the URL of a public page', async () => {
  expect(await createUniqueUrlRule('posts')({ data: { id: 7, slug: 'page' }, req })).toEqual([
    { path: 'slug', message: 'The page “A page” has the URL /blog/page. Choose another one.' },
  ]);
  const doc = { id: 7, version: '18', group: 'install', slug: 'page' };
  expect(await createUniqueUrlRule('docs')({ data: doc, req })).toEqual([
    { path: 'slug', message: 'The page “Another page” has the URL /docs/install/page. Choose another one.' },
  ]);
  expect(await createUniqueUrlRule('posts')({ data: { id: 7, slug: 'free' }, req })).toEqual([]);
});
