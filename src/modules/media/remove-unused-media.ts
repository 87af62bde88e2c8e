import type { Payload, TaskConfig } from 'payload';
import { getMediaStore, type MediaStore } from '@/services/media-store';
import { DAY_MS } from '@/platform/durations';
import { pictureSchema, getPublicNames, getSourceName } from './picture';
import { findSourcesInTrash } from './trash';

/**
 * Removes files that no longer belong to a picture, every night: those of a deleted picture, and those from before a
 * replacement. Until then, readers with an older page can still load them. The source of a picture in the trash stays.
 */
export const removeUnusedMedia: TaskConfig<'sweep-media'> = {
  // Queued jobs have this name.
  slug: 'sweep-media',
  label: 'Remove old files of pictures',
  schedule: [{ cron: '53 3 * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    // An upload in progress has files before it has an entry.
    const before = new Date(Date.now() - DAY_MS);
    const store = await getMediaStore();
    await removeUnusedFiles(store, await findUsedNames(payload), before);
    await store.removeUnfinished(before);
    return { output: {} };
  },
};

/** The pictures are read before and after the trash, because one may be deleted or restored in the meantime. */
async function findUsedNames(payload: Payload): Promise<ReadonlySet<string>> {
  const before = await findNamesOfPictures(payload);
  const inTrash = await findSourcesInTrash({ payload });
  return new Set([...before, ...inTrash, ...(await findNamesOfPictures(payload))]);
}

async function findNamesOfPictures(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'media', select: { picture: true }, pagination: false, depth: 0 });
  return docs.flatMap(({ id, picture }) => {
    const known = pictureSchema.parse(picture);
    return [getSourceName(id, known), ...getPublicNames(id, known)];
  });
}

/** Removes the unused files that were written before a given time. */
async function removeUnusedFiles(store: MediaStore, used: ReadonlySet<string>, before: Date): Promise<void> {
  for await (const { name, modifiedAt } of store.list()) if (!used.has(name) && modifiedAt < before) await store.remove(name);
}
