/** Replaces `fetch` in a test with a request to a server that never responds: it ends only when its signal is aborted. */
export function fetchWithoutResponse(_url: unknown, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Replaces `AbortSignal.timeout` in a test with one that follows fake timers. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time limit has passed.', 'TimeoutError')), milliseconds);
  return controller.signal;
}
