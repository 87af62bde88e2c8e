/** What a link in a mail of the newsletter is for: each is the part of its address before the token. */
export const NEWSLETTER_STEPS = ['confirm', 'preferences', 'unsubscribe'] as const;
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number];

const LINK = /^\/newsletter\/(confirm|preferences|unsubscribe)\/([^/?]+)/;

/** The address of a link, on this site. */
export function newsletterPath(step: NewsletterStep, token: string): string {
  return `/newsletter/${step}/${encodeURIComponent(token)}`;
}

/** Whether an address is such a link: whoever has it may act for the subscriber, so it is told to nobody. */
export function isNewsletterLink(address: string): boolean {
  return LINK.test(address);
}

/** Where what is posted to such a link is taken. Next answers a post to a page with 405. */
export function addressOfNewsletterPost(address: string): string {
  return address.replace(LINK, '/sent-newsletter/$1/$2');
}

/** An address as it may stand in a log. */
export function withoutNewsletterToken(address: string): string {
  return address.replace(/^(\/(?:sent-)?newsletter\/(?:confirm|preferences|unsubscribe)\/).*/, '$1…');
}
