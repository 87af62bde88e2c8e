import type { Block } from 'payload';
import { sampleField } from '../shared-fields';

/**
 * A placeholder for a component that shows a module's own data.
 * @param features the slots that modules provide (src/modules/configs.ts)
 */
export const createFeatureSlot = (features: readonly string[]): Block => ({
  slug: 'featureSlot',
  interfaceName: 'FeatureSlotBlock',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'intro', type: 'textarea', admin: { description: 'Markdown.' } },
    {
      name: 'feature',
      type: 'select',
      required: true,
      options: [...features],
      admin: {
        description:
          'The list or tool to show here. Its contents come from other parts of the admin: job-openings shows the open positions.',
      },
    },
    sampleField,
  ],
});
