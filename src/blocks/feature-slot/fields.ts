import type { Block } from 'payload';

/**
 * The place of something that a module shows from its own data.
 * @param features the slots that the modules offer (src/modules/configs.ts)
 */
export const featureSlot = (features: readonly string[]): Block => ({
  slug: 'featureSlot',
  interfaceName: 'FeatureSlotBlock',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'intro', type: 'textarea', admin: { description: 'Markdown.' } },
    { name: 'feature', type: 'select', required: true, options: [...features] },
  ],
});
