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
