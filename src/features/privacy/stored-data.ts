/** Something that the site keeps in a visitor's browser. */
export interface StoredItem {
  name: string;
  where: 'cookie' | 'session storage' | 'local storage';
  purpose: string;
  lasts: string;
  /** Kept only after the visitor has agreed. */
  needsConsent: boolean;
}

/** Everything that the site keeps in browsers; the privacy policy shows it, and what sets it takes its name from here. */
export const STORED_ITEMS = {
  theme: {
    name: 'theme',
    where: 'cookie',
    purpose: 'Remembers that you chose the light or the dark appearance. It is set only when you choose, and not read by the server.',
    lasts: '1 year',
    needsConsent: false,
  },
  privacyChoice: {
    name: 'privacy-choice',
    where: 'local storage',
    purpose: 'Remembers whether you accepted or declined the tag manager. It is set only when you choose, and not sent anywhere. A site without a tag manager does not ask.',
    lasts: 'until you clear it',
    needsConsent: false,
  },
  editor: {
    name: 'payload-token',
    where: 'cookie',
    purpose: 'Keeps editors of this site signed in to the content management. Visitors never get it.',
    lasts: '2 hours',
    needsConsent: false,
  },
} as const satisfies Record<string, StoredItem>;
