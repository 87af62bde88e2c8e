// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { useSignOn } from './sign-on-context';
import { SignOnProvider } from './sign-on-provider';

function storeTokens(expiresAt: number): void {
  const tokens = { accessToken: { accessToken: 'a.b.c', expiresAt }, idToken: { claims: { name: 'Ada' }, expiresAt } };
  sessionStorage.setItem(TOKEN_STORAGE_KEY, JSON.stringify(tokens));
}

/** Does what SIGNED_IN_SCRIPT does. */
function markSignedIn(): void {
  document.documentElement.dataset['signedIn'] = '';
}

let nextPanel = 0;

function Panel() {
  const [id] = useState(() => (nextPanel += 1));
  return `panel ${id}`;
}

function Status() {
  const { state } = useSignOn();
  return (
    <>
      {state.status} {state.status === 'signed-in' ? <Panel /> : null}
    </>
  );
}

const settle = () => act(() => vi.dynamicImportSettled());

async function renderProvider(): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, root } = createTestRoot();
  onTestFinished(() => {
    sessionStorage.clear();
    delete document.documentElement.dataset['signedIn'];
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  act(() =>
    root.render(
      <SignOnProvider>
        <Status />
      </SignOnProvider>,
    ),
  );
  await settle();
  return container;
}

it('the account stays on the page when the tokens can’t be renewed there', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  storeTokens(Date.now() / 1000 + 3600);
  markSignedIn();
  const container = await renderProvider();
  expect(container.textContent).toMatch(/^signed-in panel/);
  const shown = container.textContent;
  act(() => void vi.advanceTimersByTime(3600 * 1000));
  await settle();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Failed to load the sign-on:', expect.anything()), {
    timeout: 20_000,
  });
  expect(container.textContent).toBe(shown);
  sessionStorage.clear();
  await act(async () => dispatchEvent(new Event('online')));
  expect(container.textContent, 'a sign-out ends it').toMatch(/^ended/);
});

it('a page that is opened while the tokens can’t be renewed says so', async () => {
  storeTokens(1);
  markSignedIn();
  const container = await renderProvider();
  await settle();
  await vi.waitFor(() => expect(container.textContent).toMatch(/^unreachable/), { timeout: 20_000 });
});

it('a page restored from the back/forward cache notices a sign-in on another page', async () => {
  const container = await renderProvider();
  const show = async () => {
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
  };
  await show();
  expect(container.textContent).toMatch(/^signed-out/);
  storeTokens(Date.now() / 1000 + 3600);
  await show();
  expect(container.textContent).toMatch(/^signed-in/);
  sessionStorage.clear();
  await show();
  expect(container.textContent).toMatch(/^ended/);
});
