export interface NoticeText {
  heading: string;
  /** What happened, what was kept, and what to do. Programs get it as plain text. */
  text: string;
  /** Where to continue. An empty `href` is the requested URL. */
  links: readonly { href: string; label: string }[];
}

/**
 * What the server itself refuses, or can't pass on. A person gets it as a page with the header and footer of the site, which is
 * cached under an internal path (`getNoticePath`), and a program as plain text.
 */
export const NOTICES = {
  'method-not-allowed': {
    heading: 'This page doesn’t accept this request',
    text:
      'This URL doesn’t accept this type of request, so nothing was sent or changed. ' +
      'If you filled in a form, go back to it: most browsers still have what you typed. Then send it from there.',
    links: [
      { href: '', label: 'Open this page' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  'other-site': {
    heading: 'This can be sent only from this site',
    text:
      'This request didn’t come from a page of this site, so nothing was sent or changed. ' +
      'Open the page and try again. If that doesn’t help, your browser or an extension hides which page sends a request.',
    links: [
      { href: '', label: 'Open this page' },
      { href: '/', label: 'Home page' },
    ],
  },
  'registry-unavailable': {
    heading: 'The download server isn’t responding',
    text:
      'This file can’t be read at the moment. Nothing is wrong with your link or your account. ' +
      'Try again in a minute; a download that was interrupted can be resumed.',
    links: [
      { href: '', label: 'Try again' },
      { href: '/downloads/postgres-postgresql-downloads', label: 'PostgreSQL downloads, which don’t need this server' },
    ],
  },
  'subscription-needed': {
    heading: 'This file needs a subscription',
    text:
      'To download it, enter your registry user name, and as the password a repository token, ' +
      'which you create in your dashboard. Nothing was downloaded.',
    links: [
      { href: '', label: 'Try again' },
      { href: '/dashboard', label: 'Open your dashboard' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

export type Notice = keyof typeof NOTICES;

const PREFIX = '/server-notice/';

/** Returns the internal path at which the page of a notice is rendered. */
export function getNoticePath(notice: Notice): string {
  return PREFIX + notice;
}

/** Returns the notice whose page this internal path is. */
export function findNotice(path: string): NoticeText | undefined {
  return Object.entries(NOTICES).find(([notice]) => path === PREFIX + notice)?.[1];
}
