/** Where the identity provider sends people who have signed in (specification, section 7). */
export const CALLBACK_PATH = '/login/callback';

/** Where it sends those who have signed out (specification, section 7). */
export const AFTER_SIGN_OUT_PATH = '/logout';
