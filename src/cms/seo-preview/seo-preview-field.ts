import type { UIField } from 'payload';

/** The place in a form that shows how the entry will look to search engines; it stores nothing. */
export function seoPreviewField(clientProps: { base?: string; area?: string } = {}): UIField {
  return {
    name: 'searchHelp',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: { path: '/cms/seo-preview/seo-preview#SeoPreview', clientProps } } },
  };
}
