import type { Field, TextField } from 'payload';
import { systemOnly } from './access';

/** Returns the field as one that only the site itself writes. */
export function writtenBySite<Kind extends Field>(field: Kind): Kind {
  return { ...field, access: { update: systemOnly } };
}

/** Whose entry it is. */
export const accountField: TextField = writtenBySite({
  name: 'subject',
  type: 'text',
  required: true,
  index: true,
  label: 'Account',
  admin: { readOnly: true, description: 'The person’s ID at the identity provider.' },
});
