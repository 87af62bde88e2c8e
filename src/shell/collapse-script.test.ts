// @vitest-environment happy-dom
import { Script } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { COLLAPSE_SCRIPT } from './collapse-script';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Loads a page with two folded parts. The result turns the window and returns which parts are open. */
function loadPage(matches: boolean): (isNarrow: boolean) => boolean[] {
  const query: { matches: boolean; onchange: (() => void) | null } = { matches, onchange: null };
  vi.stubGlobal('matchMedia', () => query);
  document.body.innerHTML = '<details open data-fold></details><details open data-fold></details>';
  // The page's script, as the browser runs it.
  new Script(COLLAPSE_SCRIPT).runInThisContext();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return (isNarrow) => {
    query.matches = isNarrow;
    query.onchange?.();
    return findOpen();
  };
}

function findOpen(): boolean[] {
  return [...document.querySelectorAll('details')].map(({ open }) => open);
}

it('what is collapsed on a phone opens when the window becomes wide', () => {
  const turn = loadPage(true);
  expect(findOpen()).toEqual([false, false]);
  expect(turn(false)).toEqual([true, true]);
});

it('a window that becomes narrow closes nothing', () => {
  const turn = loadPage(false);
  expect(findOpen()).toEqual([true, true]);
  expect(turn(true)).toEqual([true, true]);
});
