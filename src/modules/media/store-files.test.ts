import { beforeEach, expect, it, vi } from 'vitest';

const files = new Map<string, Buffer>();
const save = async (name: string, bytes: Buffer): Promise<void> => void files.set(name, bytes);
let write = save;

vi.mock('@/services/media-store', () => ({
  getMediaStore: async () => ({
    getSize: async (name: string) => files.get(name)?.length,
    write: (name: string, bytes: Buffer) => write(name, bytes),
    remove: async (name: string) => void files.delete(name),
  }),
}));
vi.mock('./files-lock', () => ({ keepPictureFiles: async () => undefined }));
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { prepareUpload, storeFiles } = await import('./hooks');

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');

/** Begins an upload of the same picture as all others, and returns what ends it. */
async function begin(): Promise<() => Promise<unknown>> {
  // No picture has this name yet.
  const execute = async () => ({ rows: [{ taken: true }] });
  const payload = { db: { findOne: async () => null, drizzle: { execute } } };
  const req = { context: {}, query: {}, payload, file: { data: DRAWING } };
  await Reflect.apply(prepareUpload, undefined, [
    { args: { data: { id: 'same' } }, operation: 'create', overrideAccess: true, req },
  ]);
  return async () => Reflect.apply(storeFiles, undefined, [{ doc: { id: 'same' }, req }]);
}

/** Lets the second write of an upload fail, after something has happened. */
function failAtSecondWrite(before: () => Promise<void>): void {
  const names: string[] = [];
  write = async (name, bytes) => {
    names.push(name);
    if (names.length === 1) return save(name, bytes);
    write = save;
    await before();
    throw new Error('The disk is full.');
  };
}

beforeEach(() => {
  files.clear();
  write = save;
});

it('an upload that fails leaves the files of one that was saved in the meantime', async () => {
  const [storeFirst, storeSecond] = [await begin(), await begin()];
  await storeSecond();
  const all = [...files.keys()];
  expect(all).toHaveLength(2);
  failAtSecondWrite(async () => undefined);
  await expect(storeFirst()).rejects.toThrow('The disk is full.');
  expect([...files.keys()]).toEqual(all);
});

it('an upload has all of its files when one that had written some of them fails', async () => {
  const storeFirst = await begin();
  let storeSecond = async (): Promise<unknown> => undefined;
  failAtSecondWrite(async () => {
    storeSecond = await begin();
  });
  await expect(storeFirst()).rejects.toThrow('The disk is full.');
  await storeSecond();
  expect([...files.keys()].toSorted()).toEqual([
    expect.stringMatching(/^public\/same-[0-9a-f]{12}\.svg$/),
    expect.stringMatching(/^source\/same-[0-9a-f]{12}\.svg$/),
  ]);
});
