import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { getChangedFields } from '@/cms/core/changes/changed-fields';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { isRestoringVersion } from '@/cms/core/changes/is-restoring-version';

/*
 * A form sends all fields, also those that its user didn't touch. If someone else has saved the entry since the form was
 * opened, the form would replace the newer draft with the older one. Payload checks this only in collections without autosave.
 */

const savedEntrySchema = z.object({
  id: z.number(),
  updatedAt: z.string(),
  review: z.object({ changedBy: z.number() }),
});
const autosavedSchema = z.object({ autosave: z.literal(true) });
type SavedEntry = z.infer<typeof savedEntrySchema>;

type Change = Pick<Parameters<CollectionBeforeChangeHook>[0], 'data' | 'originalDoc' | 'req'> & {
  readonly collection: Parameters<typeof getChangedFields>[0];
};

/**
 * Creates the hook that rejects a form that was opened before someone else changed the content. A form sends back the
 * entry's `updatedAt`; requests without it pass.
 * @throws APIError (409) with a message that says who saved the newer draft
 */
export function createStaleFormGuard(slug: ReviewableSlug): (change: Change) => Promise<Change['data']> {
  return async ({ collection, data, originalDoc, req }) => {
    const { data: saved } = savedEntrySchema.safeParse(originalDoc);
    if (saved === undefined || req.user?.collection !== 'users' || isRestoringVersion(req)) return data;
    const shownAt = new Date(String(data['updatedAt']));
    const isOlder = shownAt.getTime() < new Date(saved.updatedAt).getTime();
    if (!isOlder || saved.review.changedBy === req.user.id) return data;
    const changed = (shown: Record<string, unknown>) => getChangedFields(collection, originalDoc, shown).length > 0;
    if (!(await isReplaced({ slug, saved, shownAt, changed }, req))) return data;
    throw new APIError(await buildMessage(saved, req), 409);
  };
}

interface Comparison {
  slug: ReviewableSlug;
  saved: SavedEntry;
  shownAt: Date;
  changed: (shown: Record<string, unknown>) => boolean;
}

/** Returns whether the content differs from what the form shows. A review step or a publication is a newer version, too. */
async function isReplaced({ slug, saved: { id }, shownAt, changed }: Comparison, req: PayloadRequest): Promise<boolean> {
  const query = { collection: slug, limit: 1, pagination: false, depth: 0, showHiddenFields: true, req } as const;
  const { docs: shown } = await req.payload.findVersions({
    ...query,
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: shownAt.toISOString() } }] },
  });
  if (shown[0]) return changed({ ...shown[0].version });
  // Only an autosave by the same person overwrites a version. One that was deleted because of its age proves nothing.
  const { docs: latest } = await req.payload.findVersions({
    ...query,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  return autosavedSchema.safeParse(latest[0]).success;
}

async function buildMessage({ review: { changedBy } }: SavedEntry, req: PayloadRequest): Promise<string> {
  const person = await req.payload.findByID({ collection: 'users', id: changedBy, depth: 0, disableErrors: true, req });
  return (
    `${person?.name ?? 'Someone else'} has saved a newer draft since you opened this entry, so this wasn’t saved. ` +
    'In the admin, what you typed is kept in this browser: reload the page to see the newer draft. ' +
    'Then you can restore what you typed.'
  );
}
