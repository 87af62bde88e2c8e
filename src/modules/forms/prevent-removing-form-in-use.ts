import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { findPagesWithBlock, findSharedBlocksWithBlock } from '@/cms/entries/block-usage';

/** Prevents changing the key of a form that something shows: visitors would find no form there. */
export const preventRenamingFormInUse: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, collection, req }) => {
  const before: unknown = originalDoc?.['key'];
  if (operation !== 'update' || typeof before !== 'string' || data['key'] === before) return data;
  const usage = await describeUsage(before, req);
  if (usage === undefined) return data;
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'key', label: 'key', message: `${usage} Remove it there first, or keep the key “${before}”.` }],
    req,
  });
};

/** Prevents deleting a form that something shows. */
export const preventDeletingFormInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { key } = await req.payload.findByID({ collection: 'forms', id, depth: 0, req });
  const usage = await describeUsage(key, req);
  if (usage !== undefined) throw new APIError(`Nothing was deleted. ${usage} Remove it there first.`, 409);
};

/**
 * Says what shows a form; undefined when it may be renamed and deleted. An import may do both, because it writes the pages
 * in the same transaction.
 */
async function describeUsage(key: string, req: PayloadRequest): Promise<string | undefined> {
  if (req.context['importing'] === true) return undefined;
  const block = { blockType: 'form', form: key };
  const pages = await findPagesWithBlock(req, block);
  const sharedBlocks = await findSharedBlocksWithBlock(req, block);
  const users = [...pages.map((name) => `“${name}”`), ...sharedBlocks.map((name) => `the shared block “${name}”`)];
  if (users.length === 0) return undefined;
  return `This form is on: ${users.join(', ')}.`;
}
