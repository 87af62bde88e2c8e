/** What a link in a mail of the newsletter is for: each is the part of its address before the token. */
export const NEWSLETTER_ACTIONS = ['confirm', 'preferences', 'unsubscribe'] as const;
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number];

const NEWSLETTER_LINK = /^\/newsletter\/(confirm|preferences|unsubscribe)\/([^/?]+)/;

/** The address of a link, on this site. */
export function buildNewsletterPath(step: NewsletterAction, token: string): string {
  return `/newsletter/${step}/${encodeURIComponent(token)}`;
}

/** Whether an address is such a link: whoever has it may act for the subscriber, so it is told to nobody. */
export function isNewsletterLink(address: string): boolean {
  return NEWSLETTER_LINK.test(address);
}

/** Where what is posted to such a link is taken. Next answers a post to a page with 405. */
export function toNewsletterPostPath(address: string): string {
  return address.replace(NEWSLETTER_LINK, '/sent-newsletter/$1/$2');
}

/** An address as it may stand in a log. */
export function redactNewsletterToken(address: string): string {
  return address.replace(/^(\/(?:sent-)?newsletter\/(?:confirm|preferences|unsubscribe)\/).*/, '$1…');
}
