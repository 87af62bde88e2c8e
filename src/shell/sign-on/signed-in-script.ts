import { TOKEN_STORAGE_KEY } from '@/platform/constants';

const HAS_TOKENS = `sessionStorage['${TOKEN_STORAGE_KEY}']?.length>2`;

/**
 * Checks before the first paint whether this tab has tokens. Inlined in the head. It marks the document
 * `data-signed-in`, so that the header shows the account from the start and lazy-hydrate.ts hydrates the page at once.
 */
export const SIGNED_IN_SCRIPT = `try{if(${HAS_TOKENS})document.documentElement.dataset.signedIn=''}catch{}`;
