import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload';
import { findStoredRow } from '@/cms/core/database/stored-rows';
import { checkBulkOperation, isBulkChecked } from './bulk-check';
import { type RoutableDataCollection, getDataRowUrls } from './entry-urls';
import { isCascadedRedirect } from './redirects';
import { assertNotLinked } from './takedown';

interface LinkGuardHooks {
  beforeOperation: CollectionBeforeOperationHook;
  beforeChange: CollectionBeforeChangeHook;
  beforeDelete: CollectionBeforeDeleteHook;
}

/**
 * Creates hooks that protect URLs defined by rows without drafts, such as redirects and docs groups: a row cannot be
 * deleted or renamed while something public links to its URLs.
 */
export function createLinkGuardHooks(collection: RoutableDataCollection): LinkGuardHooks {
  const leaving = (row: unknown, id: number | string) => ({ collection, id, targets: getDataRowUrls(collection, row) });
  return {
    beforeOperation: (operation) =>
      checkBulkOperation(operation, async (entries) => {
        await assertNotLinked(
          entries.map((entry) => leaving(entry, entry.id)),
          ADVICE,
          operation.req,
        );
      }),
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation !== 'update' || req.context.importing || isCascadedRedirect(String(originalDoc?.from), req)) return data;
      const kept = getDataRowUrls(collection, { ...originalDoc, ...data });
      const targets = getDataRowUrls(collection, originalDoc).filter((target) => !kept.includes(target));
      await assertNotLinked([{ collection, id: originalDoc?.id, targets }], ADVICE, req);
      return data;
    },
    beforeDelete: async ({ id, req }) => {
      if (isBulkChecked(req, collection, id)) return;
      const gone = leaving(await findStoredRow(req, collection, id), id);
      if (!gone.targets.some((target) => isCascadedRedirect(target, req))) await assertNotLinked([gone], ADVICE, req);
    },
  };
}

const ADVICE = 'Change those links first.';
