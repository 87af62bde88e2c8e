import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import type { Form, FormEntry } from '@/payload-types';
import { formWebhook } from '@/services/form-webhook';
import { type Mail, mailAddress, mailServer } from '@/services/mail';
import { confirmationMail, type MailText, noticeMail } from '../mails/form-mails';
import { keepMail } from '../mails/keep-mail';
import type { MailSite } from '../mails/layout';
import { newsletterMailOf } from '../newsletter/mail-of-delivery';
import { trialOfConfirmation, trialMail } from '../trials/mail-of-trial';
import type { DueDelivery, DueEntryDelivery } from './due-delivery';

/**
 * Sends what a row of the outbox stands for.
 * @param transactionID in which the row is locked; a mail that is kept instead of sent becomes part of it
 * @returns undefined when it was taken, else why not
 * @throws when the database does not answer
 */
export async function send(payload: Payload, transactionID: number | string, due: DueDelivery): Promise<string | undefined> {
  const req = await createLocalReq({}, payload);
  req.transactionID = transactionID;
  if (!('entry_id' in due)) {
    const mail = await newsletterMailOf(req, due);
    return typeof mail === 'object' ? sendMail(req, mail) : mail;
  }
  const { docs } = await payload.find({ collection: 'form-entries', where: { id: { equals: due.entry_id } }, limit: 1, depth: 0, joins: false, req });
  const [entry] = docs;
  // It was deleted meanwhile, and the person with it.
  if (entry === undefined) return undefined;
  if (due.kind === 'webhook') return sendToWebhook(due, entry);
  const mail = await mailOf(req, due, entry);
  return typeof mail === 'object' ? sendMail(req, mail, entry.id) : mail;
}

/** @returns undefined when the mail server took it or it is kept, else why not */
async function sendMail(req: PayloadRequest, mail: Mail, entry?: number): Promise<string | undefined> {
  if (mailServer !== undefined) return problemIn(() => mailServer?.send(mail));
  await keepMail(req, mail, entry);
  return undefined;
}

async function sendToWebhook({ delivery_id: id }: DueEntryDelivery, { reference, form, createdAt, email, values }: FormEntry): Promise<string | undefined> {
  if (formWebhook === undefined) return 'No webhook is configured (FORMS_WEBHOOK_URL).';
  const fields = (values ?? []).map(({ name, label, value }) => ({ name, label, value: value ?? '' }));
  return problemIn(() => formWebhook?.send(id, { reference, form, receivedAt: createdAt, email, values: fields }));
}

/** The mail; why there is none; or undefined when nothing needs to be sent any more. */
async function mailOf(req: PayloadRequest, due: DueEntryDelivery, entry: FormEntry): Promise<Mail | string | undefined> {
  const { payload } = req;
  const { docs } = await payload.find({ collection: 'forms', where: { key: { equals: entry.form } }, limit: 1, depth: 0 });
  const [form] = docs;
  const messageId = `<${due.delivery_id}@${new URL(environment.SITE_URL).hostname}>`;
  const { name: siteName } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const site = { name: siteName, url: environment.SITE_URL };
  if (due.kind === 'mailbox') {
    const to = mailAddress(form?.deliverTo ?? '');
    return to === undefined ? 'The form names no mailbox any more.' : { to, replyTo: entry.email, messageId, ...(await noticeMail({ entry, site })) };
  }
  const text = await textToPerson(req, due, { entry, form, site });
  // Who answers wants to reach those who read the form.
  return text && { to: entry.email, replyTo: form?.deliverTo ?? undefined, messageId, ...text };
}

async function textToPerson(req: PayloadRequest, { kind, trial_id: trial, delivery_id: name }: DueEntryDelivery, { entry, form, site }: { entry: FormEntry; form: Form | undefined; site: MailSite }): Promise<MailText | undefined> {
  if (kind === 'trial-reminder' || kind === 'trial-end') return trialMail(req, { kind, trial, name, entry, site });
  return confirmationMail({ entry, site, nextSteps: form?.nextSteps ?? '', trial: await trialOfConfirmation(req, entry) });
}

async function problemIn(work: () => Promise<void> | undefined): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'It failed for an unknown reason.';
  }
}
