import { cache } from 'react';
import { z } from 'zod';
import { resolveLink } from './subscription';
import type { NewsletterSubscriber } from '@/payload-types';
import { NEWSLETTER_ACTIONS, type NewsletterAction } from '@/platform/newsletter-paths';
import { getPayloadClient } from '@/modules/payload-client';

/** Path of the page shown after unsubscribing. */
export const UNSUBSCRIBED_PATH = '/newsletter/unsubscribed';

/** The path segment of a link's action. */
export const newsletterActionSchema = z.enum(NEWSLETTER_ACTIONS);

/** A newsletter link as its page shows it: with a subscriber, or with the status that explains why there is none. */
export type NewsletterLink =
  | { action: NewsletterAction; status?: undefined; subscriber: NewsletterSubscriber }
  | { action: NewsletterAction; status: 404 | 410; why: 'unknown' | 'expired' | 'used' };

/**
 * Resolves a newsletter link. Cached per request, so metadata and page share one lookup.
 * @throws when the database doesn't respond
 */
export const findNewsletterLink = cache(async (action: NewsletterAction, token: string): Promise<NewsletterLink> => {
  const linked = await resolveLink(await getPayloadClient(), action, token);
  if (typeof linked === 'object') return { action, ...linked };
  return { action, status: linked === 'unknown' ? 404 : 410, why: linked };
});

/** Masks an email address so that its owner recognizes it and no one else learns it. */
export function maskEmail(email: string): string {
  const [first = ''] = /^./u.exec(email) ?? [];
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
