import type { PayloadRequest } from 'payload';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';

/** The kinds of email about a booking. */
type ClassMailKind = 'class-booked' | 'class-offered' | 'class-left' | 'class-reminder' | 'class-changed' | 'class-dropped';

/**
 * Queues an email about a booking, in the transaction of its cause.
 * @param occasion distinguishes emails of the same kind about a booking; each is sent once
 */
export async function enqueueClassMail(req: PayloadRequest, kind: ClassMailKind, booking: number, occasion = ''): Promise<void> {
  const deliveryId = `${kind}-${booking}${occasion === '' ? '' : `-${occasion}`}`;
  await enqueueDelivery(req, { kind, about: ['booking', booking], deliveryId });
}
