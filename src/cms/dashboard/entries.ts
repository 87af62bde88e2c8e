import type { Payload, TypedUser } from 'payload';
import { DRAFT_COLLECTIONS, ENTRY_NAMES } from '../drafts/draft-versions';

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
  return newest(payload, user, 'draft');
}

/** The entries that were published last, as far as this person may read them. */
export function lastPublished(payload: Payload, user: TypedUser): Promise<ListedEntry[]> {
  return newest(payload, user, 'published');
}

async function newest(payload: Payload, user: TypedUser, status: 'draft' | 'published'): Promise<ListedEntry[]> {
  const found = await Promise.all(
    DRAFT_COLLECTIONS.map(async (collection) => {
      const { docs } = await payload.find({ collection, draft: status === 'draft', where: { _status: { equals: status } }, sort: '-updatedAt', limit: LISTED_MAX, pagination: false, depth: 0, user, overrideAccess: false });
      return docs.map((doc) => ({ href: `/admin/collections/${collection}/${doc.id}`, title: titleOf(doc), kind: ENTRY_NAMES[collection], updatedAt: doc.updatedAt }));
    }),
  );
  return found.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, LISTED_MAX);
}

/** A draft may have no name yet. */
function titleOf(doc: { label?: string | null; title?: string | null }): string {
  return doc.label || doc.title || 'No name yet';
}
