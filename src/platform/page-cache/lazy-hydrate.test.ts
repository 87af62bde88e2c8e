// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyHydrate } from './lazy-hydrate';

const VERSION = 'version';
const PAGE =
  '<link disabled href="/style.css"><button data-needs-script>Save</button>' +
  `<script type="text/plain" data-src="/a.js"></script><script type="text/plain" data-rsc="${VERSION}"></script>`;
const DATA_HEADERS = { 'content-type': 'text/x-component', 'x-page-version': VERSION };

/** A response whose connection drops while its body is read. */
function cutOff(headers: Record<string, string> = {}): Response {
  return new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), { headers });
}

const respond = vi.fn<(url: string) => Response>();
let flight: unknown[];
/** Controls whose own action the browser has performed. */
let acted: EventTarget[];
let listening: AbortController;

beforeEach(() => {
  flight = [];
  acted = [];
  listening = new AbortController();
  respond.mockImplementation((url) =>
    url.includes('_rsc') ? new Response('data', { headers: DATA_HEADERS }) : new Response('a { color: red }'),
  );
  vi.stubGlobal('fetch', async (url: string) => respond(url));
  vi.stubGlobal('__next_f', flight);
  vi.stubGlobal('setTimeout', () => 0);
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture?: boolean) =>
    add(type, listener, { capture: capture === true, signal: listening.signal }),
  );
  document.body.innerHTML = PAGE;
  lazyHydrate();
  document.body.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented && event.target) acted.push(event.target);
    },
    { signal: listening.signal },
  );
});
afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['hydrated'];
});

function findButton(): HTMLButtonElement {
  const button = document.querySelector('button');
  if (!button) throw new Error('The page has no button.');
  return button;
}

/** What React does when it has hydrated the page. */
function hydrate(): void {
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event('hydrated'));
}

const findScript = () => document.querySelector('script[src]');
const waitForScript = () => vi.waitFor(() => expect(findScript()).not.toBeNull());

it('a click waits for React and is repeated', async () => {
  findButton().click();
  expect([findButton().ariaBusy, acted]).toEqual(['true', []]);
  await waitForScript();
  expect(flight).toEqual([[1, 'data']]);
  hydrate();
  expect([findButton().ariaBusy, acted]).toEqual([null, [findButton()]]);
});

it('a page whose style sheet is cut off is hydrated without it', async () => {
  respond.mockImplementation((url) => (url.includes('_rsc') ? new Response('data', { headers: DATA_HEADERS }) : cutOff()));
  dispatchEvent(new Event('pointerover'));
  await waitForScript();
});

it('when React’s data is cut off, the next interaction tries again, and a click is repeated then', async () => {
  respond.mockImplementation((url) => (url.includes('_rsc') ? cutOff(DATA_HEADERS) : new Response('')));
  findButton().click();
  await vi.waitFor(() => expect(respond).toHaveBeenCalledWith(expect.stringContaining('_rsc')));
  expect([acted, findScript()]).toEqual([[], null]);

  respond.mockImplementation(() => new Response('data', { headers: DATA_HEADERS }));
  await vi.waitFor(() => {
    dispatchEvent(new Event('pointerover'));
    expect(findScript()).not.toBeNull();
  });
  expect(flight).toEqual([[1, 'data']]);
  hydrate();
  expect(acted).toEqual([findButton()]);
});

it('when a script doesn’t load, the next interaction requests it again', async () => {
  findButton().click();
  await waitForScript();
  findScript()?.dispatchEvent(new Event('error'));
  expect([acted, findScript()]).toEqual([[], null]);
  dispatchEvent(new Event('pointerover'));
  await waitForScript();
  expect(flight, 'React has its data once').toEqual([[1, 'data']]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  const button = findButton();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(acted).toEqual([button]);
  expect(button.ariaBusy).not.toBe('true');
});
