import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getToday } from '@/platform/utc-day';
import type { FactChange } from './find-changes';

/** Marks writes of a stored update, which has its tasks already. */
const APPLIES_UPDATE = { appliesFactUpdate: true } as const;

const SOURCE = 'https://www.postgresql.org/versions.json';

/** The changes as they are stored. */
export const changesSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('release'), version: z.string(), released: z.string() }),
    z.object({ kind: z.literal('end-of-life'), major: z.number(), before: z.string().nullable(), after: z.string() }),
    z.object({ kind: z.literal('major'), major: z.number(), released: z.string() }),
    z.object({ kind: z.literal('cve'), id: z.string() }),
    z.object({
      kind: z.literal('software'),
      key: z.string(),
      name: z.string(),
      version: z.string(),
      released: z.string(),
      source: z.string(),
    }),
    z.object({ kind: z.literal('edit'), tokens: z.array(z.string()) }),
  ]),
) satisfies z.ZodType<FactChange[]>;

/**
 * Writes releases, ends of support, and versions of tools in the request’s transaction. The hooks of the rows invalidate what
 * shows them.
 */
export async function applyChanges(changes: readonly FactChange[], req: PayloadRequest): Promise<void> {
  const releases = changes.filter((change) => change.kind === 'release');
  for (const day of new Set(releases.map(({ released }) => released)))
    await addReleases(
      day,
      releases.filter(({ released }) => released === day).map(({ version }) => version),
      req,
    );
  for (const change of changes) {
    if (change.kind === 'end-of-life') await setEnd(change, req);
    if (change.kind === 'software') await setVersion(change, req);
  }
}

/** Adds the releases of a day. Their notes haven't been reviewed yet, which their pages say. */
async function addReleases(day: string, versions: readonly string[], req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'postgres-releases',
    where: { key: { equals: day } },
    limit: 1,
    depth: 0,
    req,
  });
  const [known] = docs;
  if (known) {
    const all = [...new Set([...(known.versions ?? []), ...versions])];
    await req.payload.update({
      collection: 'postgres-releases',
      id: known.id,
      data: { versions: all, checked: getToday() },
      context: APPLIES_UPDATE,
      req,
    });
    return;
  }
  await req.payload.create({
    collection: 'postgres-releases',
    data: {
      key: day,
      released: day,
      kind: 'scheduled',
      versions: [...versions],
      summary: 'The release notes have not been read yet.',
      sources: [SOURCE],
      checked: getToday(),
    },
    context: APPLIES_UPDATE,
    req,
  });
}

async function setEnd({ major, after }: Extract<FactChange, { kind: 'end-of-life' }>, req: PayloadRequest): Promise<void> {
  await req.payload.update({
    collection: 'postgres-versions',
    where: { major: { equals: major } },
    data: { endOfLife: after, checked: getToday() },
    context: APPLIES_UPDATE,
    req,
  });
}

async function setVersion(
  { key, version, released, source }: Extract<FactChange, { kind: 'software' }>,
  req: PayloadRequest,
): Promise<void> {
  await req.payload.update({
    collection: 'software-versions',
    where: { key: { equals: key } },
    data: { version, released, source, checked: getToday(), note: 'The day is that of the release feed.' },
    context: APPLIES_UPDATE,
    req,
  });
}
