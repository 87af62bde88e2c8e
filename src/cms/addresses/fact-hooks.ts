import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
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
 * What keeps links good that exist because of a row without drafts: a redirect, a chapter of the handbook, an author. It
 * is not deleted, and not renamed, while something public links there.
 */
export function factHooks(collection: FactWithAddress): FactHooks {
  const leaving = async (fact: unknown, id: number | string, req: PayloadRequest) => ({ collection, id, targets: await targetsOfFact(collection, fact, req) });
  return {
    beforeOperation: (operation) =>
      checkTogether(operation, async (entries) => {
        const all = await Promise.all(entries.map((entry) => leaving(entry, entry.id, operation.req)));
        await refuseLinked(all, ADVICE, operation.req);
      }),
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation !== 'update' || req.context.importing || belongsToChange(String(originalDoc?.from), req)) return data;
      const kept = await targetsOfFact(collection, { ...originalDoc, ...data }, req);
      const targets = (await targetsOfFact(collection, originalDoc, req)).filter((target) => !kept.includes(target));
      await refuseLinked([{ collection, id: originalDoc?.id, targets }], ADVICE, req);
      return data;
    },
    beforeDelete: async ({ id, req }) => {
      if (wasChecked(req, collection, id)) return;
      const fact: unknown = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
      const gone = await leaving(fact, id, req);
      if (!gone.targets.some((target) => belongsToChange(target, req))) await refuseLinked([gone], ADVICE, req);
    },
  };
}

const ADVICE = 'Change those links first.';
