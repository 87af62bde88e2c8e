import { EDITOR_SESSION_COOKIE, EDITOR_SIGN_IN_COOKIE, LAST_VISITED_URL_KEY, PRIVACY_CHOICE_KEY, SIGN_OUT_KEY, TOKEN_STORAGE_KEY, TYPED_FORM_KEY } from '@/platform/constants';

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
    name: PRIVACY_CHOICE_KEY,
    where: 'local storage',
    purpose: 'Remembers what you have accepted of the tag manager, statistics or marketing, and on which day. It is set only when you choose, and not sent anywhere. A site without a tag manager does not ask.',
    lasts: '1 year, then you are asked again',
    needsConsent: false,
  },
  editor: {
    name: EDITOR_SESSION_COOKIE,
    where: 'cookie',
    purpose: 'Keeps editors of this site signed in to the content management. Visitors never get it.',
    lasts: '8 hours',
    needsConsent: false,
  },
  editorSignIn: {
    name: EDITOR_SIGN_IN_COOKIE,
    where: 'cookie',
    purpose: 'Random values by which the site knows that the answer of the sign-on service belongs to the sign-in of an editor. Visitors never get it.',
    lasts: '10 minutes, or until the sign-in is finished',
    needsConsent: false,
  },
  tokens: {
    name: TOKEN_STORAGE_KEY,
    where: 'session storage',
    purpose: 'Keeps you signed in, in this tab: the tokens that the sign-on service gave to it. It is there only while you are signed in.',
    lasts: 'until you sign out or close the tab',
    needsConsent: false,
  },
  signInUnderWay: {
    name: 'okta-transaction-storage',
    where: 'session storage',
    purpose: 'Random values by which your browser knows that the answer of the sign-on service belongs to your sign-in.',
    lasts: 'until the sign-in is finished',
    needsConsent: false,
  },
  signOnService: {
    name: 'okta-cache-storage',
    where: 'session storage',
    purpose: 'The addresses and public keys of the sign-on service, so that they are not asked for again. Nothing in it is about you.',
    lasts: 'until you close the tab',
    needsConsent: false,
  },
  returnAddress: {
    name: LAST_VISITED_URL_KEY,
    where: 'session storage',
    purpose: 'The page that you were on when you pressed “Sign in”, so that you come back to it.',
    lasts: 'until the sign-in is finished',
    needsConsent: false,
  },
  signedOut: {
    name: SIGN_OUT_KEY,
    where: 'session storage',
    purpose: 'How far signing out has come, so that the page after it can tell you.',
    lasts: 'until you sign in or close the tab',
    needsConsent: false,
  },
  typedForm: {
    name: `${TYPED_FORM_KEY}form-…`,
    where: 'session storage',
    purpose: 'What you have typed into a form and not sent yet, so that a reload loses nothing. It is not sent anywhere before you press the button.',
    lasts: 'until the form is sent or you close the tab',
    needsConsent: false,
  },
} as const satisfies Record<string, StoredItem>;

/** What Google keeps for reCAPTCHA, on sites that use it, and only of visitors who get it (modules/forms/scored-visitor.ts). */
export const SCORE_ITEMS: readonly StoredItem[] = [
  {
    name: '_grecaptcha',
    where: 'local storage',
    purpose: 'By which reCAPTCHA of Google knows your browser again when it judges whether a program fills in a form. It is set when you begin to fill in a form, and never where the law wants your consent first, where you have declined, or where your browser sends Global Privacy Control.',
    lasts: 'until you delete it',
    needsConsent: true,
  },
  {
    name: '_GRECAPTCHA',
    where: 'cookie',
    purpose: 'The same, as a cookie of Google’s own address.',
    lasts: '6 months',
    needsConsent: true,
  },
];
