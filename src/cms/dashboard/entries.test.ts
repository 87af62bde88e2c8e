import type { Payload, TypedUser, Where } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { findDrafts, findUnreviewed } from './entries';

type Doc = Readonly<Record<string, unknown>>;

const COMPARISONS: Readonly<Record<string, (value: string | null, operand: unknown) => boolean>> = {
  equals: (value, operand) => value === operand,
  exists: (value, operand) => (value !== null) === operand,
  less_than: (value, operand) => value !== null && value < String(operand),
  greater_than: (value, operand) => value !== null && value > String(operand),
};

/** Evaluates the operators that the filter uses, as Postgres does. */
function matches(doc: Doc, where: Where): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (Array.isArray(condition)) return condition[name === 'or' ? 'some' : 'every']((part) => matches(doc, part));
    const value = typeof doc[name] === 'string' ? doc[name] : null;
    return Object.entries(condition).every(([operator, operand]) => COMPARISONS[operator]?.(value, operand));
  });
}

/** Payload with these published posts, which may have a day on which their commands were run, and with nothing else. */
function createPayload(posts: readonly Doc[]): Payload {
  const collections = Object.fromEntries(
    REVIEWABLE_COLLECTIONS.map((slug) => [slug, { config: { flattenedFields: slug === 'posts' ? [{ name: 'verified' }] : [] } }]),
  );
  const find = ({ collection, where }: { collection: string; where: Where }) =>
    Promise.resolve({ docs: collection === 'posts' ? posts.filter((post) => matches(post, where)) : [] });
  return z.custom<Payload>().parse({ collections, find });
}

const editor = z.custom<TypedUser>().parse({ id: 1, collection: 'users', roles: ['editor'] });

it('lists entries that were not run for six months, and those never run that were not saved, the oldest first', async () => {
  const build = (title: string, updatedAt: string, verified?: string | null): Doc => ({
    id: 1,
    _status: 'published',
    title,
    updatedAt: `${updatedAt}T00:00:00.000Z`,
    verified,
  });
  const posts = [
    build('never run, saved in March', '2026-03-01', null),
    build('never run, saved in February', '2026-02-01', ''),
    build('never run, saved now', '2026-11-20', ''),
    build('run in January', '2026-11-20', '2026-01-01'),
    build('run now', '2025-01-01', '2026-11-20'),
  ];
  const found = await findUnreviewed(createPayload(posts), editor, new Date('2026-11-26T00:00:00Z'));
  expect(found.map(({ title }) => title)).toEqual([
    'run in January',
    'never run, saved in February',
    'never run, saved in March',
  ]);
});

it('lists drafts under way, without those of forms that were only opened', async () => {
  const build = (id: number, title: string | null, createdAt: string, updatedAt: string): Doc => ({
    id,
    _status: 'draft',
    title,
    createdAt: `2026-11-28T${createdAt}Z`,
    updatedAt: `2026-11-28T${updatedAt}Z`,
  });
  const posts = [
    build(1, null, '09:00:00.000', '09:00:00.004'),
    build(2, null, '09:00:00.000', '09:00:03.000'),
    build(3, 'A copy', '09:00:00.000', '09:00:00.000'),
  ];
  const found = await findDrafts(createPayload(posts), editor);
  expect(found.map(({ title, href }) => [title, href])).toEqual([
    ['Untitled post', '/admin/collections/posts/2'],
    ['A copy', '/admin/collections/posts/3'],
  ]);
});
