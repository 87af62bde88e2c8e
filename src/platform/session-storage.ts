/*
 * The session storage of this tab. Browsers that block a site's data throw on each access; there, nothing is stored, and
 * pages work without it.
 */

/** Returns an item's value; null when there is none or the browser blocks storage. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores an item.
 * @returns whether it was stored: not when the browser blocks storage or it is full
 */
export function storeSessionItem(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether items can be stored. */
export function isSessionStorageUsable(): boolean {
  const key = 'storage-test';
  const isUsable = storeSessionItem(key, '1');
  removeSessionItem(key);
  return isUsable;
}

/** Removes an item, if there is one. */
export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
