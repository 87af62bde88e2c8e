import type { PayloadRequest } from 'payload';
import { type AuditEvent, writeAuditEvent, writeEventOfDeletedAccount } from '@/cms/audit-log/write-audit-event';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';
import type { User } from '@/payload-types';

interface Refusal {
  /** Who scheduled it; undefined if the account was deleted. */
  scheduler: User | undefined;
  event: Omit<AuditEvent, 'operation'>;
  /** An email with this ID is written only once. */
  deliveryId?: string;
}

/** Writes the audit event of a scheduled action that was refused, and the email to the person who scheduled it. */
export async function writeRefusal(req: PayloadRequest, { scheduler, event, deliveryId }: Refusal): Promise<void> {
  const refused = { ...event, operation: 'schedule-failed' } as const;
  if (scheduler === undefined) return writeEventOfDeletedAccount(req.payload, refused);
  const written = await writeAuditEvent({ ...req, user: { ...scheduler, collection: 'users' } }, refused);
  if (written !== undefined) await enqueueDelivery(req, { kind: 'schedule-refused', about: ['event', written], deliveryId });
}
