import type { Payload, PayloadRequest } from 'payload';
import { findLatestEvent } from './latest-event';
import type { AuditOperation } from './operations';

/** Changes by one person to one draft within this window are merged into one event; autosave would create hundreds. */
const MERGE_WINDOW_MS = 30 * 60 * 1000;

/** What was done to which entry. */
export interface AuditEvent {
  operation: AuditOperation;
  /** The collection or global. */
  kind: string;
  entry: string;
  /** Title of the entry. Must not contain personal data of a visitor. */
  title?: string;
  fields?: string[];
  note?: string;
}

/** Who made the change. With a full request, the event is written in that request's transaction. */
type Actor = Pick<PayloadRequest, 'payload' | 'user'> & Partial<PayloadRequest>;

/**
 * Writes an audit event for a change made by a person, and returns its ID. Changes made by the site itself are not logged.
 */
export async function writeAuditEvent(req: Actor, event: AuditEvent): Promise<number | undefined> {
  const { user, payload } = req;
  if (user === null || user.collection !== 'users') return undefined;
  const recent = event.operation === 'changed' ? await findRecentEvent(req, user.id, event) : undefined;
  if (recent === undefined) {
    const data = { ...event, person: user.id, name: user.name };
    return (await payload.create({ collection: 'audit-events', data, depth: 0, req })).id;
  }
  const fields = [...new Set([...(recent.fields ?? []), ...(event.fields ?? [])])];
  await payload.update({ collection: 'audit-events', id: recent.id, data: { title: event.title, fields }, depth: 0, req });
  return recent.id;
}

/** Writes an audit event about something that a person had scheduled before their account was deleted. */
export async function writeEventOfDeletedAccount(payload: Payload, event: AuditEvent): Promise<void> {
  await payload.create({ collection: 'audit-events', data: { ...event, name: 'Deleted account' }, depth: 0 });
}

/** Returns the entry's latest event if it is a recent change by the same person. */
async function findRecentEvent(req: Actor, person: number, { kind, entry }: AuditEvent) {
  const last = await findLatestEvent(req, { kind, entry });
  const isSame =
    last?.operation === 'changed' && last.person === person && Date.now() - Date.parse(last.createdAt) < MERGE_WINDOW_MS;
  return isSame ? last : undefined;
}
