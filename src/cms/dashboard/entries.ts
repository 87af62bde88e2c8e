import type { Payload, TypedUser, Where } from 'payload';
import { isEditorialStaff } from '@/cms/core/access';
import { REVIEWABLE_COLLECTIONS, type ReviewableSlug } from '@/cms/core/review';
import { getSingularLabel } from './singular-label';

/** What the dashboard shows of an entry. */
export interface DashboardEntry {
  href: string;
  title: string;
  kind: string;
  updatedAt: string;
}

const MAX_LISTED = 6;

/**
 * Returns the entries whose latest version is not published, most recently changed first, as far as this person may
 * read them.
 */
export function findDrafts(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, { _status: { equals: 'draft' } });
}

/** Returns the drafts that are waiting for review, most recently changed first, as far as this person may read them. */
export function findAwaitingReview(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, { and: [{ _status: { equals: 'draft' } }, { 'review.state': { equals: 'asked' } }] });
}

/** Returns the most recently published entries, as far as this person may read them. */
export function findRecentlyPublished(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, { _status: { equals: 'published' } });
}

/** Returns nothing to anyone but editorial staff: others may not query drafts or reviews. */
async function findLatest(payload: Payload, user: TypedUser, where: Where): Promise<DashboardEntry[]> {
  if (!isEditorialStaff(user)) return [];
  const found = await Promise.all(
    REVIEWABLE_COLLECTIONS.map(async (collection: ReviewableSlug) => {
      const { docs } = await payload.find({
        collection,
        draft: true,
        where,
        sort: '-updatedAt',
        limit: MAX_LISTED,
        pagination: false,
        depth: 0,
        user,
        overrideAccess: false,
      });
      return docs.map((doc) => ({
        href: `/admin/collections/${collection}/${doc.id}`,
        title: getEntryTitle(doc),
        kind: getSingularLabel(collection),
        updatedAt: doc.updatedAt,
      }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, MAX_LISTED);
}

/** Returns the title of an entry. A draft may not have one yet. */
export function getEntryTitle(doc: object): string {
  const name = 'label' in doc && doc.label ? doc.label : 'title' in doc ? doc.title : undefined;
  return typeof name === 'string' && name !== '' ? name : 'No name yet';
}
