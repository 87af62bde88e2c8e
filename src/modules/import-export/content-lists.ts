import type { FactsSlug } from '@/cms/entries/data-collection';

/** A collection whose entries stand together in one content file, as a list. */
export interface ContentList {
  collection: FactsSlug | 'redirects';
  file: string;
  /** The field that tells which entry of the database an entry of the file is. */
  key: 'key' | 'from';
  /** Whether the file's order is kept; else entries are sorted by their key. */
  ordered: boolean;
}

const facts = (collection: FactsSlug): ContentList => ({ collection, file: `data/${collection}.yaml`, key: 'key', ordered: true });

/** Every such collection. */
export const CONTENT_LISTS: readonly ContentList[] = [
  facts('plans'),
  facts('plan-terms'),
  facts('products'),
  facts('server-features'),
  facts('courses'),
  facts('postgres-versions'),
  facts('installations'),
  facts('authors'),
  facts('people'),
  facts('media-coverage'),
  facts('forms'),
  { collection: 'redirects', file: 'redirects.yaml', key: 'from', ordered: false },
];
