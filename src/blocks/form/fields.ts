import type { Block, TextFieldSingleValidation } from 'payload';
import { createKeyChoice } from '@/cms/admin-ui/fields/key-choice-component';
import { headingField, introField } from '../shared-fields';

const validateFormKey: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return 'Choose a form.';
  // An import writes pages before lists, so the check is skipped; the tests check every form on every page.
  if (req.context['importing']) return true;
  const { totalDocs } = await req.payload.count({ collection: 'forms', where: { key: { equals: value } }, req });
  return totalDocs > 0 ? true : 'There is no form with this key.';
};

/** A placeholder for a form, which is an entry of the Forms collection. */
export const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'form',
      type: 'text',
      required: true,
      admin: {
        description: 'To add a form, open Forms and email > Forms.',
        components: { Field: createKeyChoice('forms') },
      },
      validate: validateFormKey,
    },
  ],
};
