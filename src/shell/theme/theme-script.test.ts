// @vitest-environment happy-dom
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { STORED_ITEMS } from '@/modules/privacy/server';
import { THEME_SCRIPT } from './theme-script';

const { name } = STORED_ITEMS.theme;
const root = document.documentElement;

function findChecked(): string | undefined {
  return document.querySelector<HTMLInputElement>('input:checked')?.value;
}

function show(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('a page has the stored theme, also when it is restored from the back/forward cache, and stores a new choice', () => {
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('');
  document.cookie = `${name}=dark;path=/`;
  // The page's script, as the browser runs it.
  new Script(THEME_SCRIPT).runInThisContext();
  expect(root.dataset['theme'], 'before the page is parsed').toBe('dark');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(findChecked()).toBe('dark');

  document.cookie = `${name}=light;path=/`;
  show(false);
  expect(root.dataset['theme'], 'the page was shown for the first time').toBe('dark');
  show(true);
  expect([root.dataset['theme'], findChecked()]).toEqual(['light', 'light']);

  document.cookie = `${name}=;path=/;max-age=0`;
  show(true);
  expect([root.dataset['theme'], findChecked()], 'the system’s theme was chosen').toEqual([undefined, 'system']);

  const dark = document.querySelector<HTMLInputElement>('[value=dark]');
  dark?.click();
  expect([root.dataset['theme'], document.cookie]).toEqual(['dark', `${name}=dark`]);
  document.querySelector<HTMLInputElement>('[value=system]')?.click();
  expect(root.dataset['theme']).toBeUndefined();
  document.body.innerHTML = '';
});
