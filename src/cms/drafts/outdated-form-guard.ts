import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { z } from 'zod';
import { findLatestEvent } from '@/cms/audit-log/latest-event';
import { isEditedWithoutDrafts } from './without-drafts';

/*
 * Facts, redirects, newsletters, and the site settings have no drafts: what is saved is public. A form sends all fields, also those
 * that its user didn't touch. Payload compares the form with what is saved only once, at the first change, and in the browser. So a
 * form that stayed open would undo what was saved in the meantime, in another tab or by someone else.
 */

const timesSchema = z.object({ shown: z.coerce.date(), saved: z.coerce.date() });

/**
 * Payload plugin that refuses to save a form of a collection without drafts, or of a global, that is older than what is saved. Requests
 * without `updatedAt` pass. Entries with drafts have a guard of their own (stale-form-guard.ts).
 */
export const outdatedFormPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isEditedWithoutDrafts(collection) ? withCollectionGuard(collection) : collection,
  ),
  globals: config.globals?.map(withGlobalGuard),
});

function withCollectionGuard(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  const guard: CollectionBeforeChangeHook = async ({ data, originalDoc, collection: { slug }, req }) => {
    // A restored version has the time at which it was saved, too.
    if (req.method === 'PATCH') await assertCurrent(req, { kind: slug, entry: String(originalDoc?.id) }, data, originalDoc);
    return data;
  };
  return { ...collection, hooks: { ...hooks, beforeChange: [guard, ...(hooks?.beforeChange ?? [])] } };
}

function withGlobalGuard(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  const guard: GlobalBeforeChangeHook = async ({ data, originalDoc, global: { slug }, req }) => {
    await assertCurrent(req, { kind: slug, entry: slug }, data, originalDoc);
    return data;
  };
  return { ...global, hooks: { ...hooks, beforeChange: [guard, ...(hooks?.beforeChange ?? [])] } };
}

interface Place {
  kind: string;
  entry: string;
}

type Times = { readonly updatedAt?: unknown } | undefined;

/** @throws APIError (409) when the form is older than what is saved, with a message that says who saved it */
async function assertCurrent(req: PayloadRequest, place: Place, shown: Times, saved: Times): Promise<void> {
  if (req.user?.collection !== 'users' || !shown?.updatedAt || !saved?.updatedAt) return;
  const times = timesSchema.safeParse({ shown: shown.updatedAt, saved: saved.updatedAt });
  if (!times.success || times.data.shown >= times.data.saved) return;
  throw new APIError(
    `${await describeSave(req, place)} since you opened this form, so nothing was saved now. ` +
      'Keep this tab open, open the form in another one, and make your change there.',
    409,
  );
}

async function describeSave(req: PayloadRequest, place: Place): Promise<string> {
  const last = await findLatestEvent(req, place);
  if (last === undefined) return 'This was saved';
  return last.person === req.user?.id ? 'You saved this in another tab' : `${last.name} has saved this`;
}
