import type { PayloadRequest } from 'payload';
import type { Form } from '@/payload-types';
import { parseMailAddress } from '@/services/mail';

/**
 * Finds where a form's own emails go: its mailbox, or else the contact address of the site settings when the form says so.
 * @returns undefined when there is none, or it isn't an email address
 */
export async function findMailbox(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { deliverTo, deliverToSite }: Partial<Pick<Form, 'deliverTo' | 'deliverToSite'>>,
): Promise<string | undefined> {
  if (deliverTo) return parseMailAddress(deliverTo);
  if (deliverToSite !== true) return undefined;
  const { email } = await req.payload.findGlobal({ slug: 'settings', depth: 0, select: { email: true }, req });
  return parseMailAddress(email ?? '');
}
