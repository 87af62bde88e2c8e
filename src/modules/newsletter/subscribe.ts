import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import { consumeQuota } from '@/services/rate-limit';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';
import { runInTransaction, queryRows } from '@/cms/core/database/transaction';
import { createLinkId } from '@/platform/link-tokens';
import type { NewsletterTopic } from '@/cms/core/taxonomy/newsletter-topics';
import { DAY_MS, DAY_SECONDS } from '@/platform/durations';

/** A second request this soon is a duplicate: a double click or a reload. */
const DUPLICATE_WINDOW_MS = 60_000;
/** Limits how many subscription emails an address gets per day, whatever strangers enter. */
const DAILY_MAIL_QUOTA = { name: 'newsletter mails', limit: 3, windowSeconds: DAY_SECONDS };

/** A request to subscribe, from the form. */
interface SubscriptionRequest {
  email: string;
  topics: readonly NewsletterTopic[];
  /** Path of the page with the form. */
  page: string;
  /** How many days an unconfirmed address is kept. */
  keepDays: number;
}

/**
 * Stores the request to subscribe and enqueues one email. The email asks for confirmation, or tells a confirmed
 * subscriber how to change topics. The person who entered the address can't tell which.
 * @throws when the database doesn't respond; nothing is stored then
 */
export async function requestSubscription(
  payload: BasePayload,
  { email, topics, page, keepDays }: SubscriptionRequest,
): Promise<void> {
  const address = email.toLowerCase();
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    // Serializes concurrent requests for the same address.
    await queryRows(req, sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${address}`}, 0))`);
    const known = await lockSubscriber(req, address);
    const subscription = {
      topics: [...topics],
      page,
      askedAt: new Date().toISOString(),
      confirmBefore: new Date(Date.now() + keepDays * DAY_MS).toISOString(),
    };
    const subscriber =
      known?.state === 'confirmed' ? known : await upsertSubscriber(req, known, { ...subscription, email: address });
    await enqueueMail(req, subscriber);
  });
  triggerDelivery(payload);
}

type SubscriptionData = Pick<NewsletterSubscriber, 'email' | 'topics' | 'page' | 'askedAt' | 'confirmBefore'>;

function upsertSubscriber(
  req: PayloadRequest,
  known: NewsletterSubscriber | undefined,
  { email, ...subscription }: SubscriptionData,
): Promise<NewsletterSubscriber> {
  if (known) return req.payload.update({ collection: 'newsletter-subscribers', id: known.id, data: subscription, depth: 0, req });
  return req.payload.create({
    collection: 'newsletter-subscribers',
    data: { ...subscription, email, state: 'unconfirmed', handle: createLinkId() },
    depth: 0,
    req,
  });
}

/** Finds and locks the subscriber, so that the state stays what it is until the request is stored. */
async function lockSubscriber(req: PayloadRequest, email: string): Promise<NewsletterSubscriber | undefined> {
  await queryRows(req, sql`select from newsletter_subscribers where email = ${email} for update`);
  const { docs } = await req.payload.find({
    collection: 'newsletter-subscribers',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0];
}

async function enqueueMail(req: PayloadRequest, { id, email, state }: NewsletterSubscriber): Promise<void> {
  const kind = state === 'confirmed' ? 'newsletter-known' : 'newsletter-confirm';
  const lately = new Date(Date.now() - DUPLICATE_WINDOW_MS).toISOString();
  const { totalDocs } = await req.payload.count({
    collection: 'form-deliveries',
    where: { and: [{ subscriber: { equals: id } }, { kind: { equals: kind } }, { createdAt: { greater_than: lately } }] },
    req,
  });
  if (totalDocs > 0 || !(await consumeQuota(DAILY_MAIL_QUOTA, email)).allowed) return;
  await enqueueDelivery(req, { kind, about: ['subscriber', id] });
}
