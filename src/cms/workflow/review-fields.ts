import type { Field } from 'payload';
import { editorialField, fieldOfTheSite, mayReview } from '../access';
import { REVIEW_STATES } from './review';

const DECISIONS: readonly string[] = ['approved', 'sent-back'];

/** The review of a text, in the sidebar of its form (review.ts has the rules). Visitors never see it. */
export const reviewField: Field = {
  name: 'review',
  type: 'group',
  label: 'Review',
  access: { read: editorialField },
  admin: { position: 'sidebar', disableBulkEdit: true },
  fields: [
    {
      name: 'state',
      type: 'select',
      label: 'Where this text stands',
      options: [...REVIEW_STATES],
      defaultValue: 'writing',
      index: true,
      // What somebody cannot choose is not offered; that a text is approved already is shown to everybody.
      filterOptions: ({ data, options, req }) => {
        const current: unknown = data?.review?.state;
        return options.filter((option) => {
          const value = typeof option === 'string' ? option : option.value;
          return mayReview(req.user) || !DECISIONS.includes(value) || value === current;
        });
      },
      hooks: { beforeDuplicate: [() => 'writing'] },
      admin: { description: 'Choose, then save the draft. A change of the text takes an approval back, and nobody approves what they changed last.' },
    },
    { name: 'note', type: 'textarea', label: 'Note to the author', maxLength: 2000, admin: { description: 'Needed when a text is sent back: what should be different.' } },
    { name: 'changedBy', type: 'relationship', relationTo: 'users', label: 'Changed last by', access: { create: fieldOfTheSite, update: fieldOfTheSite }, admin: { readOnly: true, allowCreate: false, allowEdit: false } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: 'Decided by', access: { create: fieldOfTheSite, update: fieldOfTheSite }, admin: { readOnly: true, allowCreate: false, allowEdit: false } },
    { name: 'decidedAt', type: 'date', label: 'Decided on', access: { create: fieldOfTheSite, update: fieldOfTheSite }, admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } },
  ],
};
