import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access/access';
import { writtenBySite } from '@/cms/core/access/site-fields';
import { DELIVERY_KINDS } from '@/cms/mail/delivery-kinds';
import type { DeliveryHandlers } from './delivery';

/**
 * The outbox: each row is a message that has to leave the site, written in the same transaction as its cause. After too
 * many failed attempts a row is marked “Failed”. It stays here and is retried when someone sets it to “Waiting”.
 */
export const createOutboxCollection = (handlers: DeliveryHandlers): CollectionConfig => ({
  slug: 'form-deliveries',
  custom: { visitors: true, handlers },
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'kind',
    description:
      'Emails and messages about form submissions, newsletter issues, scheduled changes that were refused, and messages to replicas. ' +
      'To retry a failed one, set its state to “Waiting”.',
    defaultColumns: ['createdAt', 'kind', 'state', 'attempts', 'problem', 'entry', 'replica'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  // A subscriber gets an issue once, however often it is queued.
  indexes: [{ fields: ['issue', 'subscriber'], unique: true }, { fields: ['state', 'later', 'nextAttemptAt'] }],
  hooks: {
    beforeChange: [
      ({ data, originalDoc, operation }) =>
        operation === 'update' && data['state'] === 'waiting' && originalDoc?.['state'] !== 'waiting'
          ? { ...data, attempts: 0, nextAttemptAt: new Date().toISOString(), problem: null }
          : data,
    ],
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'given-up', label: 'Failed' },
      ],
    },
    writtenBySite({ name: 'entry', type: 'relationship', relationTo: 'form-entries', index: true }),
    writtenBySite({ name: 'trial', type: 'relationship', relationTo: 'trials', index: true, admin: { readOnly: true } }),
    writtenBySite({
      name: 'booking',
      type: 'relationship',
      relationTo: 'class-bookings',
      index: true,
      admin: { readOnly: true },
    }),
    writtenBySite({ name: 'attempt', type: 'relationship', relationTo: 'exam-attempts', index: true, admin: { readOnly: true } }),
    writtenBySite({ name: 'subscriber', type: 'relationship', relationTo: 'newsletter-subscribers', index: true }),
    writtenBySite({ name: 'issue', type: 'relationship', relationTo: 'newsletter-issues' }),
    // Sales, who see the rest, can't read the audit log.
    { name: 'event', type: 'relationship', relationTo: 'audit-events', index: true, hidden: true },
    // How the webinar or event that a notice is about was announced before.
    { name: 'previous', type: 'json', hidden: true },
    writtenBySite({ name: 'later', type: 'checkbox', defaultValue: false, label: 'Lower priority', admin: { readOnly: true } }),
    writtenBySite({ name: 'replica', type: 'text', admin: { readOnly: true, description: 'The URL of the replica.' } }),
    writtenBySite({ name: 'kind', type: 'select', required: true, options: [...DELIVERY_KINDS] }),
    writtenBySite({
      name: 'deliveryId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { readOnly: true, description: 'Identifies the message, so that the receiver can detect duplicates.' },
    }),
    writtenBySite({ name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: { readOnly: true } }),
    writtenBySite({
      name: 'nextAttemptAt',
      type: 'date',
      required: true,
      index: true,
      admin: { readOnly: true, date: timeDisplay },
    }),
    writtenBySite({ name: 'deliveredAt', type: 'date', admin: { readOnly: true, date: timeDisplay } }),
    writtenBySite({ name: 'problem', type: 'text', admin: { readOnly: true } }),
  ],
});
