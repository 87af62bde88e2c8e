import { TOKEN_STORAGE_KEY } from '@/platform/constants';

/** Whether this tab keeps tokens of a sign-in, looked up without the SDK. False when the browser refuses its storage. */
export function hasTokens(): boolean {
  try {
    // The SDK leaves `{}` behind when the last token is removed.
    return (sessionStorage.getItem(TOKEN_STORAGE_KEY) ?? '').length > 2;
  } catch {
    return false;
  }
}

/** Whether one of them can renew the others. */
export function hasRefreshToken(): boolean {
  return hasTokens() && (sessionStorage.getItem(TOKEN_STORAGE_KEY) ?? '').includes('"refreshToken"');
}

/**
 * Whether this tab keeps tokens, before the first paint, inlined in the head: it marks the document `data-signed-in`, so that the header shows
 * the account from the beginning, and wake.ts wakes the page at once.
 */
export const SIGNED_IN_SCRIPT = `try{if((sessionStorage['${TOKEN_STORAGE_KEY}']||'').length>2)document.documentElement.dataset.signedIn=''}catch{}`;
