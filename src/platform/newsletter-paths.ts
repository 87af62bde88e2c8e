/** What a link in a newsletter mail does; each is the URL segment before the token. */
export const NEWSLETTER_ACTIONS = ['confirm', 'preferences', 'unsubscribe'] as const;
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number];

const NEWSLETTER_LINK = /^\/newsletter\/(confirm|preferences|unsubscribe)\/([^/?]+)/;

/** Returns the path of a newsletter link. */
export function buildNewsletterPath(step: NewsletterAction, token: string): string {
  return `/newsletter/${step}/${encodeURIComponent(token)}`;
}

/**
 * Returns whether a path is a newsletter link. Whoever has the link may act for the subscriber, so it must never be
 * exposed.
 */
export function isNewsletterLink(address: string): boolean {
  return NEWSLETTER_LINK.test(address);
}

/** Returns the route that handles a POST to a newsletter link. Next responds with 405 to a POST to a page. */
export function toNewsletterPostPath(address: string): string {
  return address.replace(NEWSLETTER_LINK, '/sent-newsletter/$1/$2');
}

/** Removes the token from a URL, so that it can be logged. */
export function redactNewsletterToken(address: string): string {
  return address.replace(/^(\/(?:sent-)?newsletter\/(?:confirm|preferences|unsubscribe)\/).*/, '$1…');
}
