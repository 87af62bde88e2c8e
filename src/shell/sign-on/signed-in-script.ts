import { TOKEN_STORAGE_KEY } from '@/platform/constants';

/**
 * Looks whether this tab keeps tokens before the first paint, inlined in the head: it marks the document
 * `data-signed-in`, so that the header shows the account from the beginning, and wake.ts wakes the page at once.
 */
export const SIGNED_IN_SCRIPT = `try{if(sessionStorage['${TOKEN_STORAGE_KEY}']?.length>2)document.documentElement.dataset.signedIn=''}catch{}`;
