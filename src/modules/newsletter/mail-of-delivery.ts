import type { PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import type { MailText } from '@/cms/mail/layout';
import { confirmSubscriptionMail, issueMail, subscribedAlreadyMail } from './newsletter-mails';
import { mailSite, messageId } from '@/cms/mail/mail-site';
import { newsletterLink, publicOrigin, unsubscribeHeaders } from './links';
import { NEWSLETTER_FORM } from '@/cms/core/newsletter-topics';

/** Builds the mail to a subscriber; nothing when there is nobody anymore who is to get it. */
const newsletterMail: DeliveryHandler = async (req, delivery) => {
  const subscriber = await subscriberOf(req, delivery);
  // Who left meanwhile gets nothing more, and who has not confirmed nothing but the question.
  if (subscriber === undefined || (subscriber.state === 'confirmed') !== (delivery.kind !== 'newsletter-confirm')) return undefined;
  const text = await textFor(req, delivery, subscriber);
  if (text === undefined) return undefined;
  const headers = delivery.kind === 'newsletter-confirm' ? undefined : unsubscribeHeaders(subscriber.handle);
  return { mail: { to: subscriber.email, messageId: messageId(delivery.delivery_id), headers, ...text } };
};

/** What the outbox sends for the newsletter. */
export const newsletterDeliveries = {
  'newsletter-confirm': newsletterMail,
  'newsletter-known': newsletterMail,
  'newsletter-issue': newsletterMail,
} satisfies Partial<DeliveryHandlers>;

async function subscriberOf(req: PayloadRequest, { subscriber_id: id }: Delivery): Promise<NewsletterSubscriber | undefined> {
  const { docs } = await req.payload.find({ collection: 'newsletter-subscribers', where: { id: { equals: id ?? 0 } }, limit: 1, depth: 0, req });
  return docs[0];
}

async function textFor(req: PayloadRequest, { kind, issue_id: issueId }: Delivery, { handle, topics, confirmBefore }: NewsletterSubscriber): Promise<MailText | undefined> {
  const site = await mailSite(req, publicOrigin);
  if (kind === 'newsletter-confirm') {
    const { docs } = await req.payload.find({ collection: 'forms', where: { key: { equals: NEWSLETTER_FORM } }, limit: 1, depth: 0, req });
    return confirmSubscriptionMail({ site, topics, link: newsletterLink('confirm', handle), until: new Date(confirmBefore ?? Date.now()), nextSteps: docs[0]?.nextSteps ?? '' });
  }
  const links = { preferences: newsletterLink('preferences', handle), unsubscribe: newsletterLink('unsubscribe', handle) };
  if (kind === 'newsletter-known') return subscribedAlreadyMail({ site, topics, links });
  const { docs } = await req.payload.find({ collection: 'newsletter-issues', where: { id: { equals: issueId ?? 0 } }, limit: 1, depth: 0, req });
  const [issue] = docs;
  return issue && issueMail({ subject: issue.subject, body: issue.body, topics: issue.topics, site, links });
}
