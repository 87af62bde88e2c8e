import type { PayloadRequest } from 'payload';
import type { Form, FormEntry } from '@/payload-types';
import type { MailSite, RenderedMail } from '@/cms/mail/render-mail';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { getMailSite, buildMessageId } from '@/cms/mail/mail-site';
import type { MailMessage } from '@/services/mail';
import type { Delivery, OutgoingDelivery } from './delivery';
import { findMailbox } from './find-mailbox';

/** A form submission, with the data that an email about it needs. */
export interface SubmissionContext {
  entry: FormEntry;
  /** Undefined if the form was deleted. */
  form: Form | undefined;
  site: MailSite;
}

/** What an email to the sender contains. */
export type SenderMail = RenderedMail & Pick<MailMessage, 'calendar'>;

/** Returns the submission that a delivery is about; undefined when it was deleted meanwhile. */
export async function loadSubmission(req: PayloadRequest, { entry_id: id }: Delivery): Promise<SubmissionContext | undefined> {
  const { docs: entries } = await req.payload.find({
    collection: 'form-entries',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    joins: false,
    req,
  });
  const [entry] = entries;
  if (entry === undefined) return undefined;
  const { docs: forms } = await req.payload.find({
    collection: 'forms',
    where: { key: { equals: entry.form } },
    limit: 1,
    depth: 0,
    req,
  });
  return { entry, form: await resolveStoredFacts(req.payload, forms[0], req), site: await getMailSite(req) };
}

/** Builds an email to the person who submitted a form; replies go to the form's mailbox. */
export async function buildSenderMail(
  req: PayloadRequest,
  delivery: Delivery,
  renderText: (about: SubmissionContext) => Promise<SenderMail | undefined>,
): Promise<OutgoingDelivery | undefined> {
  const about = await loadSubmission(req, delivery);
  const text = about && (await renderText(about));
  if (!text) return undefined;
  const { entry, form } = about;
  const replyTo = form && (await findMailbox(req, form));
  return {
    mail: { to: entry.email, replyTo, messageId: buildMessageId(delivery.delivery_id), ...text },
    entry: entry.id,
  };
}
