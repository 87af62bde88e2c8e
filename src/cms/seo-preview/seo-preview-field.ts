import type { UIField } from 'payload';

/** The UI field that shows how the entry will look in search results; it stores nothing. */
export function createSeoPreviewField(clientProps: { base?: string; area?: string } = {}): UIField {
  return {
    name: 'searchHelp',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: { path: '/cms/seo-preview/seo-preview#SeoPreview', clientProps } } },
  };
}
