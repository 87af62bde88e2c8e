/** Where a page of the handbook says thank you: the fragment that the answer leads to. */
export const FEEDBACK_THANKS_ID = 'thank-you';
