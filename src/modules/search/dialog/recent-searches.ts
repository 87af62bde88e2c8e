import { RECENT_SEARCHES_KEY, SEARCH_SHORTCUT_KEY } from '@/platform/constants';

const RECENT_MAX = 5;

/** Returns the recent searches in this browser, newest first. They never leave the browser. */
export function readRecentSearches(): string[] {
  const stored: unknown = parse(read(RECENT_SEARCHES_KEY));
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string').slice(0, RECENT_MAX) : [];
}

/** Stores a search. */
export function addRecentSearch(query: string): void {
  const others = readRecentSearches().filter((each) => each !== query);
  write(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, RECENT_MAX)));
}

/** Removes all stored searches. */
export function clearRecentSearches(): void {
  write(RECENT_SEARCHES_KEY, '[]');
}

/** Returns whether `/` opens the search. It can be turned off, because speech input may type it (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  return read(SEARCH_SHORTCUT_KEY) !== 'off';
}

/** Turns the shortcut `/` on or off. */
export function setShortcut(isOn: boolean): void {
  write(SEARCH_SHORTCUT_KEY, isOn ? 'on' : 'off');
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked for this site.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked for this site.
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
