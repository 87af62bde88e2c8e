import type { CollectionBeforeDeleteHook, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { z } from 'zod';
import { isRecord } from '@/platform/is-record';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import { isPublished } from '@/cms/core/publishing/is-published';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { findLatestStoredVersion, findStoredRow } from '@/cms/core/database/stored-rows';
import { SYSTEM_FIELDS } from '@/cms/core/fields/system-fields';
import { getEntryUrl } from '@/cms/link-graph/entry-urls';
import { findRedirectFrom } from '@/cms/link-graph/redirects';
import { findUrlOwner } from '@/cms/link-graph/unique-url';
import { addToTrash, createTakenError, type DeletedFields, type RestoreContent } from './trashable';

/** Creates the hook that puts a deleted entry into the trash: what visitors saw, and the newest draft. */
export function createTrashHook(collection: ReviewableSlug): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const stored = await findStoredRow(req, collection, id);
    const latest = (await findLatestStoredVersion(req, collection, id)) ?? stored;
    if (!latest) return;
    const isDraftOverPublic = isPublished(stored) && !isPublished(latest);
    await addToTrash(req, {
      of: collection,
      title: getEntryTitle(collection, latest),
      url: getEntryUrl(collection, isDraftOverPublic ? stored : latest),
      wasPublic: isPublished(stored),
      content: isDraftOverPublic ? [stored, latest] : [latest],
    });
  };
}

/**
 * Creates the function that restores an entry as a draft, under a new ID: nothing becomes public without a review. A draft that
 * was newer than the public content is the newest version again, and the public content is the one before it.
 */
export function createEntryRestore(collection: ReviewableSlug): RestoreContent {
  return async (req, content) => {
    const [first = toDraft({}), ...newer] = content.map(toDraft);
    const owner = await findUrlOwner(collection, first, req);
    const url = getEntryUrl(collection, first);
    if (owner !== undefined) throw createTakenError(owner, `the URL ${url}`);
    const options = { collection, draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const;
    const { id } = await req.payload.create({ ...options, data: first });
    for (const data of newer) await req.payload.update({ ...options, id, data });
    return { id, message: `Restored as a draft. ${await describeNextStep(url, req)}` };
  };
}

/** A draft may be incomplete. Payload validates its values when it is published. */
const draftSchema = z.custom<DeletedFields & RequiredDataFromCollectionSlug<ReviewableSlug>>(isRecord);
const OMITTED_FIELDS: readonly string[] = ['id', ...SYSTEM_FIELDS];

/** Returns the fields of a new draft with this content. */
function toDraft(fields: DeletedFields): z.infer<typeof draftSchema> {
  const content = Object.entries(fields).filter(([name]) => !OMITTED_FIELDS.includes(name));
  return draftSchema.parse({ ...Object.fromEntries(content), _status: 'draft' });
}

async function describeNextStep(url: string | undefined, req: PayloadRequest): Promise<string> {
  const redirect = url === undefined ? undefined : await findRedirectFrom(url, req);
  return redirect
    ? `Its URL redirects to ${redirect.to}: delete that redirect (Settings > Redirects) before you publish it.`
    : 'It is public again when it is published.';
}
