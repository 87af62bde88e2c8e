import type { CollectionConfig } from 'payload';
import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';
import { validateSearchPath } from './rules/validate-search-path';
import { pushSearchIndex } from './tasks/push-index-task';
import { refreshSearchDictionary } from './tasks/refresh-dictionary-task';

/** Groups of names that mean the same: each finds what the others find. */
const synonyms = createDataCollection({
  slug: 'search-synonyms',
  labels: { singular: 'Search synonym', plural: 'Search synonyms' },
  description: 'Terms that search treats as the same, such as HA and high availability.',
  effect: 'A change takes effect with the next search.',
  useAsTitle: 'key',
  columns: ['names'],
  fields: [
    {
      name: 'names',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 2,
      admin: { description: 'Terms with the same meaning. A search for one finds pages with any of them.' },
    },
  ],
});

/** Queries for which editors pin or hide pages. */
const rules = createDataCollection({
  slug: 'search-rules',
  labels: { singular: 'Search rule', plural: 'Search rules' },
  description: 'Pages to show first for a query, and pages to hide from its results.',
  effect: 'A change takes effect with the next search.',
  useAsTitle: 'query',
  columns: ['pinned', 'hidden'],
  fields: [
    {
      name: 'query',
      type: 'text',
      required: true,
      admin: { description: 'The words as visitors type them: end of life. The rule applies to their synonyms, too.' },
    },
    {
      name: 'pinned',
      type: 'text',
      hasMany: true,
      validate: validateSearchPath,
      admin: { description: 'URLs of the pages to show first, in this order: /docs/reference/releases' },
    },
    {
      name: 'hidden',
      type: 'text',
      hasMany: true,
      validate: validateSearchPath,
      admin: { description: 'URLs of the pages to hide from the results.' },
    },
  ],
});

export const searchConfig: ModuleConfig = {
  collections: [synonyms, withStatistics(rules)],
  tasks: [refreshSearchDictionary, pushSearchIndex],
};

function withStatistics(collection: CollectionConfig): CollectionConfig {
  const beforeListTable = ['/modules/search/statistics/search-statistics#SearchStatistics'];
  return { ...collection, admin: { ...collection.admin, components: { beforeListTable } } };
}
