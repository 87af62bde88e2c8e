import type { Element, ElementContent } from 'hast';

/**
 * Returns a pasted link without the origin of this site, and without Google's redirect. The target of a mark in a document, or of a
 * file on the computer of the author, doesn't exist here: only the text of such a link stays.
 */
export function cleanLink(link: Element, origin: string): ElementContent[] {
  const { href } = link.properties;
  if (typeof href !== 'string' || /^(?:#|file:)/i.test(href)) return link.children;
  const target = findRedirectTarget(href) ?? href;
  return [{ ...link, properties: { href: target.startsWith(`${origin}/`) ? target.slice(origin.length) : target } }];
}

/** Google Docs writes some links as https://www.google.com/url?q=… */
function findRedirectTarget(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const target = hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
  return target?.startsWith('https://') ? target : undefined;
}
