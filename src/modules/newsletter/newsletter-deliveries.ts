import type { PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import type { RenderedMail } from '@/cms/mail/render-mail';
import { getMailSite, buildMessageId } from '@/cms/mail/mail-site';
import { NEWSLETTER_FORM } from '@/cms/core/taxonomy/newsletter-topics';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { renderConfirmSubscriptionMail, renderIssueMail, renderAlreadySubscribedMail } from './newsletter-mail';
import { buildNewsletterLink, buildUnsubscribeHeaders } from './links';

/** Builds an email to a subscriber. Returns nothing when the recipient no longer exists. */
const newsletterMail: DeliveryHandler = async (req, delivery) => {
  const subscriber = await findSubscriber(req, delivery);
  // People who have unsubscribed since then get nothing more. Those who have not confirmed get only the confirmation
  // request.
  if (subscriber === undefined || (subscriber.state === 'confirmed') !== (delivery.kind !== 'newsletter-confirm'))
    return undefined;
  const text = await renderMailFor(req, delivery, subscriber);
  if (text === undefined) return undefined;
  const headers = delivery.kind === 'newsletter-confirm' ? undefined : buildUnsubscribeHeaders(subscriber.handle);
  return { mail: { to: subscriber.email, messageId: buildMessageId(delivery.delivery_id), headers, ...text } };
};

/** Handlers for the newsletter's outbox deliveries. */
export const newsletterDeliveries = {
  'newsletter-confirm': newsletterMail,
  'newsletter-known': newsletterMail,
  'newsletter-issue': newsletterMail,
} satisfies Partial<DeliveryHandlers>;

async function findSubscriber(req: PayloadRequest, { subscriber_id: id }: Delivery): Promise<NewsletterSubscriber | undefined> {
  const { docs } = await req.payload.find({
    collection: 'newsletter-subscribers',
    where: { id: { equals: id ?? 0 } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0];
}

async function renderMailFor(
  req: PayloadRequest,
  { kind, issue_id: issueId }: Delivery,
  { handle, topics, confirmBefore }: NewsletterSubscriber,
): Promise<RenderedMail | undefined> {
  const site = await getMailSite(req);
  if (kind === 'newsletter-confirm') {
    const { docs } = await req.payload.find({
      collection: 'forms',
      where: { key: { equals: NEWSLETTER_FORM } },
      limit: 1,
      depth: 0,
      req,
    });
    return renderConfirmSubscriptionMail({
      site,
      topics,
      link: buildNewsletterLink('confirm', handle),
      until: new Date(confirmBefore ?? Date.now()),
      nextSteps: await resolveStoredFacts(req.payload, docs[0]?.nextSteps ?? '', req),
    });
  }
  const links = {
    preferences: buildNewsletterLink('preferences', handle),
    unsubscribe: buildNewsletterLink('unsubscribe', handle),
  };
  if (kind === 'newsletter-known') return renderAlreadySubscribedMail({ site, topics, links });
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { id: { equals: issueId ?? 0 } },
    limit: 1,
    depth: 0,
    req,
  });
  const [issue] = docs;
  if (!issue) return undefined;
  const text = await resolveStoredFacts(req.payload, { subject: issue.subject, body: issue.body }, req);
  return renderIssueMail({ ...text, topics: issue.topics, site, links });
}
