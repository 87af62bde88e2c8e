import type { PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { Mail } from '@/services/mail';
import type { DueNewsletterDelivery } from '../form-entries/due-delivery';
import { confirmSubscriptionMail, issueMail, type MailText, subscribedAlreadyMail } from '../mails/newsletter-mails';
import { newsletterLink, unsubscribeHeaders } from './links';
import { mailSite, messageId } from './mail-site';
import { NEWSLETTER_FORM } from './topics';

/**
 * The mail to a subscriber that a row of the outbox stands for.
 * @returns undefined when there is nobody any more who is to get it
 * @throws when the database does not answer
 */
export async function newsletterMailOf(req: PayloadRequest, due: DueNewsletterDelivery): Promise<Mail | undefined> {
  const subscriber = await subscriberOf(req, due);
  // Who left meanwhile gets nothing more, and who has not confirmed nothing but the question.
  if (subscriber === undefined || (subscriber.state === 'confirmed') !== (due.kind !== 'newsletter-confirm')) return undefined;
  const text = await textFor(req, due, subscriber);
  if (text === undefined) return undefined;
  const headers = due.kind === 'newsletter-confirm' ? undefined : unsubscribeHeaders(subscriber.handle);
  return { to: subscriber.email, messageId: messageId(due.delivery_id), headers, ...text };
}

async function subscriberOf(req: PayloadRequest, { subscriber_id: id }: DueNewsletterDelivery): Promise<NewsletterSubscriber | undefined> {
  const { docs } = await req.payload.find({ collection: 'newsletter-subscribers', where: { id: { equals: id ?? 0 } }, limit: 1, depth: 0, req });
  return docs[0];
}

async function textFor(req: PayloadRequest, { kind, issue_id: issueId }: DueNewsletterDelivery, { handle, topics, confirmBefore }: NewsletterSubscriber): Promise<MailText | undefined> {
  const site = await mailSite(req);
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
