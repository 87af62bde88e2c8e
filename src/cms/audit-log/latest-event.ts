import type { PayloadRequest, Where } from 'payload';
import type { AuditEvent } from '@/payload-types';

type Requester = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Returns the title that an entry had in its latest event with one. */
export async function findLastTitle(req: PayloadRequest, kind: string, entry: number | string): Promise<string | undefined> {
  const last = await findLatestEvent(req, { kind, entry: String(entry) }, [{ title: { exists: true } }]);
  return last?.title ?? undefined;
}

/** Returns the latest event of an entry (of those that meet all `conditions`). */
export async function findLatestEvent(
  req: Requester,
  { kind, entry }: { kind: string; entry: string },
  conditions: Where[] = [],
): Promise<AuditEvent | undefined> {
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where: { and: [{ kind: { equals: kind } }, { entry: { equals: entry } }, ...conditions] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0];
}
