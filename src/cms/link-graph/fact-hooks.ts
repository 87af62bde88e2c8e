import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload';
import { checkTogether, wasChecked } from './check-together';
import { type FactWithAddress, targetsOfFact } from './owned-addresses';
import { belongsToChange } from './redirects';
import { refuseLinked } from './takedown';

interface FactHooks {
  beforeOperation: CollectionBeforeOperationHook;
  beforeChange: CollectionBeforeChangeHook;
  beforeDelete: CollectionBeforeDeleteHook;
}

/**
 * What keeps links good that exist because of a row without drafts: a redirect, a chapter of the handbook. It
 * is not deleted, and not renamed, while something public links there.
 */
export function factHooks(collection: FactWithAddress): FactHooks {
  const leaving = (fact: unknown, id: number | string) => ({ collection, id, targets: targetsOfFact(collection, fact) });
  return {
    beforeOperation: (operation) =>
      checkTogether(operation, async (entries) => {
        await refuseLinked(entries.map((entry) => leaving(entry, entry.id)), ADVICE, operation.req);
      }),
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation !== 'update' || req.context.importing || belongsToChange(String(originalDoc?.from), req)) return data;
      const kept = targetsOfFact(collection, { ...originalDoc, ...data });
      const targets = targetsOfFact(collection, originalDoc).filter((target) => !kept.includes(target));
      await refuseLinked([{ collection, id: originalDoc?.id, targets }], ADVICE, req);
      return data;
    },
    beforeDelete: async ({ id, req }) => {
      if (wasChecked(req, collection, id)) return;
      const fact: unknown = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
      const gone = leaving(fact, id);
      if (!gone.targets.some((target) => belongsToChange(target, req))) await refuseLinked([gone], ADVICE, req);
    },
  };
}

const ADVICE = 'Change those links first.';
