import type { UIField } from 'payload';

/** The place beside a form where preview links are made; it stores nothing. */
export const shareField: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/cms/preview-links/share-panel#SharePanel' } },
};
