import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { assertMediaName, isMediaName, type MediaStore, type StoredFileInfo } from './media-store';

/** Keeps pictures in a folder. Instances that serve the same site need the same folder, or a bucket. */
export function createDiskStore(folder: string): MediaStore {
  const root = path.resolve(folder);
  const placeOf = (name: string) => path.join(root, assertMediaName(name));
  const sizeOf = async (name: string) => (await ignoreNotFound(stat(placeOf(name))))?.size;
  return {
    getSize: sizeOf,
    read: async (name) => ignoreNotFound(readFile(placeOf(name))),
    write: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true });
      // Within the same folder, so that the last step is one of the file system's own, done or not done.
      const unfinished = path.join(/* turbopackIgnore: true */ path.dirname(place), `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    open: async (name, range) => {
      const size = await sizeOf(name);
      if (size === undefined) return undefined;
      return { size, body: toWebStream(createReadStream(placeOf(name), range)) };
    },
    remove: async (name) => rm(placeOf(name), { force: true }),
    list: () => listFiles(root),
  };
}

async function* listFiles(root: string): AsyncGenerator<StoredFileInfo> {
  for (const folder of ['public', 'source']) {
    for (const file of (await ignoreNotFound(
      readdir(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ root, folder)),
    )) ?? []) {
      const name = `${folder}/${file}`;
      const found = isMediaName(name) ? await ignoreNotFound(stat(path.join(root, name))) : undefined;
      if (found) yield { name, modifiedAt: found.mtime };
    }
  }
}

/** Node's stream as the one that web standards know. */
function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const iterator = stream.iterator();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next: IteratorResult<unknown> = await iterator.next();
      if (next.done) controller.close();
      else if (next.value instanceof Uint8Array) controller.enqueue(next.value);
    },
    cancel: () => void stream.destroy(),
  });
}

/** What is not there is undefined; anything else that goes wrong is told. */
async function ignoreNotFound<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
