import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { worksOnTexts } from '@/cms/core/access';
import { REVIEWABLE } from '@/cms/core/review';
import { entryName } from './entry-name';
import { type ListedEntry, titleOf } from './entries';

const LISTED_MAX = 6;

/** What a job of Payload that publishes or takes down is asked to do. */
const publication = z.object({ type: z.enum(['publish', 'unpublish']), doc: z.object({ relationTo: z.enum(REVIEWABLE), value: z.union([z.number(), z.string()]) }) });

/** What is to be published or taken down by itself, the next first, for people who work on texts. */
export async function scheduledEntries(payload: Payload, user: TypedUser): Promise<ListedEntry[]> {
  if (!worksOnTexts(user)) return [];
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { waitUntil: { exists: true } }] },
    sort: 'waitUntil',
    limit: LISTED_MAX,
    pagination: false,
    depth: 0,
  });
  const listed = await Promise.all(
    docs.map(async ({ input, waitUntil }) => {
      const { data } = publication.safeParse(input);
      if (!data || !waitUntil) return [];
      const { relationTo: collection, value: id } = data.doc;
      const found = await payload.find({ collection, where: { id: { equals: id } }, draft: true, limit: 1, pagination: false, depth: 0, user, overrideAccess: false });
      const kind = `${entryName(collection)}, to be ${data.type === 'publish' ? 'published' : 'unpublished'}`;
      return found.docs.map((doc) => ({ href: `/admin/collections/${collection}/${id}`, title: titleOf(doc), kind, updatedAt: waitUntil }));
    }),
  );
  return listed.flat();
}
