import type { PayloadRequest } from 'payload';
import type { AuditOperation } from './operations';

/** For how long changes of one person to one draft are one record: a form that saves by itself would make hundreds. */
const MERGE_WINDOW_MS = 30 * 60 * 1000;

/** What was done, to which entry. */
export interface AuditEvent {
  operation: AuditOperation;
  /** The collection or global. */
  kind: string;
  entry: string;
  /** What the entry is called. It must not be personal data of a visitor. */
  title?: string;
  fields?: string[];
  note?: string;
}

/** Who did it; with a whole request it is written in that request's transaction. */
type Actor = Pick<PayloadRequest, 'payload' | 'user'> & Partial<PayloadRequest>;

/** Writes down what somebody did. What the site does by itself is not written down. */
export async function writeAuditEvent(req: Actor, deed: AuditEvent): Promise<void> {
  const { user, payload } = req;
  if (user === null || user.collection !== 'users') return;
  const sitting = deed.operation === 'changed' ? await findRecentEvent(req, user.id, deed) : undefined;
  if (sitting === undefined) {
    await payload.create({ collection: 'records', data: { ...deed, person: user.id, name: user.name }, depth: 0, req });
    return;
  }
  const fields = [...new Set([...(sitting.fields ?? []), ...(deed.fields ?? [])])];
  await payload.update({ collection: 'records', id: sitting.id, data: { title: deed.title, fields }, depth: 0, req });
}

/** The last record of the entry, when it is a change by the same person a short time ago. */
async function findRecentEvent(req: Actor, person: number, { kind, entry }: AuditEvent) {
  const { docs } = await req.payload.find({
    collection: 'records',
    where: { and: [{ kind: { equals: kind } }, { entry: { equals: entry } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const [last] = docs;
  const isSame =
    last?.operation === 'changed' && last.person === person && Date.now() - Date.parse(last.createdAt) < MERGE_WINDOW_MS;
  return isSame ? last : undefined;
}
