import { TOKEN_STORAGE_KEY } from '@/platform/constants';

/**
 * Returns whether this tab has sign-in tokens, without loading the SDK. False when the browser denies access to its
 * storage.
 */
export function hasTokens(): boolean {
  try {
    // The SDK leaves `{}` behind when the last token is removed.
    return (sessionStorage.getItem(TOKEN_STORAGE_KEY) ?? '').length > 2;
  } catch {
    return false;
  }
}

/** Returns whether one of the tokens is a refresh token. */
export function hasRefreshToken(): boolean {
  return hasTokens() && (sessionStorage.getItem(TOKEN_STORAGE_KEY) ?? '').includes('"refreshToken"');
}

/** Removes the tokens of this tab. */
export function clearTokens(): void {
  try {
    sessionStorage.removeItem(TOKEN_STORAGE_KEY);
  } catch {
    // Without access to storage, there are no tokens.
  }
}
