import type { CollectionConfig } from 'payload';
import { dayDisplay, timeDisplay } from '@/cms/core/fields/date-format';
import { isHiddenFromNonSales, nobody, salesOrAdministrator, systemOnly } from '@/cms/core/access/access';
import { createClaimField, formKeyField, senderField, writtenBySite } from '@/cms/core/access/site-fields';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { deleteRelatedData } from './personal-data';
import { exportPersonEndpoint, exportCsvEndpoint, fileContentEndpoint, deletePersonEndpoint } from './endpoints';

/** The stages of a form entry in the sales process. */
const SUBMISSION_STATES = [
  { value: 'new', label: 'New' },
  { value: 'in-work', label: 'In progress' },
  { value: 'done', label: 'Done' },
] as const;

/**
 * Whether the form guard recognized the sender as a person (modules/submissions/guard-submission.ts). Older entries
 * have no value.
 */
const SENDER_STATES = [
  { value: 'verified', label: 'Verified' },
  { value: 'unverified', label: 'Unverified' },
] as const;

/**
 * Form submissions from visitors. Only the site creates them. Sales can read them, add a note, and change the state. No
 * public URL shows them.
 */
export const submissions: CollectionConfig = {
  slug: 'form-entries',
  custom: { visitors: true },
  labels: { singular: 'Form entry', plural: 'Form entries' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'reference',
    description: 'Form submissions from visitors. They contain personal data and are deleted after their retention period.',
    defaultColumns: ['reference', 'formName', 'email', 'sender', 'state', 'createdAt'],
    listSearchableFields: ['reference', 'email', 'formName'],
    hidden: isHiddenFromNonSales,
    components: { beforeListTable: ['/modules/submissions/submission-controls#SubmissionControls'] },
  },
  access: {
    read: salesOrAdministrator,
    create: nobody,
    update: salesOrAdministrator,
    delete: salesOrAdministrator,
    readVersions: nobody,
  },
  endpoints: [exportCsvEndpoint, exportPersonEndpoint, deletePersonEndpoint],
  hooks: { beforeOperation: [lockRowsBeforeWrite], beforeDelete: [deleteRelatedData] },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...SUBMISSION_STATES],
      admin: { position: 'sidebar' },
    },
    writtenBySite({
      name: 'sender',
      type: 'select',
      index: true,
      options: [...SENDER_STATES],
      admin: {
        readOnly: true,
        position: 'sidebar',
        description:
          '“Unverified”: there is no sign that a person sent this. Either no script ran in the browser, ' +
          'so the sender only waited a few seconds, or reCAPTCHA returned a low score. It may still be a person.',
        components: { Cell: '/modules/submissions/sender-cell#SenderCell' },
      },
    }),
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'An internal note. The sender has a right to see it on request.' },
    },
    writtenBySite({
      name: 'confirmedAt',
      type: 'date',
      label: 'Confirmed by the sender',
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: timeDisplay,
        condition: ({ confirmBefore }) => Boolean(confirmBefore),
        description:
          'If empty, the owner of the email address hasn’t confirmed this request. It may come from someone else, so don’t act on it.',
      },
    }),
    writtenBySite({
      name: 'confirmBefore',
      type: 'date',
      label: 'Confirmation deadline',
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: timeDisplay,
        condition: ({ confirmBefore, confirmedAt }) => Boolean(confirmBefore) && !confirmedAt,
      },
    }),
    {
      name: 'handle',
      type: 'text',
      unique: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: { read: systemOnly, update: systemOnly },
    },
    createClaimField(
      'The ID that the identity provider has for the person who claimed this submission on their dashboard. ' +
        'Only this person sees it there.',
    ),
    {
      name: 'trials',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/modules/trials/trials-by-email#TrialsByEmail' } },
    },
    {
      name: 'sent',
      type: 'ui',
      admin: { components: { Field: '/modules/submissions/submitted-values-field#SubmittedValuesField' } },
    },
    writtenBySite({
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Reference number',
      admin: { readOnly: true },
    }),
    formKeyField,
    writtenBySite({
      name: 'formName',
      type: 'text',
      required: true,
      label: 'Form',
      admin: { readOnly: true, position: 'sidebar' },
    }),
    senderField,
    writtenBySite({
      name: 'values',
      type: 'array',
      // The table above shows it.
      admin: { hidden: true },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
        { name: 'value', type: 'textarea' },
      ],
    }),
    writtenBySite({
      name: 'page',
      type: 'text',
      admin: { readOnly: true, position: 'sidebar', description: 'The page from which it was sent.' },
    }),
    writtenBySite({
      name: 'about',
      type: 'text',
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ about }) => Boolean(about),
        description: 'The webinar or event that it is about, by the first URL of its page, which stays when the page moves.',
      },
    }),
    writtenBySite({
      name: 'keepUntil',
      type: 'date',
      label: 'Keep until',
      required: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar', date: dayDisplay, description: 'The entry is deleted after this date.' },
    }),
    {
      name: 'attempt',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: { read: systemOnly, update: systemOnly },
    },
    {
      name: 'files',
      type: 'join',
      collection: 'form-files',
      on: 'entry',
      admin: { allowCreate: false, defaultColumns: ['name', 'size'] },
    },
    {
      name: 'deliveries',
      type: 'join',
      collection: 'form-deliveries',
      on: 'entry',
      admin: { allowCreate: false, defaultColumns: ['kind', 'state', 'attempts', 'problem'] },
    },
  ],
};

/** Files that visitors have sent. They are stored in Postgres, separately from public files. */
export const submissionFiles: CollectionConfig = {
  slug: 'form-files',
  custom: { visitors: true },
  labels: { singular: 'Form file', plural: 'Form files' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'type', 'size', 'entry'], hidden: isHiddenFromNonSales },
  access: { read: salesOrAdministrator, create: nobody, update: nobody, delete: salesOrAdministrator },
  endpoints: [fileContentEndpoint],
  fields: [
    { name: 'download', type: 'ui', admin: { components: { Field: '/modules/submissions/file-link#FileLink' } } },
    { name: 'entry', type: 'relationship', relationTo: 'form-entries', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true, description: 'As base64.' },
      access: { read: systemOnly },
    },
  ],
};

/**
 * What was deleted, when and why. The person is stored only as a keyed hash, so that a repeated request can be
 * answered.
 */
export const formDeletions: CollectionConfig = {
  slug: 'form-deletions',
  custom: { visitors: true },
  labels: { singular: 'Deletion', plural: 'Deletions' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'reason',
    description: 'Which submissions were deleted, and why.',
    defaultColumns: ['createdAt', 'reason', 'entries', 'trials', 'subscriptions', 'by'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: salesOrAdministrator, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: [
        { value: 'request', label: 'Requested by the person' },
        { value: 'time', label: 'Retention period ended' },
      ],
    },
    { name: 'entries', type: 'number', required: true },
    { name: 'mails', type: 'number', required: true },
    { name: 'trials', type: 'number', required: true, defaultValue: 0 },
    { name: 'subscriptions', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'details',
      type: 'textarea',
      label: 'Bookings, exams, learning, and saved pages',
      admin: { description: 'Which of these records were deleted, which were kept, and why.' },
    },
    { name: 'person', type: 'text', index: true, admin: { description: 'Keyed hash of the email address.' } },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
};
