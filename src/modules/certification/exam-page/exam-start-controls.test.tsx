// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import { SIGNED_IN } from '@/modules/account/testing/signed-in';
import type { AccountExams } from '../exam';
import { ExamStartControls } from './exam-start-controls';

afterEach(() => vi.unstubAllGlobals());

it('a missing choice is listed in a summary that has the focus and links to the field', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValue(Response.json({ attempts: [], certificates: [], next: null } satisfies AccountExams));
  vi.stubGlobal('fetch', fetch);
  const container = await renderInDocument(<ExamStartControls signOn={SIGNED_IN} />);
  await vi.waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  await act(async () => container.querySelector<HTMLElement>('[type=submit]')?.click());
  const summary = container.querySelector('[role=alert]');
  expect(summary?.querySelector('strong')?.textContent).toBe('The exam hasn’t started. One field needs a change.');
  expect(document.activeElement).toBe(summary);
  const target = summary?.querySelector('a')?.getAttribute('href') ?? '';
  expect(container.querySelector(target)?.getAttribute('name')).toBe('level');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('"Try again" moves the focus to the panel, because the button is removed', async () => {
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Response.json({ attempts: [], certificates: [], next: null } satisfies AccountExams)),
  );
  const container = await renderInDocument(<ExamStartControls signOn={SIGNED_IN} />);
  await expect.poll(() => container.querySelector('button')?.textContent).toBe('Try again');
  await act(async () => container.querySelector('button')?.click());
  await expect.poll(() => container.querySelector('form')).not.toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-exam-start]'));
});
