import { expect, it, vi } from 'vitest';

const OLD = new Date(0);
const HASH = '0123456789ab';
const getDrawing = (id: string) => ({ id, picture: { kind: 'vector', hash: HASH, width: 8, height: 8 } });
const getFiles = (id: string) => [`source/${id}-${HASH}.svg`, `public/${id}-${HASH}.svg`];

/** 15 pictures that were deleted, so that their files are two batches, and one that is used. */
const deleted = Array.from({ length: 15 }, (_, index) => `deleted-${index}`);
const files = new Set(['used', ...deleted].flatMap(getFiles));
const pictures = new Set(['used']);
const inTrash = new Set<string>();
/** What was read with each query; undefined for all. */
const reads: { collection: string; names: string[] | undefined }[] = [];

vi.mock('payload', async (load) => ({ ...(await load<object>()), createLocalReq: async () => ({}) }));
vi.mock('@/cms/core/database/transaction', () => ({
  queryRows: async () => [{ taken: true }],
  runInTransaction: async (_req: unknown, work: () => Promise<void>) => work(),
}));
vi.mock('@/services/media-store', () => ({
  getMediaStore: async () => ({
    list: async function* () {
      for (const name of files) yield { name, modifiedAt: OLD };
      // Saved again and put into the trash after the pictures were read.
      pictures.add('deleted-3');
      inTrash.add('deleted-14');
    },
    remove: async (name: string) => void files.delete(name),
    removeUnfinished: async () => undefined,
  }),
}));
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { removeUnusedMedia } = await import('./remove-unused-media');

interface Query {
  collection: 'media' | 'deleted-entries';
  where?: { id?: { in: string[] }; title?: { in: string[] } };
}

async function find({ collection, where }: Query): Promise<{ docs: unknown[] }> {
  const names = where?.id?.in ?? where?.title?.in;
  reads.push({ collection, names });
  const found = [...(collection === 'media' ? pictures : inTrash)].filter((name) => names === undefined || names.includes(name));
  return { docs: found.map((name) => (collection === 'media' ? getDrawing(name) : { content: [getDrawing(name)] })) };
}

it('what has come into use since is kept, and only the pictures of a batch are read again', async () => {
  const { handler } = removeUnusedMedia;
  if (typeof handler !== 'function') throw new Error('The task has no handler.');
  await Reflect.apply(handler, undefined, [{ req: { payload: { find } } }]);
  expect(files).toEqual(new Set([...getFiles('used'), ...getFiles('deleted-3'), `source/deleted-14-${HASH}.svg`]));

  const batches = reads.slice(3);
  expect(batches.map(({ collection }) => collection)).toEqual(
    Array.from({ length: 2 }, () => ['media', 'deleted-entries', 'media']).flat(),
  );
  expect(batches.map(({ names }) => names)).toEqual([
    ...Array.from({ length: 3 }, () => deleted.slice(0, 10)),
    ...Array.from({ length: 3 }, () => deleted.slice(10)),
  ]);
});
