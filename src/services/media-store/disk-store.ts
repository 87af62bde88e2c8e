import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { assertMediaName, isMediaName, type MediaStore, type StoredFileInfo } from './media-store';

/** The names of files that are being written. */
const UNFINISHED = /^\.[0-9a-f-]{36}$/;

/** Creates a store in a folder. Instances of the same site need a shared folder, or a bucket. */
export function createDiskStore(folder: string): MediaStore {
  const root = path.resolve(folder);
  const getPath = (name: string) => path.join(root, assertMediaName(name));
  const getSize = async (name: string) => (await ignoreNotFound(stat(getPath(name))))?.size;
  return {
    getSize,
    read: async (name) => ignoreNotFound(readFile(getPath(name))),
    write: async (name, bytes) => {
      const place = getPath(name);
      await mkdir(path.dirname(place), { recursive: true });
      // In the same folder, so that the final rename is atomic.
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
      const exists = (await getSize(name)) !== undefined;
      return exists ? toWebStream(createReadStream(getPath(name), range)) : undefined;
    },
    remove: async (name) => rm(getPath(name), { force: true }),
    list: () => listFiles(root),
    removeUnfinished: async (before) => {
      for await (const { place, modifiedAt } of statFiles(root, (file) => UNFINISHED.test(file)))
        if (modifiedAt < before) await rm(place, { force: true });
    },
  };
}

async function* listFiles(root: string): AsyncGenerator<StoredFileInfo> {
  for await (const { folder, file, modifiedAt } of statFiles(root, (name, within) => isMediaName(`${within}/${name}`)))
    yield { name: `${folder}/${file}`, modifiedAt };
}

/** Lists the files of the store's folders whose names match, with the times of their last modification. */
async function* statFiles(
  root: string,
  matches: (file: string, folder: string) => boolean,
): AsyncGenerator<{ folder: string; file: string; place: string; modifiedAt: Date }> {
  for (const folder of ['public', 'source']) {
    const place = path.join(/* turbopackIgnore: true */ root, folder);
    for (const file of (await ignoreNotFound(readdir(/* turbopackIgnore: true */ place))) ?? []) {
      const full = path.join(/* turbopackIgnore: true */ place, file);
      const found = matches(file, folder) ? await ignoreNotFound(stat(full)) : undefined;
      if (found) yield { folder, file, place: full, modifiedAt: found.mtime };
    }
  }
}

/** Converts a Node stream to a web stream. */
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

/** Returns undefined for a missing file; other errors are thrown. */
async function ignoreNotFound<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
