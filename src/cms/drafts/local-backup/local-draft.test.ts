// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@/platform/durations';
import { removeLocalDraft, saveLocalDraft, getLocalDraftKey, readLocalDraft } from './local-draft';
import { hasSameContent, hasSaved } from './has-same-content';

const key = getLocalDraftKey('pages', 7);

beforeEach(() => localStorage.clear());

test('returns a saved draft until it is removed', () => {
  saveLocalDraft(key, { at: 1000, values: { label: 'A' } });
  expect(readLocalDraft(key, 2000)).toEqual({ at: 1000, values: { label: 'A' } });
  expect(readLocalDraft(getLocalDraftKey('pages', 8), 2000)).toBeUndefined();
  removeLocalDraft(key);
  expect(readLocalDraft(key, 2000)).toBeUndefined();
});

test('does not return drafts older than a week', () => {
  saveLocalDraft(key, { at: 0, values: {} });
  expect(readLocalDraft(key, 8 * DAY_MS)).toBeUndefined();
});

test.each(['', 'no JSON', '{"values":1}', 'null'])('returns undefined for unreadable data (%s)', (text) => {
  localStorage.setItem(key, text);
  expect(readLocalDraft(key, 0)).toBeUndefined();
});

test('ignores fields that nobody types when comparing forms', () => {
  expect(hasSameContent({ a: 1, b: null, updatedAt: 'x' }, { updatedAt: 'y', a: 1, b: undefined })).toBe(true);
  expect(hasSameContent({ a: 1, review: { state: 'approved' } }, { a: 1, review: { state: 'writing' } })).toBe(true);
  expect(hasSameContent({ a: 1 }, { a: 2 })).toBe(false);
});

test.each([
  [{ label: 'A', layout: [{ heading: 'B' }] }, true],
  [{ label: 'A', section: '', related: [], meta: { title: null }, review: { state: 'approved' } }, true],
  [{ label: 'A typed since' }, false],
  [{ layout: [{ heading: 'B' }, { heading: 'added' }] }, false],
  [{ layout: [{ heading: 'typed since' }] }, false],
  [{ meta: { title: 'typed since' } }, false],
  [{ label: '' }, false],
])('a saved entry has what the form shows: %j, %j', (shown, isSaved) => {
  const saved = { id: 7, label: 'A', section: null, meta: {}, layout: [{ id: 'x', heading: 'B' }], review: { state: 'writing' } };
  expect(hasSaved(saved, shown)).toBe(isSaved);
});
