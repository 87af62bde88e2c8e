import {
  EDITOR_SESSION_COOKIE,
  EDITOR_SIGN_IN_COOKIE,
  EXAM_ANSWERS_KEY,
  EXAM_KEY_COOKIE,
  LAST_VISITED_URL_KEY,
  LEARNING_LAUNCH_COOKIE_PREFIX,
  LOCAL_PROGRESS_KEY,
  PRIVACY_CHOICE_KEY,
  RECENT_SEARCHES_KEY,
  SEARCH_SHORTCUT_KEY,
  SIGN_OUT_STATE_KEY,
  TOKEN_STORAGE_KEY,
  FORM_DRAFT_KEY_PREFIX,
} from '@/platform/constants';

/** An item that the site stores in a visitor's browser. */
interface StoredItem {
  name: string;
  storage: 'cookie' | 'session storage' | 'local storage';
  purpose: string;
  duration: string;
}

/**
 * Everything that the site stores in browsers. The privacy policy lists it, and the code that sets an item takes its
 * name from here.
 */
export const STORED_ITEMS = {
  theme: {
    name: 'theme',
    storage: 'cookie',
    purpose:
      'Remembers whether you chose the light or the dark appearance. It is set only when you choose, and the server doesn’t read it.',
    duration: '1 year',
  },
  privacyChoice: {
    name: PRIVACY_CHOICE_KEY,
    storage: 'local storage',
    purpose:
      'Remembers which of the tag manager, statistics, and marketing you have accepted, and when. ' +
      'It is set only when you choose, and isn’t sent anywhere. A site without a tag manager doesn’t ask.',
    duration: '1 year, then you are asked again',
  },
  editor: {
    name: EDITOR_SESSION_COOKIE,
    storage: 'cookie',
    purpose: 'Keeps editors of this site signed in to the content management system. Visitors never get it.',
    duration: '8 hours',
  },
  editorSignIn: {
    name: EDITOR_SIGN_IN_COOKIE,
    storage: 'cookie',
    purpose:
      'Random values that show the site that the sign-on service’s response belongs to an editor’s sign-in. Visitors never get it.',
    duration: '10 minutes, or until the sign-in is finished',
  },
  tokens: {
    name: TOKEN_STORAGE_KEY,
    storage: 'session storage',
    purpose:
      'Keeps you signed in in this tab. It contains the tokens from the sign-on service, and exists only while you are signed in.',
    duration: 'until you sign out or close the tab',
  },
  signInUnderWay: {
    name: 'okta-transaction-storage',
    storage: 'session storage',
    purpose: 'Random values that show your browser that the sign-on service’s response belongs to your sign-in.',
    duration: 'until the sign-in is finished',
  },
  signOnService: {
    name: 'okta-cache-storage',
    storage: 'session storage',
    purpose:
      'The URLs and public keys of the sign-on service, so that they aren’t requested again. It contains nothing about you.',
    duration: 'until you close the tab',
  },
  returnAddress: {
    name: LAST_VISITED_URL_KEY,
    storage: 'session storage',
    purpose: 'The page that you were on when you selected “Sign in”, so that you return to it.',
    duration: 'until the sign-in is finished',
  },
  signedOut: {
    name: SIGN_OUT_STATE_KEY,
    storage: 'session storage',
    purpose: 'The progress of signing out, so that the next page can show it.',
    duration: 'until you sign in or close the tab',
  },
  learningLaunch: {
    name: `${LEARNING_LAUNCH_COOKIE_PREFIX}…`,
    storage: 'cookie',
    purpose:
      'A random value that shows the site that a request from the learning platform belongs to the browser in ' +
      'which you selected “Open in the learning platform”. It is set only then.',
    duration: '5 minutes',
  },
  examKey: {
    name: EXAM_KEY_COOKIE,
    storage: 'cookie',
    purpose:
      'A random value that shows the site that your browser is the one in which you began an exam. It is set only when you begin one.',
    duration: '24 hours',
  },
  examAnswers: {
    name: EXAM_ANSWERS_KEY,
    storage: 'local storage',
    purpose:
      'Answers that you have given in an exam and that aren’t saved yet, so that none is lost when the page is closed, and when you ' +
      'left the exam. It is set only while you take one, and is sent to this site alone.',
    duration: 'answers until they are saved, the rest until your next exam',
  },
  recentSearches: {
    name: RECENT_SEARCHES_KEY,
    storage: 'local storage',
    purpose: 'Your last five searches in the search dialog, which offers them again. They aren’t sent anywhere.',
    duration: 'until you select “Clear recent searches”',
  },
  searchShortcut: {
    name: SEARCH_SHORTCUT_KEY,
    storage: 'local storage',
    purpose: 'Remembers whether the / key opens the search. It is set only when you turn that off or on.',
    duration: 'until you delete it',
  },
  learning: {
    name: LOCAL_PROGRESS_KEY,
    storage: 'local storage',
    purpose:
      'The steps of learning paths that you have completed and your answers to exercises, while you aren’t ' +
      'signed in. They aren’t sent anywhere until you sign in and choose to keep them.',
    duration: 'until you delete it',
  },
  typedForm: {
    name: `${FORM_DRAFT_KEY_PREFIX}form-…`,
    storage: 'session storage',
    purpose:
      'What you have typed into a form but not sent yet, so that a reload loses nothing. It isn’t sent anywhere until you submit the form.',
    duration: 'until the form is sent or you close the tab',
  },
} as const satisfies Record<string, StoredItem>;

/**
 * What Google stores for reCAPTCHA, on sites that use it and only for visitors who get it
 * (modules/forms/visitor-score.ts).
 */
export const RECAPTCHA_ITEMS: readonly StoredItem[] = [
  {
    name: '_grecaptcha',
    storage: 'local storage',
    purpose:
      'Lets Google reCAPTCHA recognize your browser when it estimates whether a bot is filling in a form. ' +
      'It is set when you start to fill in a form, and never where the law requires your consent first, ' +
      'where you have declined, or where your browser sends Global Privacy Control.',
    duration: 'until you delete it',
  },
  {
    name: '_GRECAPTCHA',
    storage: 'cookie',
    purpose: 'The same, as a cookie of Google’s own domain.',
    duration: '6 months',
  },
];
