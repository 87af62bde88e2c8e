import type { AnswerSender } from './answer-sender';

interface LeaveGuardOptions {
  /** Is called when a page can't be opened yet, because the device is offline. */
  readonly reportOffline: () => void;
}

/** Guards the page of a question against being left with an answer that isn't saved, or without a network. */
export interface LeaveGuard {
  /**
   * Opens another page as soon as the answer is saved, unless the page is left in another way meanwhile. Without a network, it
   * opens the page when the network is back, because the browser would replace the question and the clock by an error.
   */
  readonly leave: (target: string) => Promise<void>;
  /** Stops watching the page. */
  readonly close: () => void;
}

/**
 * Watches how the page of a question is left: for Back and for links, the browser asks first when the answer isn't saved. A page
 * that is restored from the back/forward cache is loaded again, because its answer may have been changed since.
 */
export function createLeaveGuard(
  sender: Pick<AnswerSender, 'flush' | 'hasUnsavedAnswer'>,
  { reportOffline }: LeaveGuardOptions,
): LeaveGuard {
  let next: string | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  let isPostponed = false;
  const leave = async (target: string) => {
    next = target;
    isPostponed = false;
    if (!(await sender.flush()) || next !== target) return;
    if (navigator.onLine) return location.assign(target);
    isPostponed = true;
    reportOffline();
  };
  const goOn = () => {
    if (isPostponed && next !== undefined) void leave(next);
  };
  const confirmLeaving = (event: Event) => {
    // The person chose another page, and opening this one would cancel that.
    next = undefined;
    if (sender.hasUnsavedAnswer) event.preventDefault();
  };
  // Also for browsers that don't ask, such as those of iPhones. The request outlives the page, and the answer is kept until then.
  const sendLast = () => void sender.flush();
  const refresh = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (sender.hasUnsavedAnswer) void sender.flush();
    else location.reload();
  };
  addEventListener('beforeunload', confirmLeaving, { signal });
  addEventListener('pagehide', sendLast, { signal });
  // A phone may end a page in the background without another event.
  document.addEventListener('visibilitychange', sendLast, { signal });
  addEventListener('pageshow', refresh, { signal });
  addEventListener('online', goOn, { signal });
  return { leave, close: () => listeners.abort() };
}
