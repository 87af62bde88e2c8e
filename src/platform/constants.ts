/**
 * The business constants and limits of the site (specification, section 9). They are defined only here; style sheets
 * read them through custom properties that the root layout sets.
 */

/** Height of the header in CSS pixels; also the scroll-padding-top, so that anchors land below the header. */
export const HEADER_HEIGHT_PX = 124;

/** Stacking order of the skip link, above everything else on a page. */
export const SKIP_LINK_Z_INDEX = 100;

/** Size of the badge of the bot-protection service, in CSS pixels. */
export const BOT_PROTECTION_BADGE_PX = { width: 256, height: 60 } as const;

/** Size of the Open Graph image that social networks show for a page, in pixels. */
export const OPEN_GRAPH_IMAGE_PX = { width: 1200, height: 630 } as const;

/** Maximum number of students in a live class. */
export const STUDENTS_PER_CLASS_MAX = 12;

/** Passing score of a certification exam, in percent. */
export const EXAM_PASS_MARK_PERCENT = 80;

/** Duration of a certification exam, in minutes. */
export const EXAM_DURATION_MINUTES = 60;

/** Days after which someone who hasn't passed can take the exam again. */
export const EXAM_RETAKE_DAYS = 14;

/** Days after a revocation before which the person whose certificate was revoked can't take the exam again. */
export const EXAM_REVOKED_RETAKE_DAYS = 90;

/** How long a certificate is valid. */
export const CERTIFICATE_YEARS = 3;

/** Days before the end of a certificate from which its holder can take the exam again. */
export const CERTIFICATE_RENEWAL_DAYS = 90;

/** Web Storage area for the sign-on tokens; it is cleared when the tab closes. */
export const TOKEN_STORAGE = 'sessionStorage';

/** Session storage key of the tokens. The inline script that checks whether a visitor is signed in reads it, too. */
export const TOKEN_STORAGE_KEY = 'okta-token-storage';

/** Session storage key of the URL to return to after signing in. */
export const LAST_VISITED_URL_KEY = 'last-visited-url';

/** Session storage key of the sign-out progress, read by the sign-out page. */
export const SIGN_OUT_STATE_KEY = 'signed-out';

/** Session storage key prefix of form drafts (typed but not sent); the form's id follows. */
export const FORM_DRAFT_KEY_PREFIX = 'typed-';

/** Local storage key of the visitor's privacy choices. */
export const PRIVACY_CHOICE_KEY = 'privacy-choice';

/** In local storage: the last searches of this browser, and whether `/` opens the search. */
export const RECENT_SEARCHES_KEY = 'recent-searches';
export const SEARCH_SHORTCUT_KEY = 'search-shortcut';

/** In local storage: the completed steps and answers of someone who isn't signed in. */
export const LOCAL_PROGRESS_KEY = 'learning';

/** Cookie of an editor's session; on HTTPS its name starts with `__Host-`. */
export const EDITOR_SESSION_COOKIE = 'editor-session';

/** Cookie of an editor's sign-in in progress; on HTTPS its name starts with `__Host-`, too. */
export const EDITOR_SIGN_IN_COOKIE = 'editor-sign-in';

/** Cookie with the key of the exam that a browser takes. */
export const EXAM_KEY_COOKIE = 'exam-key';

/** In local storage: answers of a running exam that aren't saved yet, and when its page was left. */
export const EXAM_ANSWERS_KEY = 'exam-answers';

/** Prefix of the cookies that tie a launch of the learning platform to a browser; the launch's name follows. */
export const LEARNING_LAUNCH_COOKIE_PREFIX = 'lti-launch-';

/** Whether this is the production site, unless the variable PRODUCTION says otherwise: search engines may list it. */
export const PRODUCTION = true;

/** Maximum number of rules in one style sheet; some engines ignore the rest. */
export const STYLE_RULES_PER_SHEET_MAX = 65_000;
