import { TOKEN_STORAGE_KEY } from '@/platform/constants';

/**
 * Checks before the first paint whether this tab has tokens. Inlined in the head. It marks the document
 * `data-signed-in`, so that the header shows the account from the start and lazy-hydrate.ts hydrates the page at once.
 */
export const SIGNED_IN_SCRIPT = `try{if(sessionStorage['${TOKEN_STORAGE_KEY}']?.length>2)document.documentElement.dataset.signedIn=''}catch{}`;
