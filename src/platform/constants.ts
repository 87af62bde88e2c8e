/**
 * The business constants and limits of the site (specification, section 9). Each is used from here and stands
 * nowhere else, in style sheets as a custom property that the root layout sets from it.
 */

/** Height of the header in CSS pixels; also the scroll-padding-top, so that anchors land below the header. */
export const HEADER_HEIGHT_PX = 124;

/** Stacking order of the skip link: above everything else on a page. */
export const SKIP_LINK_Z_INDEX = 100;

/** Size of the badge that a bot-protection service shows, in CSS pixels. */
export const BOT_PROTECTION_BADGE_PX = { width: 256, height: 60 } as const;

/** Size of the picture that social networks show for a page, in pixels. */
export const OPEN_GRAPH_IMAGE_PX = { width: 1200, height: 630 } as const;

/** Most students in one live class. */
export const STUDENTS_PER_CLASS_MAX = 12;

/** Share of the points that passes a certification exam, in percent. */
export const EXAM_PASS_MARK_PERCENT = 80;

/** Length of a certification exam, in minutes. */
export const EXAM_DURATION_MINUTES = 60;

/** Where the tokens of the sign-on are kept: the Web Storage area that ends with the tab. */
export const TOKEN_STORAGE = 'sessionStorage';

/** Key in session storage of the tokens. What looks whether somebody is signed in, before any other script, reads it too. */
export const TOKEN_STORAGE_KEY = 'okta-token-storage';

/** Key in session storage of the address to return to after signing in. */
export const LAST_VISITED_URL_KEY = 'last-visited-url';

/** Key in session storage of how far signing out has come, for the page that says so. */
export const SIGN_OUT_STATE_KEY = 'signed-out';

/** Keys in session storage of what somebody has typed into a form and not sent yet; the form's id follows. */
export const FORM_DRAFT_KEY_PREFIX = 'typed-';

/** Key in local storage of what somebody has accepted or declined. */
export const PRIVACY_CHOICE_KEY = 'privacy-choice';

/** Cookie of the session of an editor; on https its name begins with `__Host-`. */
export const EDITOR_SESSION_COOKIE = 'editor-session';

/** Cookie of an editor's sign-in that is under way. */
export const EDITOR_SIGN_IN_COOKIE = 'editor-sign-in';

/** Name of the search index, in Postgres as in a configured search service. */
export const SEARCH_INDEX_NAME = 'site';

/** The site is built for production use: nothing shows development aids. */
export const PRODUCTION = true;

/** Most rules that one style sheet may hold; some engines ignore what comes after. */
export const STYLE_RULES_PER_SHEET_MAX = 65_000;
