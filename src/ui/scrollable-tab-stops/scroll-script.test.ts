// @vitest-environment happy-dom
import { Script } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { SCROLLABLE_TAB_STOP_SCRIPT } from './scroll-script';

interface Size {
  scrollWidth?: number;
  scrollHeight?: number;
}

const SIDE = 100;

/** happy-dom has no layout, so the observer is a fake, and sizes are set by hand. */
let report: (elements: readonly Element[]) => void;
let observed: Set<Element>;

class FakeObserver {
  constructor(callback: (entries: readonly { target: Element }[]) => void) {
    observed = new Set();
    report = (elements) => callback(elements.map((target) => ({ target })));
  }
  observe(element: Element): void {
    observed.add(element);
  }
}

function loadPage(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  vi.stubGlobal('ResizeObserver', FakeObserver);
  // The page's script, as the browser runs it.
  new Script(SCROLLABLE_TAB_STOP_SCRIPT).runInThisContext();
  dispatchEvent(new Event('load'));
  return [...document.querySelectorAll<HTMLElement>('[role=group]')];
}

function resize(element: Element, { scrollWidth = SIDE, scrollHeight = SIDE }: Size): void {
  const sizes = { clientWidth: SIDE, clientHeight: SIDE, scrollWidth, scrollHeight };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value, configurable: true });
}

function findTabIndex(size: Size): number {
  const [group] = loadPage('<pre role="group">code</pre>');
  if (!group) throw new Error('The page has no group.');
  resize(group, size);
  report([group]);
  return group.tabIndex;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it.each<[string, Size]>([
  ['wider', { scrollWidth: 101 }],
  ['higher', { scrollHeight: 120 }],
])('a group that is %s than its frame is a tab stop', (_how, size) => {
  expect(findTabIndex(size)).toBe(0);
});

it.each<[string, Size]>([
  ['fits', {}],
  ['is higher by a rounded pixel', { scrollHeight: 101 }],
])('a group that %s is no tab stop', (_how, size) => {
  expect(findTabIndex(size)).toBe(-1);
});

it('a terminal of a fixed height becomes a tab stop when a line in it appears', () => {
  const [group] = loadPage('<pre role="group"><span>line</span></pre>');
  const line = group?.querySelector('span');
  if (!group || !line) throw new Error('The page has no terminal.');
  expect(observed).toEqual(new Set([group, line]));
  resize(group, {});
  report([group, line]);
  expect(group.tabIndex).toBe(-1);
  resize(group, { scrollHeight: 400 });
  report([line]);
  expect(group.tabIndex).toBe(0);
});
