// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { SignOutChannel } from './sign-out-channel';
import { subscribeToStoredSession, readStoredSession } from './stored-session';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

function storeTokens(accessExpiresAt: number, idExpiresAt = accessExpiresAt, claims: object = { name: 'Ada' }): void {
  const tokens = {
    accessToken: { accessToken: 'a.b.c', expiresAt: accessExpiresAt },
    idToken: { idToken: 'd.e.f', claims, expiresAt: idExpiresAt },
  };
  sessionStorage.setItem(TOKEN_STORAGE_KEY, JSON.stringify(tokens));
}

let following: AbortController;

function follow() {
  const onStateChange = vi.fn();
  const onRenewalDue = vi.fn();
  subscribeToStoredSession({ onStateChange, onRenewalDue, signal: following.signal });
  return { onStateChange, onRenewalDue };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
  following = new AbortController();
});

afterEach(() => {
  following.abort();
  vi.useRealTimers();
});

it.each([
  ['the name', { name: 'Ada', preferred_username: 'ada', email: 'ada@example.com' }, 'Ada'],
  ['else the user name', { preferred_username: 'ada', email: 'ada@example.com' }, 'ada'],
  ['else the email address', { email: 'ada@example.com' }, 'ada@example.com'],
  ['else what it is', {}, 'Account'],
])('calls an account by %s', (_what, claims, name) => {
  storeTokens(inSeconds(3600), undefined, claims);
  expect(readStoredSession()?.state).toMatchObject({ status: 'signed-in', name });
});

it('returns the access token until a minute before one of the tokens expires', () => {
  storeTokens(inSeconds(3600), inSeconds(61));
  expect(readStoredSession()).toMatchObject({ accessToken: 'a.b.c', renewalAt: NOW + 1000 });
  storeTokens(inSeconds(3600), inSeconds(60));
  expect(readStoredSession()).toBeUndefined();
  storeTokens(inSeconds(60), inSeconds(3600));
  expect(readStoredSession()).toBeUndefined();
});

it.each(['{}', '{"accessToken":{"accessToken":"a.b.c"}}', '{"idToken":{"idToken":"a.b.c"}}', '[]', 'tokens'])(
  'leaves %s to the SDK',
  (stored) => {
    sessionStorage.setItem(TOKEN_STORAGE_KEY, stored);
    expect(readStoredSession()).toBeUndefined();
  },
);

it('asks for the SDK once the tokens have to be renewed, and not before', () => {
  storeTokens(inSeconds(3 * 3600));
  const { onStateChange, onRenewalDue } = follow();
  expect(onStateChange).toHaveBeenLastCalledWith({ status: 'signed-in', name: 'Ada', email: undefined });
  vi.advanceTimersByTime((3 * 3600 - 61) * 1000);
  expect(onRenewalDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onRenewalDue).toHaveBeenCalledTimes(1);
});

it('asks for the SDK at once when the tokens have expired', () => {
  storeTokens(1);
  const { onStateChange, onRenewalDue } = follow();
  expect(onRenewalDue).toHaveBeenCalledTimes(1);
  expect(onStateChange).not.toHaveBeenCalled();
});

it('asks for the SDK again when the network returns', () => {
  storeTokens(inSeconds(3600));
  const { onStateChange, onRenewalDue } = follow();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(3600 * 1000);
  expect(onRenewalDue, 'offline, the SDK can’t be loaded').not.toHaveBeenCalled();
  expect(onStateChange).toHaveBeenLastCalledWith({ status: 'unreachable' });
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  expect(onRenewalDue).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(onRenewalDue, 'the SDK may have failed to load').toHaveBeenCalledTimes(2);
  following.abort();
  dispatchEvent(new Event('online'));
  expect(onRenewalDue).toHaveBeenCalledTimes(2);
});

it('forgets the tokens when the user signs out in another tab', async () => {
  storeTokens(inSeconds(3600));
  const { onStateChange, onRenewalDue } = follow();
  const otherTab = new SignOutChannel(() => undefined);
  otherTab.broadcastSignOut();
  await vi.waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith({ status: 'signed-out' }), { timeout: 20_000 });
  otherTab.close();
  expect(sessionStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  expect(onRenewalDue).not.toHaveBeenCalled();
});

it('notices a sign-out when the page is restored from the back/forward cache', () => {
  storeTokens(inSeconds(3600));
  const { onStateChange } = follow();
  sessionStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(onStateChange).toHaveBeenLastCalledWith({ status: 'signed-out' });
});

it('stops when the SDK has taken over', () => {
  storeTokens(inSeconds(3600));
  const { onStateChange, onRenewalDue } = follow();
  following.abort();
  sessionStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(3600 * 1000);
  expect(onStateChange).toHaveBeenCalledTimes(1);
  expect(onRenewalDue).not.toHaveBeenCalled();
});
