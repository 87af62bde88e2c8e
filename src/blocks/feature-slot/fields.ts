import type { Block } from 'payload';

/** Features that an editor can place on a page; src/app/(site)/block-components.tsx has the component of each. */
export const SLOT_FEATURES = [
  'section-index',
  'topic-posts',
  'articles',
  'all-products',
  'product-facts',
  'plans-table',
  'plan-contents',
  'server-comparison',
  'course-catalog',
  'course-facts',
  'exam-facts',
  'installation-commands',
  'supported-versions',
  'stored-data',
  'press-releases',
  'media-coverage',
  'leadership',
  'customer-stories',
  'partner-finder',
  'job-openings',
  'webinars',
  'events',
  'white-papers',
  'form-receipt',
  'docs-contents',
  'learning-paths',
] as const;
export type SlotFeature = (typeof SLOT_FEATURES)[number];

/** The place of something that a feature of the site makes from its own data. */
export const featureSlot: Block = {
  slug: 'featureSlot',
  interfaceName: 'FeatureSlotBlock',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'intro', type: 'textarea', admin: { description: 'Markdown.' } },
    { name: 'feature', type: 'select', required: true, options: [...SLOT_FEATURES] },
  ],
};
