import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload';
import { FACT_SOURCES, loadFactRows } from '@/cms/facts/load-fact-values';
import type { FactRows } from '@/platform/postgres-facts/fact-values';
import { getToday } from '@/platform/utc-day';
import { compareFacts } from './fact-effects';
import { enqueueAffectedPages } from './list-pages-task';
import { storeEdit } from './store-update';

/** The facts before the write of a request. */
const rowsBefore = new WeakMap<PayloadRequest, FactRows>();

/**
 * Payload plugin that adds hooks to the collections of facts. When a person changes a fact in the admin, a job lists the pages
 * to review, as for an update from the daily job. Imports are ignored.
 */
export const factEditPlugin: Plugin = (config) => ({ ...config, collections: config.collections?.map(withEditTasks) });

function withEditTasks(collection: CollectionConfig): CollectionConfig {
  if (!FACT_SOURCES.has(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), captureBeforeChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), captureBeforeDelete],
      afterChange: [...(hooks.afterChange ?? []), listAfterChange],
      afterDelete: [...(hooks.afterDelete ?? []), listAfterDelete],
    },
  };
}

const captureBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await captureRows(req);
  return data;
};
const captureBeforeDelete: CollectionBeforeDeleteHook = ({ req }) => captureRows(req);
const listAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await queueChanged(req);
  return doc;
};
const listAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await queueChanged(req);
  return doc;
};

async function captureRows(req: PayloadRequest): Promise<void> {
  const { context } = req;
  const isByHand = Boolean(req.user) && context['importing'] !== true && context['appliesFactUpdate'] !== true;
  if (isByHand) rowsBefore.set(req, await loadFactRows(req.payload, req));
}

async function queueChanged(req: PayloadRequest): Promise<void> {
  const before = rowsBefore.get(req);
  if (before === undefined) return;
  rowsBefore.delete(req);
  const effects = compareFacts(before, await loadFactRows(req.payload, req), getToday());
  if (effects.tokens.size > 0) await enqueueAffectedPages(await storeEdit(effects, req), effects, req);
}
