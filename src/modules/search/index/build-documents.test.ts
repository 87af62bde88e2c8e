import { expect, test } from 'vitest';
import { buildEntryDocuments, type IndexContext } from './build-documents';

const context: IndexContext = {
  products: [{ key: 'patroni', name: 'Patroni', url: '/products/patroni' }],
  chapters: new Map(),
  courses: new Map(),
  facts: {},
  now: 0,
};
const webinar = { slug: 'failover', title: 'Failover', description: 'One hour.', body: 'Text.' };

test('an entry that refers to the page of a product has that product; other pages add none', () => {
  const products = ['/products/patroni', '/products/connection-pooling'];
  const [document] = buildEntryDocuments('webinars', { ...webinar, products }, context);
  expect(document?.products).toEqual(['patroni']);
});

test('what a page shows beside its text comes last, as a sentence that an excerpt can show', () => {
  const [document] = buildEntryDocuments(
    'webinars',
    { ...webinar, label: 'A failover', level: 'deep-dive', speakers: [] },
    context,
  );
  expect(document?.body).toBe('A failover\nText.\nLevel: Deep dive.');
});

test('a section is found by the view, function, or program in its heading', () => {
  const body = '## Sessions: pg_stat_activity\n\nText.\n\n## Tables\n\nText.';
  const documents = buildEntryDocuments('webinars', { ...webinar, title: 'Upgrade with pg_upgrade', body }, context);
  expect(documents.map(({ keys }) => keys)).toEqual([['upgrade with pg_upgrade', 'pg_upgrade'], ['pg_stat_activity'], []]);
});
