import type { PayloadRequest } from 'payload';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';
import { findMailbox } from '@/cms/outbox/find-mailbox';
import type { DeliveryKind } from '@/cms/mail/delivery-kinds';
import type { FormDefinition } from '@/modules/forms';
import { webhookClient } from '@/services/form-webhook';

/**
 * Returns the kinds of messages about a valid submission: the confirmation, and those to our own staff and systems. Nothing is
 * queued for a mailbox that isn't set.
 */
export async function findDeliveryKinds(
  req: PayloadRequest,
  form: Pick<FormDefinition, 'deliverTo' | 'deliverToSite'>,
): Promise<DeliveryKind[]> {
  const mailbox = await findMailbox(req, form);
  return [
    'confirmation',
    ...(mailbox === undefined ? [] : (['mailbox'] as const)),
    ...(webhookClient === undefined ? [] : (['webhook'] as const)),
  ];
}

/**
 * Writes deliveries about an entry to the outbox.
 * @param req whose transaction they join
 */
export async function enqueueDeliveries(req: PayloadRequest, entry: number, kinds: readonly DeliveryKind[]): Promise<void> {
  for (const kind of kinds) await enqueueDelivery(req, { kind, about: ['entry', entry] });
}
