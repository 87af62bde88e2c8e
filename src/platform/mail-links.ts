/** Links in emails that authorize actions for a newsletter subscriber or for the sender of a form. */
const MAIL_LINK = /^\/(newsletter\/(?:confirm|preferences|unsubscribe)|requests\/confirm)\/([^/?]+)/;

/**
 * Returns whether a path is a link from an email. Anyone with the link can act for the person, so it must never be exposed.
 */
export function isMailLink(path: string): boolean {
  return MAIL_LINK.test(path);
}

/** Returns the route that handles a POST to a link from an email. Next responds with 405 to a POST to a page. */
export function toMailLinkPostPath(path: string): string {
  return path.replace(MAIL_LINK, '/mail-actions/$1/$2');
}
