// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';

const CHALLENGE = {
  parameters: { algorithm: 'SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: '00',
  country: 'DE',
};
const buildForm = (note: string) => `
  <form id="form" action="/forms/contact" method="post" data-tools="">
    <p>${note}</p>
    <div data-field="country"><label for="country">Country</label><input id="country" name="country"></div>
  </form>`;

/** The proof of a challenge is computed after the country of the challenge has been used. */
class RecordingWorker {
  static count = 0;
  constructor() {
    RecordingWorker.count += 1;
    throw new Error('The test computes no proof.');
  }
}

const getCountry = () => document.querySelector<HTMLInputElement>('#country');

it('a country that the visitor cleared stays empty when the server returns the form', async () => {
  vi.stubGlobal('Worker', RecordingWorker);
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.endsWith('/forms/challenge') ? Response.json(CHALLENGE) : new Response(buildForm('An error'))),
  );
  document.body.innerHTML = buildForm('New');
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  await import('./form-tools');
  await expect.poll(() => RecordingWorker.count).toBeGreaterThan(0);
  expect(getCountry()?.value).toBe('Germany');
  const earlierCount = RecordingWorker.count;
  const field = getCountry();
  if (field) field.value = '';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.form?.requestSubmit();
  await expect.poll(() => document.body.textContent).toContain('An error');
  await expect.poll(() => RecordingWorker.count).toBeGreaterThan(earlierCount);
  expect(getCountry()).not.toBe(field);
  expect(getCountry()?.value).toBe('');
});

/** Opens a page with a form while its server responds with 503. @returns the stub of `fetch` */
async function openForm() {
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(undefined, { status: 503 })),
  );
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = buildForm('New');
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  await import('./form-tools');
  dispatchEvent(new Event('hydrated'));
  return fetch;
}

it('without a network, a form that certainly wasn’t sent says so and keeps its input', async () => {
  const fetch = await openForm();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  const field = getCountry();
  if (field) field.value = 'Poland';
  field?.form?.requestSubmit();
  await expect
    .poll(() => document.querySelector('[data-summary]')?.textContent)
    .toBe('This was not sent.You are offline. Your input is still here. Press the button again when the network is back.');
  expect(getCountry()?.value).toBe('Poland');
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/forms/contact'), expect.anything());
});

it('a form that React has rendered again keeps what was typed, and is checked while it is filled in', async () => {
  await openForm();
  const field = getCountry();
  if (field) field.value = 'Poland';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  document.body.innerHTML = buildForm('Rendered again');
  expect(getCountry()?.value).toBe('');
  dispatchEvent(new Event('hydrated'));
  expect(getCountry()?.value).toBe('Poland');
  expect(document.querySelector<HTMLFormElement>('form')?.dataset['enhanced']).toBe('yes');
});

it('a form keeps what is typed while React waits for a part of the page to hydrate', async () => {
  await openForm();
  const stop = (event: Event) => event.stopPropagation();
  onTestFinished(() => document.removeEventListener('input', stop, true));
  // As React does.
  document.addEventListener('input', stop, true);
  const field = getCountry();
  if (field) field.value = 'Poland';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  document.body.innerHTML = buildForm('Rendered again');
  dispatchEvent(new Event('hydrated'));
  expect(getCountry()?.value).toBe('Poland');
});
