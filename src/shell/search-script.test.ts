import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { SEARCH_SCRIPT } from './search-script';

// Its own, because the listeners stop every event.
const window = new Window();
const { document } = window;
/** The dialog can't be loaded here. */
const global = {
  addEventListener: window.addEventListener.bind(window),
  localStorage: {},
  location: '',
  navigator: { onLine: true },
  alert: vi.fn(),
};

beforeAll(() => {
  runInNewContext(SEARCH_SCRIPT, global);
  // As React does while it waits for a part of the page that it hydrates.
  for (const type of ['click', 'keydown']) document.addEventListener(type, (event) => event.stopPropagation(), true);
  document.body.innerHTML = '<header><a href="/search">Search</a><a href="/docs">Docs</a></header><input>';
});

/** Dispatches an event, and returns whether the search opens instead of what the browser would do. */
function opensSearch(selector: string, event: InstanceType<typeof window.Event>): boolean {
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}
const press = (init: { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean }) =>
  new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
const click = (init: { ctrlKey?: boolean } = {}) => new window.MouseEvent('click', { bubbles: true, cancelable: true, ...init });

it('is short, because it is in every page', () => {
  expect(SEARCH_SCRIPT.length).toBeLessThanOrEqual(700);
});

it('opens the search by its keys and its link, also while React stops events', () => {
  expect(opensSearch('body', press({ key: '/' }))).toBe(true);
  expect(opensSearch('body', press({ key: 'k', ctrlKey: true }))).toBe(true);
  expect(opensSearch('input', press({ key: 'k', metaKey: true }))).toBe(true);
  expect(opensSearch('[href="/search"]', click())).toBe(true);
});

it('leaves other keys, text, other links, and new tabs to the browser', () => {
  expect(opensSearch('body', press({ key: 'k' }))).toBe(false);
  expect(opensSearch('body', press({ key: '/', altKey: true }))).toBe(false);
  expect(opensSearch('input', press({ key: '/' }))).toBe(false);
  expect(opensSearch('[href="/docs"]', click())).toBe(false);
  expect(opensSearch('[href="/search"]', click({ ctrlKey: true }))).toBe(false);
});

it('leads to the search page if its script can’t be loaded, and says so when the device is offline', async () => {
  expect(opensSearch('[href="/search"]', click())).toBe(true);
  await expect.poll(() => global.location).toBe('/search');
  global.location = '';
  global.navigator.onLine = false;
  expect(opensSearch('[href="/search"]', click())).toBe(true);
  await expect.poll(() => global.alert.mock.calls).toEqual([['You are offline']]);
  expect(global.location).toBe('');
});
