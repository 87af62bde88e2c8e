import { type BasePayload, createLocalReq, type PayloadRequest, type Where } from 'payload';
import type { NewsletterSubscriber } from '@/payload-types';
import type { NewsletterAction } from '@/platform/newsletter-paths';
import { verifyToken } from './links';
import type { NewsletterTopic } from '@/cms/core/newsletter-topics';

/** What a link leads to: a subscriber, or why to nobody. `used` is a link to confirm what is confirmed. */
export type LinkResult = { subscriber: NewsletterSubscriber } | 'unknown' | 'ended' | 'used';

/** What the link with this token may do now. @throws when the database does not answer */
export async function resolveLink(payload: BasePayload, step: NewsletterAction, token: string): Promise<LinkResult> {
  const handle = verifyToken(step, token);
  if (handle === undefined) return 'unknown';
  const { docs } = await payload.find({
    collection: 'newsletter-subscribers',
    where: { handle: { equals: handle } },
    limit: 1,
    depth: 0,
  });
  const [subscriber] = docs;
  if (subscriber === undefined) return 'ended';
  if (step !== 'confirm') return { subscriber };
  if (subscriber.state === 'confirmed') return 'used';
  return Date.parse(subscriber.confirmBefore ?? '') > Date.now() ? { subscriber } : 'ended';
}

/** From now on the person gets the newsletter. @throws when the database does not answer */
export async function confirmSubscription(payload: BasePayload, { id }: NewsletterSubscriber): Promise<void> {
  await payload.update({
    collection: 'newsletter-subscribers',
    id,
    data: { state: 'confirmed', confirmedAt: new Date().toISOString(), confirmBefore: null },
    depth: 0,
  });
}

/** The person has chosen other topics. @throws when the database does not answer */
export async function updateTopics(
  payload: BasePayload,
  { id }: NewsletterSubscriber,
  topics: readonly NewsletterTopic[],
): Promise<void> {
  await payload.update({ collection: 'newsletter-subscribers', id, data: { topics: [...topics] }, depth: 0 });
}

/** The person leaves: the address is deleted, and what waits for it. @throws when the database does not answer */
export async function unsubscribe(payload: BasePayload, { id }: NewsletterSubscriber): Promise<void> {
  await deleteWhere(await createLocalReq({}, payload), { id: { equals: id } });
}

/** What is kept of a subscription under this address, for the person's own request. */
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

/** Deletes the subscription of a person. @returns how many there were */
export function deleteSubscriptions(req: PayloadRequest, email: string): Promise<number> {
  return deleteWhere(req, { email: { equals: email } });
}

/** Deletes addresses that were not confirmed in time. @returns how many */
export function deleteUnconfirmedSubscriptions(req: PayloadRequest, now: Date): Promise<number> {
  return deleteWhere(req, { and: [{ state: { equals: 'unconfirmed' } }, { confirmBefore: { less_than: now.toISOString() } }] });
}

async function deleteWhere(req: PayloadRequest, where: Where): Promise<number> {
  const { docs, errors } = await req.payload.delete({ collection: 'newsletter-subscribers', where, depth: 0, req });
  // Payload goes on after what could not be deleted.
  if (errors.length > 0) throw new Error(`${errors.length} subscriptions could not be deleted.`);
  return docs.length;
}
