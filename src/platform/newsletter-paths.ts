/** The page with the subscription form, which asks for the topics. */
export const NEWSLETTER_PATH = '/newsletter';

/** The actions of links in newsletter emails. Each is the URL segment before the token. */
export const NEWSLETTER_ACTIONS = ['confirm', 'preferences', 'unsubscribe'] as const;
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number];

/** Returns the path of a newsletter link. */
export function buildNewsletterPath(action: NewsletterAction, token: string): string {
  return `${NEWSLETTER_PATH}/${action}/${encodeURIComponent(token)}`;
}
