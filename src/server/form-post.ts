import type { IncomingMessage } from 'node:http';

/** Addresses that are no pages and take what is posted to them by themselves. */
const NO_PAGE = /^\/(?:_next|account|admin|api|sent-form)(?:\/|$)/;

/**
 * Whether a request is what a form on a page has sent: forms post to the address of their page, with `?form=`, so that
 * the address stays right when the page is shown again with messages. Next answers a post to a kept page with 405.
 */
export function isFormPost({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return method === 'POST' && searchParams.has('form') && !NO_PAGE.test(pathname);
}

/** Where a form that was sent to `address` is taken. */
export function addressOfFormPost(address: string): string {
  return `/sent-form${address.replace(/^\/(?=\?)/, '')}`;
}
