import type { Payload, TypedUser, Where } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { REVIEWABLE_COLLECTIONS, type ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import { getSingularLabel } from '@/cms/core/kinds/singular-label';

/** What the dashboard shows of an entry. */
export interface DashboardEntry {
  href: string;
  title: string;
  kind: string;
  /** When it was last changed, or whatever else the list is sorted by. */
  time: string;
}

const LISTED_MAX = 6;
/** Some of what is read isn't listed. */
const READ_MAX = 4 * LISTED_MAX;
/** A new draft has its times from two moments of the same save. */
const SAVE_TIME_MS = 1_000;
/** What the lists show. Whole pages consist of dozens of tables. */
const LISTED_FIELDS = { title: true, label: true, verified: true, updatedAt: true, createdAt: true } as const;
const UNREVIEWED_MAX = 20;
/** After this time, someone should read an entry again. */
const REVIEW_AFTER_MONTHS = 6;

/**
 * Returns the entries whose latest version is not published, most recently changed first, as far as this person may
 * read them. Payload saves a draft as soon as someone opens the form of a new entry. Those without a title, in which nobody has
 * typed since, are left out.
 */
export function findDrafts(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, { _status: { equals: 'draft' } }, isBegun);
}

/** Returns the drafts that are waiting for review, most recently changed first, as far as this person may read them. */
export function findAwaitingReview(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, { and: [{ _status: { equals: 'draft' } }, { 'review.state': { equals: 'asked' } }] });
}

/** Returns the most recently published entries, as far as this person may read them. */
export function findRecentlyPublished(payload: Payload, user: TypedUser): Promise<DashboardEntry[]> {
  return findLatest(payload, user, PUBLISHED_WHERE);
}

/**
 * Returns published entries that no one has looked at for six months, the oldest first. If an entry has a day on which its
 * commands were run last, that day counts; otherwise, the last time it was saved.
 */
export async function findUnreviewed(payload: Payload, user: TypedUser, now = new Date()): Promise<DashboardEntry[]> {
  if (!isEditorialStaff(user)) return [];
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - REVIEW_AFTER_MONTHS);
  const searches = REVIEWABLE_COLLECTIONS.flatMap((collection) =>
    buildUnreviewedSearches(payload, collection, limit.toISOString()),
  );
  const found = await Promise.all(
    searches.map(async ({ collection, where, sort }) => {
      const { docs } = await payload.find({
        collection,
        where: { and: [PUBLISHED_WHERE, where] },
        select: LISTED_FIELDS,
        sort,
        limit: UNREVIEWED_MAX,
        pagination: false,
        depth: 0,
        user,
        overrideAccess: false,
      });
      return docs.map((doc) => ({
        ...toDashboardEntry(collection, doc),
        ...('verified' in doc && typeof doc.verified === 'string' && doc.verified !== '' ? { time: doc.verified } : {}),
      }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .slice(0, UNREVIEWED_MAX);
}

interface UnreviewedSearch {
  collection: ReviewableSlug;
  where: Where;
  sort: string;
}

/** Builds a search for each date that counts, because one search can't sort by both. */
function buildUnreviewedSearches(payload: Payload, collection: ReviewableSlug, limit: string): UnreviewedSearch[] {
  const hasRuns = payload.collections[collection].config.flattenedFields.some(({ name }) => name === 'verified');
  const isOld: Where = { updatedAt: { less_than: limit } };
  if (!hasRuns) return [{ collection, where: isOld, sort: 'updatedAt' }];
  const wasNeverRun: Where = { or: [{ verified: { exists: false } }, { verified: { equals: '' } }] };
  return [
    { collection, where: { verified: { greater_than: '', less_than: limit } }, sort: 'verified' },
    { collection, where: { and: [wasNeverRun, isOld] }, sort: 'updatedAt' },
  ];
}

/** Returns nothing to anyone but editorial staff: others may not query drafts or reviews. */
async function findLatest(
  payload: Payload,
  user: TypedUser,
  where: Where,
  isListed: (doc: ListedDoc) => boolean = () => true,
): Promise<DashboardEntry[]> {
  if (!isEditorialStaff(user)) return [];
  const found = await Promise.all(
    REVIEWABLE_COLLECTIONS.map(async (collection: ReviewableSlug) => {
      const { docs } = await payload.find({
        collection,
        draft: true,
        where,
        select: LISTED_FIELDS,
        sort: '-updatedAt',
        limit: READ_MAX,
        pagination: false,
        depth: 0,
        user,
        overrideAccess: false,
      });
      return docs.filter(isListed).map((doc) => toDashboardEntry(collection, doc));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, LISTED_MAX);
}

interface ListedDoc {
  createdAt: string;
  updatedAt: string;
}

/** Returns whether someone has typed in a draft since its form was opened. */
function isBegun(doc: ListedDoc): boolean {
  const hasTitle = ('label' in doc && Boolean(doc.label)) || ('title' in doc && Boolean(doc.title));
  return hasTitle || Date.parse(doc.updatedAt) - Date.parse(doc.createdAt) > SAVE_TIME_MS;
}

function toDashboardEntry(collection: ReviewableSlug, doc: { id: number; updatedAt: string }): DashboardEntry {
  return {
    href: `/admin/collections/${collection}/${doc.id}`,
    title: getEntryTitle(collection, doc),
    kind: getSingularLabel(collection),
    time: doc.updatedAt,
  };
}
