import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access/access';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { NEWSLETTER_TOPICS } from '@/cms/core/taxonomy/newsletter-topics';

/**
 * Subscribers, confirmed and unconfirmed. Only the site writes them, in response to the person's actions. People who
 * unsubscribe are deleted. Sales can read and, on request, delete them, but not change them: consent belongs to the
 * person.
 */
export const newsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  custom: { visitors: true },
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    description:
      'Newsletter subscribers. No issue is sent to an address before it is confirmed. Deleting a subscriber unsubscribes the address.',
    defaultColumns: ['email', 'state', 'topics', 'confirmedAt', 'createdAt'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: salesOrAdministrator, create: nobody, update: nobody, delete: salesOrAdministrator },
  hooks: {
    // Otherwise, a new request to subscribe could undo a confirmation of the same moment, and the other way around.
    beforeOperation: [lockRowsBeforeWrite],
    // Sent emails remain countable without the person. Waiting ones are canceled.
    beforeDelete: [
      async ({ req, id }) => {
        await req.payload.delete({
          collection: 'form-deliveries',
          where: {
            and: [{ subscriber: { equals: id } }, { or: [{ issue: { exists: false } }, { state: { not_equals: 'delivered' } }] }],
          },
          req,
        });
      },
    ],
  },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, index: true, label: 'Email address' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'unconfirmed', label: 'Unconfirmed' },
        { value: 'confirmed', label: 'Confirmed' },
      ],
    },
    { name: 'topics', type: 'select', hasMany: true, required: true, options: [...NEWSLETTER_TOPICS] },
    { name: 'page', type: 'text', admin: { description: 'The page with the sign-up form.' } },
    {
      name: 'askedAt',
      type: 'date',
      required: true,
      admin: { date: timeDisplay, description: 'The last sign-up request before the confirmation.' },
    },
    {
      name: 'confirmBefore',
      type: 'date',
      index: true,
      admin: { date: timeDisplay, description: 'The address is deleted if it isn’t confirmed by then.' },
    },
    {
      name: 'confirmedAt',
      type: 'date',
      admin: { date: timeDisplay, description: 'When the person clicked the button on the confirmation page.' },
    },
    {
      name: 'handle',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: { read: () => false },
    },
  ],
};
