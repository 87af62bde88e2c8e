import type { Field, TextField } from 'payload';
import { systemOnly } from './access';

/** Returns the field as one that only the site itself writes. */
export function writtenBySite<Kind extends Field>(field: Kind): Kind {
  return { ...field, access: { update: systemOnly } };
}

/** The address of the sender of a form. */
export const senderField: TextField = writtenBySite({
  name: 'email',
  type: 'text',
  required: true,
  index: true,
  label: 'Email address',
  admin: { readOnly: true },
});

/** The form that was sent. */
export const formKeyField: TextField = writtenBySite({
  name: 'form',
  type: 'text',
  required: true,
  index: true,
  label: 'Form key',
  admin: { readOnly: true, position: 'sidebar' },
});

/** Whose entry it is. */
export const accountField: TextField = writtenBySite({
  name: 'subject',
  type: 'text',
  required: true,
  index: true,
  label: 'Account',
  admin: { readOnly: true, description: 'The person’s ID at the identity provider.' },
});

/** Whose entry it is once someone has claimed it on their dashboard. */
export function createClaimField(description: string): TextField {
  return writtenBySite({
    name: 'subject',
    type: 'text',
    index: true,
    label: 'Account',
    admin: { readOnly: true, position: 'sidebar', description },
  });
}
