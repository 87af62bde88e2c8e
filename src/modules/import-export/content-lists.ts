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

const dataList = (collection: FactsSlug): ContentList => ({
  collection,
  file: `data/${collection}.yaml`,
  key: 'key',
  ordered: true,
});

/** Every such collection. */
export const CONTENT_LISTS: readonly ContentList[] = [
  dataList('plans'),
  dataList('plan-terms'),
  dataList('products'),
  dataList('server-features'),
  dataList('courses'),
  dataList('postgres-versions'),
  dataList('installations'),
  dataList('authors'),
  dataList('people'),
  dataList('media-coverage'),
  dataList('forms'),
  { collection: 'redirects', file: 'redirects.yaml', key: 'from', ordered: false },
];
