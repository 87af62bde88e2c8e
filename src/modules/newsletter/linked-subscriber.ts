import { cache } from 'react';
import { z } from 'zod';
import { resolveLink } from './subscription';
import type { NewsletterSubscriber } from '@/payload-types';
import { NEWSLETTER_ACTIONS, type NewsletterAction } from '@/platform/newsletter-paths';
import { getPayloadClient } from '@/modules/payload-client';

/** Where one subscribes. */
export const NEWSLETTER_PATH = '/newsletter';
/** What somebody sees who has left. */
export const UNSUBSCRIBED_PATH = '/newsletter/left';

/** The part of an address that says what its link is for. */
export const stepSchema = z.enum(NEWSLETTER_ACTIONS);

/** A link of a mail, as its page shows it: for a subscriber, or with a status that says that it leads to nobody. */
export type NewsletterLink =
  | { step: NewsletterAction; status?: undefined; subscriber: NewsletterSubscriber }
  | { step: NewsletterAction; status: 404 | 410; why: 'unknown' | 'ended' | 'used' };

/** The link at an address. Metadata and page ask once. @throws when the database does not answer */
export const findNewsletterLink = cache(async (step: NewsletterAction, token: string): Promise<NewsletterLink> => {
  const linked = await resolveLink(await getPayloadClient(), step, token);
  if (typeof linked === 'object') return { step, ...linked };
  return { step, status: linked === 'unknown' ? 404 : 410, why: linked };
});

/** A mail address that its owner knows again, and nobody else learns. */
export function maskEmail(email: string): string {
  const [first = ''] = /^./u.exec(email) ?? [];
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
