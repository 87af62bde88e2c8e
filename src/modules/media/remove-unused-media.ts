import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type TaskConfig } from 'payload';
import { z } from 'zod';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { getMediaStore, type MediaStore } from '@/services/media-store';
import { DAY_MS } from '@/platform/durations';
import { FILES_LOCK } from './files-lock';
import { pictureSchema, getPublicNames, getSourceName, parseFileName } from './picture';
import { findSourcesInTrash } from './trash';

/** How many files are removed at a time. An upload waits until they are. */
const BATCH_SIZE = 20;

const lockRowsSchema = z.tuple([z.object({ taken: z.boolean() })]);

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
    const unused = await findUnusedFiles(store, await findUsedNames(payload), before);
    for (let first = 0; first < unused.length; first += BATCH_SIZE)
      await removeUnlessUsed(payload, store, unused.slice(first, first + BATCH_SIZE));
    await store.removeUnfinished(before);
    return { output: {} };
  },
};

/** Finds the unused files that were written before a given time. */
async function findUnusedFiles(store: MediaStore, used: ReadonlySet<string>, before: Date): Promise<string[]> {
  const unused: string[] = [];
  for await (const { name, modifiedAt } of store.list()) if (!used.has(name) && modifiedAt < before) unused.push(name);
  return unused;
}

/**
 * Removes files unless they have come into use since they were found. While pictures are being saved, it removes nothing: a
 * picture that was in the trash, or was there before, may be about to use the same files. The next night removes them.
 */
async function removeUnlessUsed(payload: Payload, store: MediaStore, names: readonly string[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    const [{ taken }] = lockRowsSchema.parse(await queryRows(req, sql`select pg_try_advisory_xact_lock(${FILES_LOCK}) as taken`));
    if (!taken) return;
    const pictures = new Set(names.map(parseFileName).filter((name) => name !== undefined));
    const used = await findUsedNames(payload, [...pictures]);
    for (const name of names) if (!used.has(name)) await store.remove(name);
  });
}

/**
 * The pictures are read before and after the trash, because one may be deleted or restored in the meantime.
 * @param pictures the names of the pictures; all by default
 */
async function findUsedNames(payload: Payload, pictures?: string[]): Promise<ReadonlySet<string>> {
  const before = await findNamesOfPictures(payload, pictures);
  const inTrash = await findSourcesInTrash({ payload }, pictures);
  return new Set([...before, ...inTrash, ...(await findNamesOfPictures(payload, pictures))]);
}

async function findNamesOfPictures(payload: Payload, pictures?: string[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'media',
    ...(pictures && { where: { id: { in: pictures } } }),
    select: { picture: true },
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ id, picture }) => {
    const known = pictureSchema.parse(picture);
    return [getSourceName(id, known), ...getPublicNames(id, known)];
  });
}
