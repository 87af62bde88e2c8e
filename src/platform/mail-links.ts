/** Links in emails that authorize actions for a newsletter subscriber or for the sender of a form. */
const MAIL_LINK = /^\/(newsletter\/(?:confirm|preferences|unsubscribe)|requests\/confirm)\/([^/?]+)/;

/**
 * Returns whether a path is a link from a mail. Anyone with the link can act for the person, so it must never be exposed.
 */
export function isMailLink(address: string): boolean {
  return MAIL_LINK.test(address);
}

/** Returns the route that handles a POST to a link from a mail. Next responds with 405 to a POST to a page. */
export function toMailLinkPostPath(address: string): string {
  return address.replace(MAIL_LINK, '/mail-actions/$1/$2');
}

/** Removes the token from a URL, so that it can be logged. */
export function redactMailLinkToken(address: string): string {
  return address.replace(
    /^(\/(?:mail-actions\/)?(?:newsletter\/(?:confirm|preferences|unsubscribe)|requests\/confirm)\/).*/,
    '$1…',
  );
}
