import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';

/** The collections whose entries go to the trash when a person deletes them. */
export const TRASHABLE_COLLECTIONS = [...REVIEWABLE_COLLECTIONS, 'media'] as const;
export type TrashableSlug = (typeof TRASHABLE_COLLECTIONS)[number];

/** The fields of one version of what was deleted, as they were stored. */
export type DeletedFields = Readonly<Record<string, unknown>>;

/** What the trash keeps of an entry. */
interface DeletedContent {
  of: TrashableSlug;
  title: string;
  url?: string | undefined;
  wasPublic: boolean;
  /** The versions to restore, the newest last. */
  content: readonly unknown[];
}

/** What was restored, and what to tell the person. */
export interface Restored {
  id: number | string;
  message: string;
}

/**
 * Creates an entry from what the trash kept, in the transaction of the request and with the access of its user.
 * @throws APIError when something else has its name or URL
 */
export type RestoreContent = (req: PayloadRequest, content: readonly DeletedFields[]) => Promise<Restored>;

/** Where the configuration of a collection has its function that restores from the trash (`custom`). */
export const RESTORE_CONTENT = 'restoreContent';

const customSchema = z.object({ [RESTORE_CONTENT]: z.custom<RestoreContent>((value) => typeof value === 'function') });

/** Returns the function that restores entries of a collection. */
export function getRestoreContent({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): RestoreContent {
  return customSchema.parse(custom)[RESTORE_CONTENT];
}

/** Adds to the trash what a person deletes, in the transaction of the deletion. What the site itself deletes isn't kept. */
export async function addToTrash(req: PayloadRequest, deleted: DeletedContent): Promise<void> {
  const { user } = req;
  if (user?.collection !== 'users') return;
  // Without hooks, because the audit log has an event for the deletion.
  await req.payload.db.create({
    collection: 'deleted-entries',
    data: { ...deleted, deletedBy: user.id, removedAt: new Date().toISOString() },
    req,
  });
}

/**
 * Creates the error that something can't be restored because its name or URL is taken.
 * @param owner what has it now, as the beginning of a sentence
 */
export function createTakenError(owner: string, place: string): Error {
  const message = `${owner} has ${place} now, so nothing was restored. Rename or delete that one first.`;
  return new APIError(message, 409, undefined, true);
}
