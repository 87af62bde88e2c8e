/** ID of the main content, the target of the skip link. */
export const MAIN_CONTENT_ID = 'main-content';
