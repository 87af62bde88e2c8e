import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { editorialStaff, nobody, publisher, systemOnly } from '@/cms/core/access';
import { applyChanges, changesSchema } from './apply-changes';

const STATES = ['open', 'applied', 'dismissed'] as const;

/** Applies the changes in the transaction of the save that says so; what can't be applied fails the save. */
const applyWhenAsked: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data['state'] !== 'applied' || originalDoc?.state === 'applied') return data;
  await applyChanges(changesSchema.parse(originalDoc?.changes), req);
  return data;
};

/** What the daily comparison with the PostgreSQL project found. An editor applies or dismisses it. */
export const factUpdates: CollectionConfig = {
  slug: 'fact-updates',
  labels: { singular: 'Fact update', plural: 'Fact updates' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Facts',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'state', 'createdAt'],
    description:
      'Differences between this site and what the PostgreSQL project publishes. Set the state to “applied” to take them over; every page that names the fact is rendered again.',
  },
  access: { read: editorialStaff, create: nobody, update: publisher, delete: publisher },
  hooks: { beforeChange: [applyWhenAsked] },
  fields: [
    { name: 'summary', type: 'text', required: true, access: { update: systemOnly } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [...STATES],
      admin: { description: 'Releases and ends of support are applied. New major versions and CVEs are added by hand.' },
    },
    {
      name: 'changes',
      type: 'json',
      required: true,
      access: { update: systemOnly },
      admin: { readOnly: true, description: 'What differs.' },
    },
  ],
};
