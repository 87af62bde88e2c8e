/** Path that the identity provider redirects to after sign-in (specification, section 7). */
export const CALLBACK_PATH = '/login/callback';

/** Path that it redirects to after sign-out (specification, section 7). */
export const AFTER_SIGN_OUT_PATH = '/logout';
