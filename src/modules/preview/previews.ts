import { type DataFromCollectionSlug, type Payload, type TypedUser } from 'payload';
import { fillDraftPlaceholders } from '@/cms/drafts/fill-draft-placeholders';
import { findReadableDraft } from '@/cms/drafts/latest-draft';
import { hashToken } from '@/platform/hash-token';
import { REVIEWABLE_COLLECTIONS, type ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { getPayloadClient } from '@/modules/payload-client';

/** A draft with everything that the components of its page need. */
export interface Preview<Collection extends ReviewableSlug = ReviewableSlug> {
  collection: Collection;
  draft: DataFromCollectionSlug<Collection>;
}

/** A draft that a preview link shows, and when the link expires. */
interface SharedPreview {
  preview: Preview;
  expiresAt: string;
}

/**
 * Finds the newest draft of an entry for a user who is signed in to the admin and may read it.
 * @param headers of the request, which identify the user
 * @returns undefined for everyone else, and when there is no such entry
 */
export async function findEditorPreview(collection: string, id: string, headers: Headers): Promise<Preview | undefined> {
  const known = REVIEWABLE_COLLECTIONS.find((each) => each === collection);
  if (!known || !/^\d{1,9}$/.test(id)) return undefined;
  const cms = await getPayloadClient();
  const { user } = await cms.auth({ headers });
  return user ? loadPreview(cms, { collection: known, id: Number(id) }, user) : undefined;
}

/**
 * Finds the newest draft for a preview link. Returns undefined when the link is expired, revoked or unknown, or when the editor
 * who created it may no longer see the draft.
 */
export async function findSharedPreview(token: string): Promise<SharedPreview | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const cms = await getPayloadClient();
  const { docs } = await cms.find({
    collection: 'preview-links',
    where: { and: [{ tokenHash: { equals: hashToken(token) } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    limit: 1,
    depth: 1,
  });
  const [link] = docs;
  // Without an account that was deleted.
  if (link === undefined || typeof link.madeBy !== 'object' || link.madeBy === null) return undefined;
  const preview = await loadPreview(cms, { collection: link.of, id: link.entry }, { ...link.madeBy, collection: 'users' });
  return preview && { preview, expiresAt: link.expiresAt };
}

/** @returns undefined when the reader may not see the draft, or there is none */
async function loadPreview(
  cms: Payload,
  entry: { collection: ReviewableSlug; id: number },
  reader: TypedUser,
): Promise<Preview | undefined> {
  const draft = await findReadableDraft(cms, entry, reader);
  if (draft === undefined) return undefined;
  const filled = fillDraftPlaceholders(draft, cms.collections[entry.collection].config.fields);
  return { collection: entry.collection, draft: await resolveStoredFacts(cms, filled) };
}
