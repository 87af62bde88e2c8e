import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest, Plugin } from 'payload';
import { z } from 'zod';
import { findIndexedCollection, findPagesWithSharedBlock, type IndexedCollection } from './sources';
import { queuePush } from '../tasks/push-index-task';
import { markFactsChanged, removeFromIndex, updateEntriesWithTokens, updateIndex } from './write-index';

const docSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/**
 * Payload plugin that keeps the search index: whatever publishes, changes, takes down or deletes an entry changes its
 * hits in the same transaction. An import writes them all at its end (synchronizeIndex).
 */
export const searchIndexPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const indexed = findIndexedCollection(collection.slug);
    const hooked = FACT_COLLECTIONS.includes(collection.slug) ? withHooks(collection, FACT_HOOKS) : collection;
    if (indexed) return withHooks(hooked, createIndexHooks(indexed));
    return collection.slug === 'shared-blocks' ? withHooks(collection, { afterChange: updatePagesWithSharedBlock }) : hooked;
  }),
});

/** The collections that the values of tokens come from. */
const FACT_COLLECTIONS: readonly string[] = ['postgres-versions', 'postgres-releases', 'software-versions'];

interface IndexHooks {
  afterChange: CollectionAfterChangeHook;
  afterDelete?: CollectionAfterDeleteHook;
}

function createIndexHooks(collection: IndexedCollection): IndexHooks {
  return {
    afterChange: async ({ doc, req }) => {
      const { id } = docSchema.parse(doc);
      if (isImport(req) || typeof id !== 'number') return doc;
      await updateIndex(req, collection, id);
      await queuePush(req);
      return doc;
    },
    afterDelete: async ({ doc, req }) => {
      await removeFromIndex(req, collection, docSchema.parse(doc).id);
      await queuePush(req);
      return doc;
    },
  };
}

const updatePagesWithSharedBlock: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isImport(req)) return doc;
  for (const id of await findPagesWithSharedBlock(req, String(docSchema.parse(doc).id))) await updateIndex(req, 'pages', id);
  return doc;
};

const FACT_HOOKS: IndexHooks = {
  afterChange: async ({ doc, req }) => {
    if (isImport(req)) markFactsChanged(req);
    else await updateEntriesWithTokens(req);
    return doc;
  },
  afterDelete: async ({ doc, req }) => {
    await updateEntriesWithTokens(req);
    return doc;
  },
};

function isImport({ context }: PayloadRequest): boolean {
  return context['importing'] === true;
}

function withHooks(collection: CollectionConfig, { afterChange, afterDelete }: IndexHooks): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), ...(afterDelete ? [afterDelete] : [])],
    },
  };
}
