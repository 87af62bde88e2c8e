import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload';
import { dataTag } from '@/platform/page-cache/tags';
import { noDraftsAccess } from '@/cms/core/access/access';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { forgetFactRows } from '@/cms/facts/load-fact-values';
import { rejectBrokenLinks } from '@/cms/link-graph/validate-links';
import { LINKS_MARKER } from '@/cms/link-graph/entry-links';
import { validateSlug } from '@/cms/core/fields/slug';

/** The collections of facts, named after their files in content/data. */
export type FactsSlug =
  | 'plans'
  | 'plan-terms'
  | 'products'
  | 'server-features'
  | 'courses'
  | 'instructors'
  | 'training-classes'
  | 'exam-questions'
  | 'postgres-versions'
  | 'postgres-releases'
  | 'postgres-cves'
  | 'software-versions'
  | 'platforms'
  | 'installations'
  | 'download-files'
  | 'authors'
  | 'forms'
  | 'people'
  | 'media-coverage'
  | 'search-synonyms'
  | 'search-rules';

interface DataCollectionOptions {
  slug: FactsSlug;
  labels: { singular: string; plural: string };
  description: string;
  /** When a change takes effect; with its save otherwise. */
  effect?: string;
  useAsTitle: string;
  /** Names of fields that the list shows after the title; the key otherwise. */
  columns?: readonly string[];
  fields: Field[];
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeValidate' | 'beforeChange' | 'beforeDelete' | 'afterChange'>;
}

/**
 * Creates a collection of facts that several pages show, such as products or plans. Its rows share one content file, in
 * an order that editors set by dragging. Changing a row invalidates every cache entry that depends on the collection.
 */
export function createDataCollection({
  slug,
  labels,
  description,
  effect = 'There are no drafts: a change is public as soon as you save it.',
  useAsTitle,
  columns = ['key'],
  fields,
  hooks,
}: DataCollectionOptions): CollectionConfig {
  const reportChange: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ doc, req }) => {
    forgetFactRows(req);
    await invalidateTags([dataTag(slug)], req);
    return doc;
  };
  return {
    slug,
    custom: LINKS_MARKER,
    labels,
    orderable: true,
    admin: {
      useAsTitle,
      description: `${description} ${effect}`,
      defaultColumns: [...new Set([useAsTitle, ...columns, 'updatedAt'])],
    },
    access: noDraftsAccess,
    hooks: {
      ...hooks,
      beforeValidate: [rejectBrokenLinks, ...(hooks?.beforeValidate ?? [])],
      afterChange: [reportChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [reportChange],
    },
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        validate: validateSlug,
        admin: {
          description: 'A permanent short name that other data refers to: lowercase letters, digits, and hyphens.',
          components: {
            afterInput: [{ path: '/cms/entries/slug-suggestion#KeySuggestion', clientProps: { from: useAsTitle } }],
          },
        },
      },
      ...fields,
    ],
  };
}
