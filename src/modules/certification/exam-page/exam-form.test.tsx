// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRoot, type TestRoot } from '@/ui/testing/test-root';
import { EXAM_PATHS } from '../exam-paths';
import { ExamForm } from './exam-form';

let page: TestRoot;

beforeEach(() => {
  // Happy DOM has no entry of this kind.
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
  page = createTestRoot();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Replaces `fetch`: answers can't be saved, and the exam is over. */
function stubSite(): void {
  vi.stubGlobal('fetch', (path: string) =>
    path === EXAM_PATHS.clock ? Promise.resolve(Response.json({ secondsLeft: 0 })) : Promise.reject(new TypeError('No network')),
  );
}

const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before an unsaved answer is left, but not when the clock opens the result', async () => {
  stubSite();
  const opened: string[] = [];
  let asks: boolean | undefined;
  const assign = (path: string) => {
    asks = asksBeforeLeaving();
    opened.push(path);
  };
  await act(async () => {
    page.root.render(
      <ExamForm attempt={1} position={1} secondsLeft={600} targets={{ next: '/next' }}>
        <input type="radio" name="choice" value="0" />
      </ExamForm>,
    );
    await Promise.resolve();
  });
  expect(asksBeforeLeaving()).toBe(false);
  await act(async () => {
    page.container.querySelector('input')?.click();
    await Promise.resolve();
  });
  expect(asksBeforeLeaving()).toBe(true);
  // The styles make a message about an answer that isn't saved stand out.
  await expect.poll(() => page.container.querySelector('[data-saving=waiting]')?.textContent).toMatch(/^Not saved yet/);

  vi.stubGlobal('location', { assign });
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await expect.poll(() => opened).toEqual([EXAM_PATHS.result]);
  expect(asks).toBe(false);
});
