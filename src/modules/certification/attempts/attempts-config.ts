import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { dayDisplay, timeDisplay } from '@/cms/core/fields/date-format';
import { EXAM_REVOKED_RETAKE_DAYS } from '@/platform/constants';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access/access';
import { accountField, writtenBySite } from '@/cms/core/access/site-fields';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import type { Certificate } from '@/payload-types';
import { EXAM_LEVELS } from '../blueprint';

const atTime = { readOnly: true, date: timeDisplay } as const;
const shared = { hidden: isHiddenFromNonSales } as const;
const EXTRA_MINUTES_MAX = 120;
const isRevoked = ({ revoked }: Partial<Certificate>): boolean => revoked === true;

const extraMinutes: Field = {
  name: 'extraMinutes',
  type: 'number',
  required: true,
  min: 0,
  max: EXTRA_MINUTES_MAX,
  defaultValue: 0,
};

/**
 * Exams that people take or have taken. Only the exam itself writes them (attempts.ts). The end of an exam is derived from
 * its beginning and the extra time, and every change of state is recorded: the database sees to both (migration `exams`).
 */
export const examAttempts: CollectionConfig = {
  slug: 'exam-attempts',
  custom: { visitors: true },
  labels: { singular: 'Exam attempt', plural: 'Exam attempts' },
  defaultSort: '-startedAt',
  admin: {
    ...shared,
    useAsTitle: 'email',
    description: 'People who are taking an exam or have taken one. Add minutes to a running exam to extend it immediately.',
    defaultColumns: ['name', 'email', 'level', 'state', 'score', 'total', 'startedAt', 'endsAt'],
    listSearchableFields: ['name', 'email'],
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  hooks: { beforeOperation: [lockRowsBeforeWrite] },
  indexes: [{ fields: ['level', 'state'] }],
  fields: [
    writtenBySite({ name: 'level', type: 'select', required: true, options: [...EXAM_LEVELS], admin: { readOnly: true } }),
    writtenBySite({
      name: 'state',
      type: 'select',
      required: true,
      admin: { readOnly: true },
      options: [
        { value: 'running', label: 'Running' },
        { value: 'handed-in', label: 'Submitted' },
        { value: 'timed-out', label: 'Time expired' },
      ],
    }),
    writtenBySite({ name: 'name', type: 'text', required: true, admin: { readOnly: true } }),
    writtenBySite({ name: 'email', type: 'text', required: true, label: 'Email address', admin: { readOnly: true } }),
    { ...extraMinutes, label: 'Extra minutes' },
    writtenBySite({ name: 'startedAt', type: 'date', required: true, label: 'Started at', admin: atTime }),
    writtenBySite({ name: 'endsAt', type: 'date', required: true, index: true, label: 'Ends at', admin: atTime }),
    writtenBySite({ name: 'endedAt', type: 'date', label: 'Ended at', admin: atTime }),
    writtenBySite({ name: 'score', type: 'number', label: 'Correct answers', admin: { readOnly: true } }),
    writtenBySite({ name: 'total', type: 'number', required: true, label: 'Questions', admin: { readOnly: true } }),
    writtenBySite({ name: 'passed', type: 'checkbox', admin: { readOnly: true } }),
    writtenBySite({ name: 'topics', type: 'json', label: 'Result by topic', admin: { readOnly: true } }),
    writtenBySite({ name: 'keyHash', type: 'text', required: true, unique: true, hidden: true }),
    accountField,
  ],
};

const lowerCaseEmail: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  email: typeof data['email'] === 'string' ? data['email'].trim().toLowerCase() : data['email'],
});

/** Extra time for a person in every exam they start. */
export const examAccommodations: CollectionConfig = {
  slug: 'exam-accommodations',
  custom: { visitors: true },
  labels: { singular: 'Exam accommodation', plural: 'Exam accommodations' },
  admin: {
    ...shared,
    useAsTitle: 'email',
    description: 'People with extra time for exams. It applies to exams they start from now on.',
    defaultColumns: ['email', 'extraMinutes', 'until'],
  },
  access: {
    read: salesOrAdministrator,
    create: salesOrAdministrator,
    update: salesOrAdministrator,
    delete: salesOrAdministrator,
  },
  hooks: { beforeChange: [lowerCaseEmail] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, label: 'Account email address' },
    { ...extraMinutes, label: 'Extra minutes', min: 1, defaultValue: 30 },
    {
      name: 'until',
      type: 'date',
      admin: { date: dayDisplay, description: 'The last day on which it applies. Leave empty for no end date.' },
    },
  ],
};

/** Certificates. Staff can revoke them, and holders show or hide their name; everything else is immutable. */
export const certificates: CollectionConfig = {
  slug: 'certificates',
  custom: { visitors: true },
  labels: { singular: 'Certificate', plural: 'Certificates' },
  defaultSort: '-issuedAt',
  admin: {
    ...shared,
    useAsTitle: 'number',
    description: 'People who have passed an exam. The page of a revoked certificate says so, and its credential is revoked.',
    defaultColumns: ['number', 'name', 'level', 'issuedAt', 'expiresAt', 'revoked'],
    listSearchableFields: ['number', 'name'],
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  // Otherwise, a revocation could show again the name that its holder, or a request for deletion, is hiding.
  hooks: { beforeOperation: [lockRowsBeforeWrite] },
  fields: [
    writtenBySite({ name: 'number', type: 'text', required: true, unique: true, index: true, admin: { readOnly: true } }),
    writtenBySite({ name: 'level', type: 'select', required: true, options: [...EXAM_LEVELS], admin: { readOnly: true } }),
    writtenBySite({ name: 'name', type: 'text', required: true, admin: { readOnly: true } }),
    writtenBySite({
      name: 'showName',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      label: 'Name is public',
      admin: { readOnly: true },
    }),
    writtenBySite({ name: 'version', type: 'text', required: true, label: 'About', admin: { readOnly: true } }),
    writtenBySite({ name: 'issuedAt', type: 'date', required: true, label: 'Issued', admin: atTime }),
    writtenBySite({ name: 'expiresAt', type: 'date', required: true, label: 'Expires', admin: atTime }),
    {
      name: 'revoked',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        description:
          'Its page and files show this immediately, and verifiers of a saved credential within minutes. ' +
          'A revoked credential stays revoked: if you reverse the revocation, the certificate gets a new one.',
      },
    },
    writtenBySite({ name: 'revokedAt', type: 'date', label: 'Revoked at', admin: { ...atTime, condition: isRevoked } }),
    {
      name: 'retakeFrom',
      type: 'date',
      label: 'Earliest retake',
      admin: {
        condition: isRevoked,
        date: dayDisplay,
        description: `The first day of a new attempt. Empty: ${EXAM_REVOKED_RETAKE_DAYS} days after the revocation.`,
      },
    },
    // The database gives each credential its place in the lists of revoked ones (migration `credential_statuses`).
    writtenBySite({ name: 'statusIndex', type: 'number', unique: true, hidden: true }),
    {
      name: 'revocationReason',
      type: 'text',
      maxLength: 300,
      label: 'Revocation reason',
      admin: { description: 'An internal note that isn’t shown to the public.' },
    },
    writtenBySite({ name: 'attempt', type: 'relationship', relationTo: 'exam-attempts', admin: { readOnly: true } }),
    accountField,
  ],
};
