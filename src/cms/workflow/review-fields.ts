import type { Field } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { editorialField, systemOnly } from '@/cms/core/access/access';
import { REVIEW_STATES } from '@/cms/core/publishing/review';

/** The decision and its date are shown only once there is one. */
const isDecided = (_entry: unknown, review?: { decidedAt?: unknown }) => Boolean(review?.decidedAt);

/** There is nothing to review while the latest version is the published one. */
const isUnderWay = (entry: { _status?: unknown }) => entry._status !== 'published';

/** The reviewer's note is shown until an approval settles it. */
const hasNote = (_entry: unknown, review?: { note?: unknown }) => Boolean(review?.note);

const isChangedByPerson = (_entry: unknown, review?: { changedBy?: unknown }) => Boolean(review?.changedBy);

/** The review of a draft, in the sidebar of its form (rules in @/cms/core/publishing/review.ts). Never visible to visitors. */
export const reviewField: Field = {
  name: 'review',
  type: 'group',
  label: 'Review',
  access: { read: editorialField },
  admin: { position: 'sidebar', disableBulkEdit: true, condition: isUnderWay },
  fields: [
    {
      name: 'state',
      type: 'select',
      label: 'Review status',
      options: [...REVIEW_STATES],
      defaultValue: 'writing',
      index: true,
      hooks: { beforeDuplicate: [() => 'writing'] },
      admin: {
        readOnly: true,
        description:
          'A draft can be published when someone other than its last author has approved it. ' +
          'Request the review with the button at the top. A later change to the content withdraws the approval.',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Note to the author',
      maxLength: 2000,
      admin: { condition: hasNote, readOnly: true },
    },
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Last changed by',
      access: { create: systemOnly, update: systemOnly },
      admin: { condition: isChangedByPerson, readOnly: true, allowCreate: false, allowEdit: false },
    },
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Reviewed by',
      access: { create: systemOnly, update: systemOnly },
      admin: { condition: isDecided, readOnly: true, allowCreate: false, allowEdit: false },
    },
    {
      name: 'decidedAt',
      type: 'date',
      label: 'Reviewed at',
      access: { create: systemOnly, update: systemOnly },
      admin: { condition: isDecided, readOnly: true, date: timeDisplay },
    },
  ],
};
