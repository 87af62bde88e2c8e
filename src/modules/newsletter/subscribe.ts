import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import { consumeQuota } from '@/services/rate-limit';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { runInTransaction, queryRows } from '@/cms/core/transaction';
import { createHandle } from './links';
import type { NewsletterTopic } from '@/cms/core/newsletter-topics';

const DAY_MS = 86_400_000;
/** A second request so soon is the same one: a double click, or a reload. */
const DUPLICATE_WINDOW_MS = 60_000;
/** Whatever strangers type, one address gets no more mails in a day that ask or tell about a subscription. */
const DAILY_MAIL_QUOTA = { name: 'newsletter mails', most: 3, seconds: 24 * 60 * 60 };

/** What somebody has asked for with the form. */
export interface SubscriptionRequest {
  email: string;
  topics: readonly NewsletterTopic[];
  /** Address of the page that the form stands on. */
  page: string;
  /** For how many days the address is kept without a confirmation. */
  keepDays: number;
}

/**
 * Keeps that an address wants the newsletter, and one mail to it: it asks to confirm, or tells somebody who has confirmed
 * already how to change topics. Whoever typed the address learns neither.
 * @throws when the database does not answer; nothing is kept then
 */
export async function requestSubscription(
  payload: BasePayload,
  { email, topics, page, keepDays }: SubscriptionRequest,
): Promise<void> {
  const address = email.toLowerCase();
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    // Two requests for one address come one after the other.
    await queryRows(req, sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${address}`}, 0))`);
    const known = await findSubscriberByEmail(req, address);
    const asked = {
      topics: [...topics],
      page,
      askedAt: new Date().toISOString(),
      confirmBefore: new Date(Date.now() + keepDays * DAY_MS).toISOString(),
    };
    const subscriber = known?.state === 'confirmed' ? known : await upsertSubscriber(req, known, address, asked);
    await enqueueMail(req, subscriber);
  });
  triggerDelivery(payload);
}

type SubscriptionData = Pick<NewsletterSubscriber, 'topics' | 'page' | 'askedAt' | 'confirmBefore'>;

function upsertSubscriber(
  req: PayloadRequest,
  known: NewsletterSubscriber | undefined,
  email: string,
  asked: SubscriptionData,
): Promise<NewsletterSubscriber> {
  if (known) return req.payload.update({ collection: 'newsletter-subscribers', id: known.id, data: asked, depth: 0, req });
  return req.payload.create({
    collection: 'newsletter-subscribers',
    data: { ...asked, email, state: 'unconfirmed', handle: createHandle() },
    depth: 0,
    req,
  });
}

async function findSubscriberByEmail(req: PayloadRequest, email: string): Promise<NewsletterSubscriber | undefined> {
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
  await req.payload.create({
    collection: 'form-deliveries',
    data: {
      subscriber: id,
      kind,
      state: 'waiting',
      deliveryId: randomUUID(),
      attempts: 0,
      nextAttemptAt: new Date().toISOString(),
    },
    depth: 0,
    req,
  });
}
