import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { worksOnTexts } from '../access';
import { REVIEWABLE } from '../workflow/review';
import { entryName } from './entry-name';
import type { ListedEntry } from './entries';

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
  return docs.flatMap(({ input, waitUntil }) => {
    const { data } = publication.safeParse(input);
    if (!data || !waitUntil) return [];
    const { relationTo, value } = data.doc;
    return [{ href: `/admin/collections/${relationTo}/${value}`, title: `${entryName(relationTo)} ${value}: ${data.type === 'publish' ? 'goes public' : 'is taken down'}`, kind: 'Planned', updatedAt: waitUntil }];
  });
}
