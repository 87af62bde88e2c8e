import { type BasePayload, createLocalReq, type PayloadRequest, type Where } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { NewsletterAction } from '@/platform/newsletter-paths';
import type { NewsletterTopic } from '@/cms/core/taxonomy/newsletter-topics';
import { verifyNewsletterToken } from './links';

/**
 * The result of resolving a link: a subscriber, or the reason there is none. `used` means a confirmation link of a
 * subscription that is already confirmed.
 */
export type LinkResult = { subscriber: NewsletterSubscriber } | 'unknown' | 'expired' | 'used';

/**
 * Resolves a token and checks that the link is still valid.
 * @throws when the database doesn't respond
 */
export async function resolveLink(payload: BasePayload, action: NewsletterAction, token: string): Promise<LinkResult> {
  const handle = verifyNewsletterToken(action, token);
  if (handle === undefined) return 'unknown';
  const { docs } = await payload.find({
    collection: 'newsletter-subscribers',
    where: { handle: { equals: handle } },
    limit: 1,
    depth: 0,
  });
  const [subscriber] = docs;
  if (subscriber === undefined) return 'expired';
  if (action !== 'confirm') return { subscriber };
  if (subscriber.state === 'confirmed') return 'used';
  return Date.parse(subscriber.confirmBefore ?? '') > Date.now() ? { subscriber } : 'expired';
}

/**
 * Confirms a subscription.
 * @throws when the database doesn't respond
 */
export async function confirmSubscription(payload: BasePayload, { id }: NewsletterSubscriber): Promise<void> {
  await payload.update({
    collection: 'newsletter-subscribers',
    id,
    data: { state: 'confirmed', confirmedAt: new Date().toISOString(), confirmBefore: null },
    depth: 0,
  });
}

/**
 * Saves the subscriber's choice of topics.
 * @throws when the database doesn't respond
 */
export async function updateTopics(
  payload: BasePayload,
  { id }: NewsletterSubscriber,
  topics: readonly NewsletterTopic[],
): Promise<void> {
  await payload.update({ collection: 'newsletter-subscribers', id, data: { topics: [...topics] }, depth: 0 });
}

/**
 * Deletes the subscriber's address and any waiting email.
 * @throws when the database doesn't respond
 */
export async function unsubscribe(payload: BasePayload, { id }: NewsletterSubscriber): Promise<void> {
  await deleteWhere(await createLocalReq({}, payload), { id: { equals: id } });
}

/** Finds the stored subscriptions of an address, for a data access request. */
export async function findSubscriptions(req: PayloadRequest, email: string): Promise<object[]> {
  const { docs } = await req.payload.find({
    collection: 'newsletter-subscribers',
    where: { email: { equals: email } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ email: address, state, topics, page, askedAt, confirmedAt }) => ({
    email: address,
    state,
    topics,
    page,
    askedAt,
    confirmedAt,
  }));
}

/**
 * Deletes a person's subscription.
 * @returns the number of deleted subscriptions
 */
export function deleteSubscriptions(req: PayloadRequest, email: string): Promise<number> {
  return deleteWhere(req, { email: { equals: email } });
}

/**
 * Deletes addresses that weren't confirmed in time.
 * @returns the number of deleted addresses
 */
export function deleteUnconfirmedSubscriptions(req: PayloadRequest, now: Date): Promise<number> {
  return deleteWhere(req, { and: [{ state: { equals: 'unconfirmed' } }, { confirmBefore: { less_than: now.toISOString() } }] });
}

async function deleteWhere(req: PayloadRequest, where: Where): Promise<number> {
  const { docs } = await req.payload.delete({ collection: 'newsletter-subscribers', where, depth: 0, req });
  return docs.length;
}
