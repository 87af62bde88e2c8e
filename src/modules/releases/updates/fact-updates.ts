import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { editorialStaff, nobody, publisher, systemOnly } from '@/cms/core/access';
import { applyChanges, changesSchema } from './apply-changes';

const STATES = ['open', 'applied', 'dismissed'] as const;

/**
 * Applies the changes in the transaction that marks the update as applied; a change that can't be applied fails the save.
 * Dismissing an update deletes its review tasks.
 */
const decide: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data['state'] === originalDoc?.state) return data;
  if (data['state'] === 'applied') await applyChanges(changesSchema.parse(originalDoc?.changes), req);
  if (data['state'] === 'dismissed')
    await req.payload.delete({ collection: 'fact-tasks', where: { update: { equals: originalDoc?.id } }, req });
  return data;
};

const deleteTasks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'fact-tasks', where: { update: { equals: id } }, req });
};

/** What the daily comparison with the projects found, which an editor applies or dismisses, and what was edited by hand. */
export const factUpdates: CollectionConfig = {
  slug: 'fact-updates',
  labels: { singular: 'Fact update', plural: 'Fact updates' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Facts',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'state', 'createdAt'],
    description:
      'Differences between this site and what PostgreSQL and the tools publish. “Apply” saves them, and every page that uses the fact is rendered again. Facts that were edited by hand are listed with the pages to review.',
    components: { edit: { SaveButton: '/modules/releases/updates/decision-buttons#DecisionButtons' } },
  },
  access: { read: editorialStaff, create: nobody, update: publisher, delete: publisher },
  hooks: { beforeChange: [decide], beforeDelete: [deleteTasks] },
  fields: [
    { name: 'summary', type: 'textarea', required: true, access: { update: systemOnly } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [...STATES],
      admin: {
        readOnly: true,
        description: 'Releases and ends of support are applied. New major versions and CVEs are added by hand.',
      },
    },
    {
      name: 'tasks',
      type: 'join',
      label: 'Pages to review',
      collection: 'fact-tasks',
      on: 'update',
      admin: { defaultColumns: ['page', 'reason', 'form', 'done'], allowCreate: false },
    },
    {
      name: 'changes',
      type: 'json',
      required: true,
      access: { update: systemOnly },
      admin: { readOnly: true, description: 'The differences.' },
    },
  ],
};
