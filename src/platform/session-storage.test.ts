// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isSessionStorageUsable, readSessionItem, removeSessionItem, storeSessionItem } from './session-storage';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('an item is stored, read, and removed', () => {
  expect(isSessionStorageUsable()).toBe(true);
  expect(storeSessionItem('key', 'value')).toBe(true);
  expect(readSessionItem('key')).toBe('value');
  removeSessionItem('key');
  expect(readSessionItem('key')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('nothing is stored in a browser that blocks storage, and nothing throws', () => {
  // Chromium throws when the property itself is read.
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(isSessionStorageUsable()).toBe(false);
  expect(storeSessionItem('key', 'value')).toBe(false);
  expect(readSessionItem('key')).toBeNull();
  expect(() => removeSessionItem('key')).not.toThrow();
});
