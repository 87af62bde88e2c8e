import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access/access';
import { createClaimField, formKeyField, senderField, writtenBySite } from '@/cms/core/access/site-fields';
import { writeAuditEvent } from '@/cms/audit-log/write-audit-event';
import { toUtcDay } from '@/platform/utc-day';
import type { ModuleConfig } from '@/cms/core/module-config';
import { DAY_MS } from '@/platform/durations';
import { deleteWaitingDeliveries } from './enqueue-trial-mail';
import { TRIAL_STATES, getTrialState } from './trial';
import { sendTrialMail } from './task';

const TRIAL_MAX_MS = 366 * DAY_MS;

/** Records on the trial who changed its end and when, because sales can't read the audit log. */
const recordEndChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'users' || isSameTime(data['endsAt'], originalDoc?.['endsAt']))
    return data;
  return { ...data, endMovedBy: req.user.id, endMovedAt: new Date().toISOString() };
};

/** Deletes waiting emails about the previous end. The new one gets its own (enqueue-trial-mail.ts). */
const handleEndChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || isSameTime(doc.endsAt, previousDoc.endsAt)) return doc;
  await deleteWaitingDeliveries(req, doc.id);
  await writeAuditEvent(req, {
    operation: 'end-moved',
    kind: 'trials',
    entry: String(doc.id),
    note: `From ${formatDay(previousDoc.endsAt)} to ${formatDay(doc.endsAt)}`,
  });
  return doc;
};

/**
 * Trials that were started with a form. Only the site creates them; sales can change their end. The state of a trial is
 * derived from its times and not stored.
 */
const trials: CollectionConfig = {
  slug: 'trials',
  custom: { visitors: true },
  labels: { singular: 'Trial', plural: 'Trials' },
  defaultSort: '-endsAt',
  admin: {
    useAsTitle: 'email',
    description:
      'Trials that visitors started with a form. To extend one, change its end. ' +
      'The person gets a reminder a week before the end, and an email on the day it ends.',
    defaultColumns: ['email', 'name', 'state', 'endsAt', 'startsAt', 'endMovedBy'],
    listSearchableFields: ['email', 'name'],
    hidden: isHiddenFromNonSales,
    components: { beforeListTable: ['/modules/trials/trial-state-links#TrialStateLinks'] },
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  hooks: { beforeChange: [recordEndChange], afterChange: [handleEndChange] },
  fields: [
    {
      name: 'state',
      type: 'select',
      virtual: true,
      options: [...TRIAL_STATES],
      admin: { readOnly: true, position: 'sidebar', disableListFilter: true, description: 'Derived from the end.' },
      hooks: { afterRead: [({ siblingData }) => getTrialState(String(siblingData['endsAt']), Date.now())] },
    },
    {
      name: 'endsAt',
      type: 'date',
      required: true,
      index: true,
      label: 'End',
      validate: (value: unknown, { siblingData }: { siblingData: { startsAt?: unknown } }) =>
        validateEnd(value, siblingData.startsAt) ?? true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'In your time zone. Changing it extends or shortens the trial, and reminders follow the new end. ' +
          'Reply to the person’s request yourself.',
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'An internal note. The owner of the trial has a right to see it on request.' },
    },
    senderField,
    formKeyField,
    writtenBySite({ name: 'name', type: 'text', required: true, label: 'Product', admin: { readOnly: true } }),
    writtenBySite({
      name: 'startsAt',
      type: 'date',
      required: true,
      label: 'Start',
      admin: { readOnly: true, date: timeDisplay },
    }),
    writtenBySite({
      name: 'firstEndsAt',
      type: 'date',
      required: true,
      label: 'Original end',
      admin: { readOnly: true, date: timeDisplay },
    }),
    writtenBySite({
      name: 'entry',
      type: 'relationship',
      relationTo: 'form-entries',
      required: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    writtenBySite({
      name: 'endMovedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'End changed by',
      admin: { readOnly: true, position: 'sidebar' },
    }),
    writtenBySite({
      name: 'endMovedAt',
      type: 'date',
      label: 'End changed at',
      admin: { readOnly: true, position: 'sidebar', date: timeDisplay },
    }),
    createClaimField(
      'The ID that the identity provider has for the person who claimed this trial with a verified address. Only this person sees it.',
    ),
  ],
};

function validateEnd(value: unknown, startsAt: unknown): string | undefined {
  const end = toTime(value);
  if (Number.isNaN(end)) return 'Enter a date and time.';
  if (end <= toTime(startsAt)) return 'The end of a trial must be after its start.';
  return end > Date.now() + TRIAL_MAX_MS
    ? 'A trial can end at most a year from today. For a longer period, use a plan.'
    : undefined;
}

function isSameTime(one: unknown, other: unknown): boolean {
  return toTime(one) === toTime(other);
}

function toTime(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function formatDay(value: unknown): string {
  return toUtcDay(new Date(toTime(value)));
}

export const trialsConfig: ModuleConfig = { collections: [trials], tasks: [sendTrialMail] };
export { trialDeliveries } from './trial-deliveries';
