import type { CollectionConfig } from 'payload';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access';
import { DELIVERY_KINDS } from './delivery-kinds';
import type { DeliveryHandlers } from './delivery';

/**
 * The outbox: each row is a message that has to leave the site, written in the same transaction as its cause. After too
 * many failed attempts a row is “given up”; it stays here and is retried when someone sets it to “waiting”.
 */
export const formDeliveries = (handlers: DeliveryHandlers): CollectionConfig => ({
  slug: 'form-deliveries',
  custom: { visitors: true, handlers },
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    useAsTitle: 'kind',
    description:
      'Mails and messages that follow an entry, the newsletter, and messages to replicas. To try one again that was given up, set its state to “Waiting”.',
    defaultColumns: ['createdAt', 'kind', 'state', 'attempts', 'problem', 'entry', 'replica'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  // Nobody gets an issue twice, whoever queues it and however often.
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
        { value: 'given-up', label: 'Given up' },
      ],
    },
    { name: 'entry', type: 'relationship', relationTo: 'form-entries', index: true, access: { update: () => false } },
    {
      name: 'trial',
      type: 'relationship',
      relationTo: 'trials',
      index: true,
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'booking',
      type: 'relationship',
      relationTo: 'class-bookings',
      index: true,
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'attempt',
      type: 'relationship',
      relationTo: 'exam-attempts',
      index: true,
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'subscriber',
      type: 'relationship',
      relationTo: 'newsletter-subscribers',
      index: true,
      access: { update: () => false },
    },
    { name: 'issue', type: 'relationship', relationTo: 'newsletter-issues', access: { update: () => false } },
    {
      name: 'later',
      type: 'checkbox',
      defaultValue: false,
      label: 'After what people wait for',
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'replica',
      type: 'text',
      admin: { readOnly: true, description: 'The address of the replica that the message is for.' },
      access: { update: () => false },
    },
    { name: 'kind', type: 'select', required: true, options: [...DELIVERY_KINDS], access: { update: () => false } },
    {
      name: 'deliveryId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { readOnly: true, description: 'By which the other side knows what it has already.' },
      access: { update: () => false },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'nextAttemptAt',
      type: 'date',
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      access: { update: () => false },
    },
    {
      name: 'deliveredAt',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      access: { update: () => false },
    },
    { name: 'problem', type: 'text', admin: { readOnly: true }, access: { update: () => false } },
  ],
});
