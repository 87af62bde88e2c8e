import type { PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import type { RenderedMail } from '@/cms/mail/render-mail';
import { getMailSite, buildMessageId } from '@/cms/mail/mail-site';
import { NEWSLETTER_FORM } from '@/cms/core/taxonomy/newsletter-topics';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { renderConfirmSubscriptionMail, renderIssueMail, renderAlreadySubscribedMail } from './newsletter-mail';
import { buildNewsletterLink, buildUnsubscribeHeaders } from './links';

/** Who gets an email: people who have confirmed their address, or those who are asked to. */
type Recipient = 'confirmed' | 'unconfirmed';
type RenderMail = (
  req: PayloadRequest,
  delivery: Delivery,
  subscriber: NewsletterSubscriber,
) => Promise<RenderedMail | undefined>;

const renderConfirmation: RenderMail = async (req, _delivery, { handle, topics, confirmBefore }) => {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { key: { equals: NEWSLETTER_FORM } },
    limit: 1,
    depth: 0,
    req,
  });
  return renderConfirmSubscriptionMail({
    site: await getMailSite(req),
    topics,
    link: buildNewsletterLink('confirm', handle),
    until: new Date(confirmBefore ?? Date.now()),
    nextSteps: await resolveStoredFacts(req.payload, docs[0]?.nextSteps ?? '', req),
  });
};

const renderAlreadySubscribed: RenderMail = async (req, _delivery, { handle, topics }) =>
  renderAlreadySubscribedMail({ site: await getMailSite(req), topics, links: buildLinks(handle) });

const renderIssue: RenderMail = async (req, { issue_id: id }, { handle }) => {
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { id: { equals: id ?? 0 } },
    limit: 1,
    depth: 0,
    req,
  });
  const [issue] = docs;
  if (!issue) return undefined;
  const text = await resolveStoredFacts(req.payload, { subject: issue.subject, body: issue.body }, req);
  return renderIssueMail({ ...text, topics: issue.topics, site: await getMailSite(req), links: buildLinks(handle) });
};

/** Handlers for the newsletter's outbox deliveries. */
export const newsletterDeliveries = {
  'newsletter-confirm': createHandler('unconfirmed', renderConfirmation),
  'newsletter-known': createHandler('confirmed', renderAlreadySubscribed),
  'newsletter-issue': createHandler('confirmed', renderIssue),
} satisfies Partial<DeliveryHandlers>;

/** Creates a handler that sends nothing to people who have unsubscribed since then, or who haven't confirmed. */
function createHandler(recipient: Recipient, renderMail: RenderMail): DeliveryHandler {
  return async (req, delivery) => {
    const subscriber = await findSubscriber(req, delivery);
    if (subscriber === undefined || (subscriber.state === 'confirmed') !== (recipient === 'confirmed')) return undefined;
    const text = await renderMail(req, delivery, subscriber);
    if (text === undefined) return undefined;
    const headers = recipient === 'confirmed' ? buildUnsubscribeHeaders(subscriber.handle) : undefined;
    return { mail: { to: subscriber.email, messageId: buildMessageId(delivery.delivery_id), headers, ...text } };
  };
}

function buildLinks(handle: string) {
  return { preferences: buildNewsletterLink('preferences', handle), unsubscribe: buildNewsletterLink('unsubscribe', handle) };
}

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
