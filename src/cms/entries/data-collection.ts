import type { CollectionConfig, Field } from 'payload';
import { dataTag } from '@/platform/page-cache/tags';
import { factAccess } from '@/cms/core/access';
import { dropPages } from '@/cms/core/drop-pages';
import { checkReferences } from '@/cms/link-graph/check-references';
import { WITH_LINKS } from '@/cms/link-graph/links-of-entry';

/** The collections of facts, by the names of their files in content/data. */
export type FactsSlug = 'plans' | 'plan-terms' | 'products' | 'server-features' | 'courses' | 'postgres-versions' | 'installations' | 'authors' | 'forms' | 'people' | 'media-coverage';

interface DataCollection {
  slug: FactsSlug;
  labels: { singular: string; plural: string };
  description: string;
  useAsTitle: string;
  fields: Field[];
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeValidate' | 'beforeChange' | 'beforeDelete'>;
}

/**
 * A collection of facts that several pages show, such as products or plans: its rows stand in one content file, in an
 * order that an editor sets by dragging. Whatever was made from it is dropped when a row changes.
 */
export function dataCollection({ slug, labels, description, useAsTitle, fields, hooks }: DataCollection): CollectionConfig {
  return {
    slug,
    custom: WITH_LINKS,
    labels,
    orderable: true,
    admin: { group: 'Facts', useAsTitle, description, defaultColumns: [useAsTitle, 'key', 'updatedAt'] },
    access: factAccess,
    hooks: {
      ...hooks,
      beforeValidate: [checkReferences, ...(hooks?.beforeValidate ?? [])],
      afterChange: [({ doc, req }) => dropPages([dataTag(slug)], req).then(() => doc)],
      afterDelete: [({ doc, req }) => dropPages([dataTag(slug)], req).then(() => doc)],
    },
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Lower-case letters, digits and single hyphens.'),
        admin: { description: 'Names the row for good; other data refer to it.' },
      },
      ...fields,
    ],
  };
}
