// @vitest-environment happy-dom
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED_ITEMS } from '@/modules/privacy/server';

const KEY = STORED_ITEMS.privacyChoice.name;
const reload = vi.fn();
let listening: AbortController;

/** Loads a page of a site that asks for consent. */
beforeEach(async () => {
  vi.resetModules();
  vi.doMock('./settings', () => ({
    tagManager: { scriptUrl: 'https://tags.example/gtm.js', frameUrl: '', needsConsent: true, regionUrl: '' },
  }));
  const { CONSENT_SCRIPT = '' } = await import('./consent-script');
  vi.spyOn(location, 'reload').mockImplementation(reload);
  listening = new AbortController();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture?: boolean) =>
    add(type, listener, { capture: capture === true, signal: listening.signal }),
  );
  document.body.innerHTML =
    '<section data-consent-bar tabindex="-1"><input name="statistics"><input name="marketing">' +
    '<button data-consent-choice="declined">Reject</button></section>' +
    '<button id="again" data-consent-choice="asked">Privacy choices</button><a href="#" id="link">Link</a>';
  // The page's script, as the browser runs it.
  new Script(CONSENT_SCRIPT).runInThisContext();
});
afterEach(() => {
  listening.abort();
  reload.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('./settings');
  vi.resetModules();
  localStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['consent'];
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

function show(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('a page from the back/forward cache is reloaded if the choice was changed on another page', () => {
  find('[data-consent-choice=declined]').click();
  show(true);
  expect(reload, 'it was made on this page').not.toHaveBeenCalled();
  localStorage.setItem(KEY, '{"statistics":true}');
  show(false);
  expect(reload, 'the page was shown for the first time').not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('an answer moves the focus from the bar, which is hidden, to the button that reopens it', () => {
  const reject = find('[data-consent-choice=declined]');
  reject.focus();
  reject.click();
  expect(document.activeElement).toBe(find('#again'));
});

it('an answer leaves a focus outside the bar where it is', () => {
  find('#link').focus();
  find('[data-consent-choice=declined]').click();
  expect(document.activeElement).toBe(find('#link'));
});
