import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload';
import { z } from 'zod';
import { FACT_SOURCES, loadFactValues } from '@/cms/facts/load-fact-values';
import { findChangedFacts, type FactValues } from '@/platform/fact-tokens';
import { findIndexedCollection, findPublishedPageIdsWithSharedBlock, type IndexedCollection } from './sources';
import { markIndexOutdated, markOutdatedDuringRebuild } from './index-version';
import { queuePush } from './queue-push';
import { markFactsChanged, markNamesChanged, removeFromIndex, updateEntriesWithFacts, updateIndex } from './write-index';

const namesSchema = z.record(z.string(), z.unknown());
const docSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/**
 * Payload plugin that maintains the search index: publishing, changing, unpublishing, or deleting an entry updates its
 * hits in the same transaction. An import updates all hits at its end (synchronizeIndex).
 */
export const searchIndexPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const indexed = findIndexedCollection(collection.slug);
    const named = NAMES_IN_OTHER_HITS.get(collection.slug);
    const withNames = named ? withHooks(collection, createNameHooks(named)) : collection;
    const hooked = FACT_SOURCES.has(collection.slug) ? withHooks(withNames, FACT_HOOKS) : withNames;
    if (RULE_COLLECTIONS.includes(collection.slug)) return withHooks(collection, RULE_HOOKS);
    if (indexed) return withHooks(hooked, createIndexHooks(indexed));
    return collection.slug === 'shared-blocks' ? withHooks(collection, { afterChange: updatePagesWithSharedBlock }) : hooked;
  }),
});

/** Synonyms and rules. Our own search always uses the current ones, so only an external search service needs to be notified. */
const RULE_COLLECTIONS: readonly string[] = ['search-synonyms', 'search-rules'];

/** Fields that appear in hits of other entries: the chapter of a doc, the course of a class, the products of a text. */
const NAMES_IN_OTHER_HITS: ReadonlyMap<string, readonly string[]> = new Map([
  ['docs-groups', ['version', 'key', 'title']],
  ['courses', ['key', 'name']],
  ['products', ['key', 'name', 'url']],
]);

interface IndexHooks {
  beforeChange?: CollectionBeforeChangeHook;
  beforeDelete?: CollectionBeforeDeleteHook;
  afterChange: CollectionAfterChangeHook;
  afterDelete?: CollectionAfterDeleteHook;
}

function createIndexHooks(collection: IndexedCollection): IndexHooks {
  return {
    afterChange: async ({ doc, req }) => {
      const { id } = docSchema.parse(doc);
      if (isImport(req) || typeof id !== 'number') return doc;
      await updateIndex(req, [{ collection, id }]);
      return doc;
    },
    afterDelete: async ({ doc, req }) => {
      await removeFromIndex(req, collection, docSchema.parse(doc).id);
      return doc;
    },
  };
}

function createNameHooks(fields: readonly string[]): IndexHooks {
  return {
    afterChange: async ({ doc, previousDoc, req }) => {
      const [after, before] = [namesSchema.parse(doc), namesSchema.parse(previousDoc ?? {})];
      if (fields.some((field) => after[field] !== before[field])) await handleChangedNames(req);
      return doc;
    },
    afterDelete: async ({ doc, req }) => {
      await handleChangedNames(req);
      return doc;
    },
  };
}

async function handleChangedNames(req: PayloadRequest): Promise<void> {
  if (isImport(req)) markNamesChanged(req);
  else await markIndexOutdated(req);
}

const RULE_HOOKS: IndexHooks = {
  afterChange: async ({ doc, req }) => {
    if (!isImport(req)) await queuePush(req);
    return doc;
  },
  afterDelete: async ({ doc, req }) => {
    await queuePush(req);
    return doc;
  },
};

const updatePagesWithSharedBlock: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isImport(req)) return doc;
  await markOutdatedDuringRebuild(req);
  const ids = await findPublishedPageIdsWithSharedBlock(req, String(docSchema.parse(doc).id));
  await updateIndex(
    req,
    ids.map((id) => ({ collection: 'pages', id })),
  );
  return doc;
};

/** Fact values before the change of a request. Not stored in `req.context`, which a nested operation may replace. */
const valuesBefore = new WeakMap<PayloadRequest, FactValues>();

const FACT_HOOKS: IndexHooks = {
  beforeChange: async ({ data, req }) => {
    if (!isImport(req)) await storeValuesBefore(req);
    return data;
  },
  beforeDelete: ({ req }) => storeValuesBefore(req),
  afterChange: async ({ doc, req }) => {
    if (isImport(req)) markFactsChanged(req);
    else await updateEntriesOfChangedFacts(req);
    return doc;
  },
  afterDelete: async ({ doc, req }) => {
    await updateEntriesOfChangedFacts(req);
    return doc;
  },
};

async function storeValuesBefore(req: PayloadRequest): Promise<void> {
  valuesBefore.set(req, await loadFactValues(req.payload, req));
}

async function updateEntriesOfChangedFacts(req: PayloadRequest): Promise<void> {
  const changed = findChangedFacts(valuesBefore.get(req) ?? {}, await loadFactValues(req.payload, req));
  if (changed.length > 0) await updateEntriesWithFacts(req, changed);
}

function isImport({ context }: PayloadRequest): boolean {
  return context['importing'] === true;
}

function withHooks(
  collection: CollectionConfig,
  { beforeChange, beforeDelete, afterChange, afterDelete }: IndexHooks,
): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...(beforeChange ? [beforeChange] : [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...(beforeDelete ? [beforeDelete] : [])],
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), ...(afterDelete ? [afterDelete] : [])],
    },
  };
}
