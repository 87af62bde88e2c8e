import type { Block, TextFieldSingleValidation } from 'payload';
import { headingField, introField } from '../shared-fields';

const validateFormKey: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return 'The key of a form is needed.';
  // An import writes pages before lists; the tests look at every form of every page.
  if (req.context['importing']) return true;
  const { totalDocs } = await req.payload.count({ collection: 'forms', where: { key: { equals: value } }, req });
  return totalDocs > 0 ? true : 'There is no form with this key.';
};

/** The place of a form; the form itself is an entry of the collection Forms. */
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
      admin: { description: 'The key of a form (Facts, Forms).' },
      validate: validateFormKey,
    },
  ],
};
