import { webhookClient } from '@/services/form-webhook';
import { buildConfirmationLink } from './confirmation-link';
import { findConfirmedSubject } from './find-subject';
import { buildSubjectCalendar } from './subject-details';
import { renderConfirmationMail, renderConfirmationRequestMail, renderNotificationMail } from './submission-mail';
import { buildMessageId, findAdminUrl } from '@/cms/mail/mail-site';
import { findConfirmationTrial } from '@/modules/trials/server';
import type { DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { loadSubmission, buildSenderMail } from '@/cms/outbox/submission-mail';
import { findMailbox } from '@/cms/outbox/find-mailbox';

const confirmation: DeliveryHandler = (req, delivery) =>
  buildSenderMail(req, delivery, async ({ entry, form, site }) => {
    const trial = await findConfirmationTrial(req, entry);
    const subject = await findConfirmedSubject({ payload: req.payload, entry, form, req });
    const calendar = subject && buildSubjectCalendar(subject, site);
    const mail = await renderConfirmationMail({ entry, site, nextSteps: form?.nextSteps ?? '', trial, subject });
    return { ...mail, ...(calendar && { calendar }) };
  });

const requestConfirm: DeliveryHandler = (req, delivery) =>
  buildSenderMail(req, delivery, async ({ entry, site }) => {
    const until = new Date(entry.confirmBefore ?? 0);
    // Confirmed on the dashboard in the meantime, or expired.
    if (!entry.handle || entry.confirmedAt || until.getTime() <= Date.now()) return undefined;
    return renderConfirmationRequestMail({
      entry,
      site,
      link: buildConfirmationLink(entry.handle),
      until,
    });
  });

const notice: DeliveryHandler = async (req, delivery) => {
  const about = await loadSubmission(req, delivery);
  if (!about) return undefined;
  const { entry, form, site } = about;
  const to = form && (await findMailbox(req, form));
  if (to === undefined) return { problem: 'The form has no mailbox anymore.' };
  return {
    mail: {
      to,
      replyTo: entry.email,
      messageId: buildMessageId(delivery.delivery_id),
      ...(await renderNotificationMail({ entry, site, adminUrl: findAdminUrl('form-entries', entry.id) })),
    },
    entry: entry.id,
  };
};

const webhookMessage: DeliveryHandler = async (req, delivery) => {
  const webhook = webhookClient;
  if (webhook === undefined) return { problem: 'No webhook is configured (FORMS_WEBHOOK_URL).' };
  const about = await loadSubmission(req, delivery);
  if (!about) return undefined;
  const { reference, form, createdAt, email, values } = about.entry;
  const fields = (values ?? []).map(({ name, label, value }) => ({ name, label, value: value ?? '' }));
  return { send: () => webhook.send(delivery.delivery_id, { reference, form, receivedAt: createdAt, email, values: fields }) };
};

/** Handlers for the outbox deliveries of form entries. */
export const submissionDeliveries = {
  'request-confirm': requestConfirm,
  confirmation,
  mailbox: notice,
  webhook: webhookMessage,
} satisfies Partial<DeliveryHandlers>;
