// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRoot, type TestRoot } from '@/ui/testing/test-root';
import { ExamReturn } from './exam-return';
import { createAnswerKeeper, findKeptPositions, markExamLeft } from './kept-answers';

const MINUTE_MS = 60_000;
let page: TestRoot;

beforeEach(() => {
  page = createTestRoot();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a page of exam 1. @param position of its question; without it, the review list */
async function openPage(position?: number): Promise<void> {
  await act(async () => {
    page.root.render(
      <form action="/training/exam/submit">
        {position === undefined ? <ExamReturn attempt={1} /> : <ExamReturn attempt={1} position={position} />}
        <a href="/training/exam/question/4">4</a>
      </form>,
    );
    await Promise.resolve();
  });
}

const readMessage = () => page.container.querySelector('[role="status"]')?.textContent;

/** Replaces `fetch` with one that saves answers, as long as there is a network. @returns what was sent */
function stubSite(network = { isUp: true, attempts: 0 }): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: URLSearchParams }) => {
    network.attempts += 1;
    if (!network.isUp) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push(body.toString());
    return Promise.resolve(Response.json({ outcome: 'saved', revision: 3 }));
  });
  return sent;
}

it('who comes back after a while reads that the time went on, and that the answers are saved', async () => {
  vi.useFakeTimers();
  markExamLeft(1);
  vi.advanceTimersByTime(3 * MINUTE_MS);
  await openPage(2);
  expect(readMessage()).toBe('You were away for 3 minutes, and the exam clock kept running. All your answers are saved.');
});

it('who goes from one question to the next reads nothing', async () => {
  markExamLeft(1);
  await openPage(2);
  expect(readMessage()).toBe('');
});

it('the answer to another question that was kept is sent, and the page says so', async () => {
  const sent = stubSite();
  createAnswerKeeper(1, 4).keep({ choice: ['2'], flagged: true, revision: '2', unconfirmed: [] });
  await openPage(2);
  await expect.poll(readMessage).toBe('Your answer to question 4 was kept when you left, and is saved now.');
  expect(sent).toEqual(['position=4&revision=2&choice=2&flagged=on']);
  expect(findKeptPositions(1)).toEqual([]);
});

it('the exam is submitted only when the kept answers are saved', async () => {
  const network = { isUp: false, attempts: 0 };
  const sent = stubSite(network);
  createAnswerKeeper(1, 4).keep({ choice: ['2'], flagged: false, revision: '0', unconfirmed: [] });
  await openPage();
  await expect.poll(readMessage).toContain('question 4 is kept in this browser');
  const form = page.container.querySelector('form');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  /** @returns whether the browser submits the form */
  const press = async (until: () => boolean): Promise<boolean | undefined> => {
    let isSubmitted: boolean | undefined;
    await act(async () => {
      isSubmitted = form?.dispatchEvent(new Event('submit', { cancelable: true }));
      await vi.waitUntil(until);
      await new Promise((resolve) => setTimeout(resolve));
    });
    return isSubmitted;
  };
  const attempts = network.attempts;
  expect(await press(() => network.attempts > attempts)).toBe(false);
  expect(readMessage()).toContain('The exam was not submitted');
  expect(submit).not.toHaveBeenCalled();
  network.isUp = true;
  expect(await press(() => submit.mock.calls.length > 0)).toBe(false);
  expect(sent).toHaveLength(1);
  expect(await press(() => true), 'all are saved').toBe(true);
  submit.mockRestore();
});

it('without a network, the review list stays instead of the browser’s error', async () => {
  await openPage();
  const fires = (target: Element | null, event: Event) => act(() => target?.dispatchEvent(event));
  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  const submission = () => new Event('submit', { cancelable: true });
  const [form, link] = [page.container.querySelector('form'), page.container.querySelector('a')];
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await fires(form, submission())).toBe(false);
  expect(readMessage()).toMatch(/^You are offline, so the exam was not submitted\./);
  expect(await fires(link, press())).toBe(false);
  expect(readMessage()).toBe('You are offline. Open the question again when the network is back.');
  network.mockReturnValue(true);
  expect(await fires(form, submission())).toBe(true);
});
