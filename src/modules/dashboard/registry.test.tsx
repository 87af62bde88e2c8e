// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '@/modules/account/testing/signed-in';
import type { RegistryAccount } from '@/services/registry/tokens';
import { Registry } from './registry';

const ACCOUNT: RegistryAccount = {
  host: 'registry.example.com',
  username: 'ada',
  tokens: [{ id: 'one', name: 'db1', ending: 'abcd', createdAt: '2026-11-26T12:00:00.000Z', previousValidUntil: null }],
  sample: true,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the question of a change opens complete, each time with the focus on “Cancel”', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ACCOUNT)));
  const container = await renderSignedIn(<Registry />);
  await expect.poll(() => container.querySelector('dialog')).not.toBeNull();
  const dialog = container.querySelector('dialog');
  const press = (label: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    button?.focus();
    act(() => button?.click());
  };
  let shown: string | null | undefined;
  showModal.mockImplementation(() => {
    shown = dialog?.querySelector('h2')?.textContent;
  });
  for (const [label, heading] of [
    ['Revoke db1', 'Revoke the token of db1?'],
    ['Rotate db1', 'Rotate the token of db1?'],
  ] as const) {
    press(label);
    expect(shown).toBe(heading);
    expect(document.activeElement?.textContent).toBe('Cancel');
    press('Cancel');
  }
});
