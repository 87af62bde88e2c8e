/** The id of the thank-you message on a handbook page, used as the fragment of the redirect. */
export const FEEDBACK_THANKS_ID = 'thank-you';
