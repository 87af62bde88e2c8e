// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXAM_PATHS } from './exam-paths';
import { ExamForm } from './exam-form';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  // Happy DOM has no entry of this kind.
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
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
    root.render(
      <ExamForm secondsLeft={600} targets={{ next: '/next' }}>
        <input type="radio" name="choice" value="0" />
      </ExamForm>,
    );
    await Promise.resolve();
  });
  expect(asksBeforeLeaving()).toBe(false);
  await act(async () => {
    container.querySelector('input')?.click();
    await Promise.resolve();
  });
  expect(asksBeforeLeaving()).toBe(true);

  vi.stubGlobal('location', { assign });
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await vi.waitFor(() => expect(opened).toEqual([EXAM_PATHS.result]));
  expect(asks).toBe(false);
});
