import { expect, it } from 'vitest';
import { HOUR_MS } from '@/platform/durations';
import { getPreviewLinkState } from './link-state';

const USERS = new Map([
  [1, { roles: ['author'] }],
  [2, { roles: ['sales'] }],
  [3, { roles: [] }],
]);
const findUser = async (id: number) => USERS.get(id) ?? null;
const getState = (madeBy: unknown, hours = 1) =>
  getPreviewLinkState({ madeBy, expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString() }, findUser);

it('a preview link is active while the person who created it sees drafts', async () => {
  expect(await getState(1)).toBe('active');
  expect(await getState({ id: 1, name: 'An author' })).toBe('active');
});

it.each([
  ['has another role', 2],
  ['has no role', { id: 3 }],
  ['has no account', 4],
  ['was deleted', null],
])('a preview link has ended when the person who created it %s', async (_what, madeBy) => {
  expect(await getState(madeBy)).toBe('ended');
});

it('a preview link expires for everyone', async () => {
  expect(await getState(1, -1)).toBe('expired');
  expect(await getState(2, -1)).toBe('expired');
});
