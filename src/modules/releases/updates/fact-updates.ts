import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { editorialStaff, nobody, publisher, systemOnly } from '@/cms/core/access/access';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { applyChanges, changesSchema } from './apply-changes';

const STATES = ['open', 'applied', 'dismissed'] as const;

/**
 * Applies the changes in the transaction that marks the update as applied; a change that can't be applied fails the save.
 * Dismissing an update deletes its review tasks. A decision is final, because neither can be undone.
 */
const decide: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data['state'] === originalDoc?.state) return data;
  if (originalDoc?.state !== 'open')
    throw new APIError(await describeDecision(Number(originalDoc?.id), String(originalDoc?.state), req), 409);
  if (data['state'] === 'applied') await applyChanges(changesSchema.parse(originalDoc?.changes), req);
  if (data['state'] === 'dismissed')
    await req.payload.delete({ collection: 'fact-tasks', where: { update: { equals: originalDoc?.id } }, req });
  return data;
};

/** Says who has already decided. The audit log knows, unless the site itself has decided. */
async function describeDecision(id: number, state: string, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where: { and: [{ kind: { equals: 'fact-updates' } }, { entry: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const by = docs[0] ? ` by ${docs[0].name}` : '';
  return `This update was already ${state}${by}. Your decision wasn’t saved, and nothing was changed. Reload the page.`;
}

const deleteTasks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'fact-tasks', where: { update: { equals: id } }, req });
};

/** What the daily comparison with the projects found, which an editor applies or dismisses, and what was edited by hand. */
export const factUpdates: CollectionConfig = {
  slug: 'fact-updates',
  labels: { singular: 'Fact update', plural: 'Fact updates' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'state', 'createdAt'],
    description:
      'Differences between this site and what PostgreSQL and the tools publish. ' +
      '“Apply” saves them, and every page that uses the fact is rendered again. ' +
      'Facts that were edited by hand are listed with the pages to review.',
    components: { edit: { SaveButton: '/modules/releases/updates/decision-buttons#DecisionButtons' } },
  },
  access: { read: editorialStaff, create: nobody, update: publisher, delete: publisher },
  hooks: { beforeOperation: [lockRowsBeforeWrite], beforeChange: [decide], beforeDelete: [deleteTasks] },
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
