import type { PayloadRequest } from 'payload';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';

/** The kinds of email about a booking. */
type ClassMailKind = 'class-booked' | 'class-offered' | 'class-left' | 'class-reminder' | 'class-changed' | 'class-dropped';

interface ClassMail {
  kind: ClassMailKind;
  /** ID of the booking. */
  booking: number;
  /** Distinguishes emails of the same kind about a booking; each is sent once. */
  occasion?: string;
}

/** Queues an email about a booking, in the transaction of its cause. */
export async function enqueueClassMail(req: PayloadRequest, { kind, booking, occasion }: ClassMail): Promise<void> {
  const deliveryId = `${kind}-${booking}${occasion === undefined ? '' : `-${occasion}`}`;
  await enqueueDelivery(req, { kind, about: ['booking', booking], deliveryId });
}
