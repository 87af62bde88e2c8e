import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { readSessionItem, removeSessionItem } from '@/platform/session-storage';

/** Returns whether this tab has sign-in tokens, without loading the SDK. */
export function hasTokens(): boolean {
  // The SDK leaves `{}` behind when the last token is removed.
  return (readSessionItem(TOKEN_STORAGE_KEY) ?? '').length > 2;
}

/** Returns whether one of the tokens is a refresh token. */
export function hasRefreshToken(): boolean {
  return (readSessionItem(TOKEN_STORAGE_KEY) ?? '').includes('"refreshToken"');
}

/** Removes the tokens of this tab. */
export function clearTokens(): void {
  removeSessionItem(TOKEN_STORAGE_KEY);
}
