import type { FactsSlug } from '@/cms/entries/data-collection';

/** A collection whose entries are stored together as a list in one content file. */
export interface ContentList {
  collection: FactsSlug | 'redirects';
  file: string;
  /** The field that identifies an entry. */
  key: 'key' | 'from';
  /** Whether the file's order is preserved; otherwise entries are sorted by key. */
  ordered: boolean;
}

const dataList = (collection: FactsSlug): ContentList => ({
  collection,
  file: `data/${collection}.yaml`,
  key: 'key',
  ordered: true,
});

/** All collections stored as lists. */
export const CONTENT_LISTS: readonly ContentList[] = [
  dataList('plans'),
  dataList('plan-terms'),
  dataList('products'),
  dataList('server-features'),
  dataList('postgres-versions'),
  dataList('postgres-releases'),
  dataList('postgres-cves'),
  dataList('software-versions'),
  // After the products and versions that courses refer to, and before classes, which refer to courses and instructors.
  dataList('courses'),
  dataList('instructors'),
  dataList('training-classes'),
  dataList('exam-questions'),
  dataList('platforms'),
  dataList('installations'),
  dataList('download-files'),
  dataList('authors'),
  dataList('people'),
  dataList('media-coverage'),
  dataList('forms'),
  dataList('search-synonyms'),
  dataList('search-rules'),
  { collection: 'redirects', file: 'redirects.yaml', key: 'from', ordered: false },
];
