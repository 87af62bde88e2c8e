import type { UIField } from 'payload';

/** The sidebar field where preview links are created; it stores nothing. */
export const shareField: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/cms/preview-links/share-panel#SharePanel' } },
};
