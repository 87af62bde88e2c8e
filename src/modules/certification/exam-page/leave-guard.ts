import type { AnswerSender } from './answer-sender';

/** Guards the page of a question against being left with an answer that isn't saved. */
export interface LeaveGuard {
  /** Opens another page as soon as the answer is saved, unless the page is left in another way meanwhile. */
  readonly leave: (target: string) => Promise<void>;
  /** Stops watching the page. */
  readonly close: () => void;
}

/**
 * Watches how the page of a question is left: for Back and for links, the browser asks first when the answer isn't saved. A page
 * that is restored from the back/forward cache is loaded again, because its answer may have been changed since.
 */
export function createLeaveGuard(sender: Pick<AnswerSender, 'flush' | 'hasUnsavedAnswer'>): LeaveGuard {
  let next: string | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
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
  return {
    leave: async (target) => {
      next = target;
      if ((await sender.flush()) && next === target) location.assign(target);
    },
    close: () => listeners.abort(),
  };
}
