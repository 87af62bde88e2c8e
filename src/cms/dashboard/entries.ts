import type { Payload, TypedUser, Where } from 'payload';
import { worksOnTexts } from '@/cms/core/access';
import { REVIEWABLE, type ReviewableSlug } from '@/cms/core/review';
import { entryName } from './entry-name';

/** What the dashboard shows of an entry. */
export interface ListedEntry {
  href: string;
  title: string;
  kind: string;
  updatedAt: string;
}

const LISTED_MAX = 6;

/** The entries whose newest version is not published, last changed first, as far as this person may read them. */
export function entriesUnderWay(payload: Payload, user: TypedUser): Promise<ListedEntry[]> {
  return newest(payload, user, { _status: { equals: 'draft' } });
}

/** The drafts that somebody asked a review of, last changed first, as far as this person may read them. */
export function waitingForReview(payload: Payload, user: TypedUser): Promise<ListedEntry[]> {
  return newest(payload, user, { and: [{ _status: { equals: 'draft' } }, { 'review.state': { equals: 'asked' } }] });
}

/** The entries that were published last, as far as this person may read them. */
export function lastPublished(payload: Payload, user: TypedUser): Promise<ListedEntry[]> {
  return newest(payload, user, { _status: { equals: 'published' } });
}

/** Nobody else may read drafts and reviews, not even to look for them. */
async function newest(payload: Payload, user: TypedUser, where: Where): Promise<ListedEntry[]> {
  if (!worksOnTexts(user)) return [];
  const found = await Promise.all(
    REVIEWABLE.map(async (collection: ReviewableSlug) => {
      const { docs } = await payload.find({ collection, draft: true, where, sort: '-updatedAt', limit: LISTED_MAX, pagination: false, depth: 0, user, overrideAccess: false });
      return docs.map((doc) => ({ href: `/admin/collections/${collection}/${doc.id}`, title: titleOf(doc), kind: entryName(collection), updatedAt: doc.updatedAt }));
    }),
  );
  return found.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, LISTED_MAX);
}

/** What an entry is called. A draft may have no name yet. */
export function titleOf(doc: object): string {
  const name = 'label' in doc && doc.label ? doc.label : 'title' in doc ? doc.title : undefined;
  return typeof name === 'string' && name !== '' ? name : 'No name yet';
}
