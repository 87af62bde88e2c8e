// @vitest-environment happy-dom
import { OktaAuth, type AccessToken, type IDToken } from '@okta/okta-auth-js';
import { act, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRoot, type TestRoot } from '@/ui/testing/test-root';
import { Security, useAuthState } from './security';

const restoreOriginalUri = () => Promise.resolve();
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function accessToken(): AccessToken {
  return {
    accessToken: 'a.b.c',
    claims: { sub: '1', ver: 1, iss: '', aud: '', iat: 0, exp: 0 },
    expiresAt: inAnHour(),
    tokenType: 'Bearer',
    scopes: ['openid'],
    authorizeUrl: 'https://id.example/v1/authorize',
    userinfoUrl: 'https://id.example/v1/userinfo',
  };
}

function idToken(name: string): IDToken {
  return {
    idToken: 'a.b.c',
    claims: { sub: '1', name },
    expiresAt: inAnHour(),
    scopes: ['openid'],
    authorizeUrl: 'https://id.example/v1/authorize',
    issuer: 'https://id.example',
    clientId: 'site',
  };
}

function createOktaAuth(): OktaAuth {
  return new OktaAuth({
    issuer: 'https://id.example/oauth2/default',
    clientId: 'site',
    redirectUri: '/login/callback',
    tokenManager: { storage: 'sessionStorage', autoRenew: false },
    storageManager: { token: { storageType: 'sessionStorage' } },
  });
}

function Shown() {
  const state = useAuthState();
  return (
    <output>{state === null ? 'unknown' : state.isAuthenticated ? String(state.idToken?.claims.name) : 'signed out'}</output>
  );
}

let page: TestRoot;

async function show(tree: ReactNode): Promise<void> {
  await act(async () => page.root.render(tree));
}

const text = () => page.container.textContent;

/** Waits for a text that the SDK finds out in several steps. */
async function expectText(expected: string): Promise<void> {
  const readLater = async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return text();
  };
  await expect.poll(readLater).toBe(expected);
}

beforeEach(() => {
  sessionStorage.clear();
  page = createTestRoot();
});

afterEach(() => vi.restoreAllMocks());

describe('configuration errors are shown in a paragraph', () => {
  it('when there is no auth instance', async () => {
    await show(<Security restoreOriginalUri={restoreOriginalUri}>content</Security>);
    expect(page.container.innerHTML).toBe('<p data-error-fallback="">No oktaAuth instance passed to Security Component</p>');
  });

  it('when there is no callback', async () => {
    await show(<Security oktaAuth={createOktaAuth()}>content</Security>);
    expect(page.container.innerHTML).toBe(
      '<p data-error-fallback="">No restoreOriginalUri callback passed to Security Component</p>',
    );
  });

  it.each(['4.9.2', '6.0.0', '50.1.0'])('when the SDK version is %s, without starting anything', async (version) => {
    const oktaAuth = createOktaAuth();
    vi.spyOn(oktaAuth._oktaUserAgent, 'getVersion').mockReturnValue(version);
    const start = vi.spyOn(oktaAuth, 'start');
    await show(
      <Security oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri}>
        content
      </Security>,
    );
    expect(page.container.innerHTML).toBe('<p data-error-fallback="">Incompatible auth SDK version (only 5.x is supported)</p>');
    expect(start).not.toHaveBeenCalled();
  });

  it('but not when the version check is skipped', async () => {
    const oktaAuth = createOktaAuth();
    vi.spyOn(oktaAuth._oktaUserAgent, 'getVersion').mockReturnValue('6.0.0');
    await show(
      <Security oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri} skipVersionCheck>
        content
      </Security>,
    );
    await expectText('content');
  });
});

describe("with this site's SDK", () => {
  it('has the version that the specification requires', () => {
    expect(createOktaAuth()._oktaUserAgent.getVersion()).toMatch(/^5\.\d+\.\d+$/);
  });

  it('reports that nobody is signed in', async () => {
    await show(
      <Security oktaAuth={createOktaAuth()} restoreOriginalUri={restoreOriginalUri}>
        <Shown />
      </Security>,
    );
    await expectText('signed out');
  });

  it('finds the tokens of this tab and is notified of every change', async () => {
    const oktaAuth = createOktaAuth();
    oktaAuth.tokenManager.setTokens({ accessToken: accessToken(), idToken: idToken('Ada') });
    await show(
      <Security oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri}>
        <Shown />
      </Security>,
    );
    await expectText('Ada');
    await act(async () => {
      oktaAuth.tokenManager.setTokens({ accessToken: accessToken(), idToken: idToken('Grace') });
      await oktaAuth.authStateManager.updateAuthState();
    });
    await expectText('Grace');
    await act(async () => {
      oktaAuth.tokenManager.clear();
      await oktaAuth.authStateManager.updateAuthState();
    });
    await expectText('signed out');
  });

  it('starts the auth manager on mount, stops it on unmount, and gets no updates after that', async () => {
    const oktaAuth = createOktaAuth();
    const start = vi.spyOn(oktaAuth, 'start');
    const stop = vi.spyOn(oktaAuth, 'stop');
    const unsubscribe = vi.spyOn(oktaAuth.authStateManager, 'unsubscribe');
    await show(
      <Security oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri}>
        <Shown />
      </Security>,
    );
    await expectText('signed out');
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    await show(null);
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(Reflect.get(oktaAuth.tokenManager, 'service')).toBeNull();
  });

  it('works in strict mode, which mounts twice: one running manager, one subscription, the correct state', async () => {
    const oktaAuth = createOktaAuth();
    oktaAuth.tokenManager.setTokens({ accessToken: accessToken(), idToken: idToken('Ada') });
    const start = vi.spyOn(oktaAuth, 'start');
    const stop = vi.spyOn(oktaAuth, 'stop');
    const subscribe = vi.spyOn(oktaAuth.authStateManager, 'subscribe');
    const unsubscribe = vi.spyOn(oktaAuth.authStateManager, 'unsubscribe');
    await show(
      <StrictMode>
        <Security oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri}>
          <Shown />
        </Security>
      </StrictMode>,
    );
    await expectText('Ada');
    expect(start.mock.calls.length - stop.mock.calls.length, 'running').toBe(1);
    expect(start.mock.calls.length, 'mounted twice').toBe(2);
    expect(subscribe.mock.calls.length - unsubscribe.mock.calls.length, 'subscribed').toBe(1);
    await act(async () => {
      oktaAuth.tokenManager.clear();
      await oktaAuth.authStateManager.updateAuthState();
    });
    await expectText('signed out');
    await show(null);
    expect(start.mock.calls.length).toBe(stop.mock.calls.length);
  });

  it('passes the callback to the SDK, which calls it when tokens arrive', async () => {
    const oktaAuth = createOktaAuth();
    const restore = vi.fn(restoreOriginalUri);
    await show(
      <Security oktaAuth={oktaAuth} restoreOriginalUri={restore}>
        <Shown />
      </Security>,
    );
    await act(() => oktaAuth.handleLoginRedirect({ accessToken: accessToken(), idToken: idToken('Ada') }));
    expect(restore).toHaveBeenCalledTimes(1);
    await expectText('Ada');
  });
});
