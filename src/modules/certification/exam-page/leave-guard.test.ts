// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeaveGuard, type LeaveGuard } from './leave-guard';

/** A sender whose answer the test saves. */
const sender = { hasUnsavedAnswer: false, flush: vi.fn<() => Promise<boolean>>() };
const pages = { assign: vi.fn<(path: string) => void>(), reload: vi.fn<() => void>() };
const reportOffline = vi.fn<() => void>();
let guard: LeaveGuard;

beforeEach(() => {
  vi.stubGlobal('location', pages);
  sender.hasUnsavedAnswer = false;
  guard = createLeaveGuard(sender, { reportOffline });
});
afterEach(() => {
  guard.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Holds back the outcome of saving. @returns what ends it */
function holdSaving(): (isSaved: boolean) => void {
  let end: (isSaved: boolean) => void = () => {};
  const saving = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  sender.flush.mockReturnValue(saving);
  return end;
}

/** Leaves the page as the browser does. @returns whether the browser asks first */
function startNavigation(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function restorePage(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('the browser asks before a page with an unsaved answer is left, and only then', () => {
  expect(startNavigation()).toBe(false);
  sender.hasUnsavedAnswer = true;
  expect(startNavigation()).toBe(true);
  guard.close();
  expect(startNavigation()).toBe(false);
});

it('a button opens its page when the answer is saved, and stays when it is not', async () => {
  const endSaving = holdSaving();
  const leaving = guard.leave('/next');
  expect(pages.assign).not.toHaveBeenCalled();
  endSaving(true);
  await leaving;
  expect(pages.assign.mock.calls).toEqual([['/next']]);

  sender.flush.mockResolvedValue(false);
  await guard.leave('/review');
  expect(pages.assign).toHaveBeenCalledTimes(1);
});

it('a button that waits for the answer doesn’t cancel Back, and gives way to another button', async () => {
  const endSaving = holdSaving();
  const first = guard.leave('/next');
  startNavigation();
  const second = guard.leave('/review');
  endSaving(true);
  await Promise.all([first, second]);
  expect(pages.assign.mock.calls).toEqual([['/review']]);

  const endSavingAgain = holdSaving();
  const third = guard.leave('/next');
  startNavigation();
  endSavingAgain(true);
  await third;
  expect(pages.assign).toHaveBeenCalledTimes(1);
});

it('a page that is chosen without a network opens when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sender.flush.mockResolvedValue(true);
  await guard.leave('/next');
  expect(reportOffline).toHaveBeenCalledTimes(1);
  expect(pages.assign, 'the browser’s error would replace the question').not.toHaveBeenCalled();
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => pages.assign.mock.calls).toEqual([['/next']]);
});

it('an answer that waits for a retry is sent when the page is hidden', () => {
  dispatchEvent(new Event('pagehide'));
  expect(sender.flush).toHaveBeenCalledTimes(1);
});

it('a page from the back/forward cache is loaded again, or sends its unsaved answer', () => {
  restorePage(false);
  expect(pages.reload).not.toHaveBeenCalled();
  restorePage(true);
  expect(pages.reload).toHaveBeenCalledTimes(1);
  expect(sender.flush).not.toHaveBeenCalled();
  sender.hasUnsavedAnswer = true;
  restorePage(true);
  expect(pages.reload).toHaveBeenCalledTimes(1);
  expect(sender.flush).toHaveBeenCalledTimes(1);
});
