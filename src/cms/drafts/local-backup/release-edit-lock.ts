/** Number of open forms per entry in this window, by the URL of the entry's lock. */
const openForms = new Map<string, number>();

/**
 * Tracks an open form of an entry and returns a cleanup function. The lock is released when the last form of the entry
 * in this window closes, or the window does. A remount closes and reopens a form at once, so the check is deferred.
 * @param lockUrl URL of the lock
 */
export function trackOpenForm(lockUrl: string): () => void {
  openForms.set(lockUrl, (openForms.get(lockUrl) ?? 0) + 1);
  const leave = () => releaseEditLock(lockUrl);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    openForms.set(lockUrl, (openForms.get(lockUrl) ?? 1) - 1);
    setTimeout(() => {
      if (openForms.get(lockUrl) === 0) leave();
    });
  };
}

/** Releases the lock of an entry, so that someone else can edit it. */
export function releaseEditLock(lockUrl: string): void {
  // If the request is lost, the lock still expires.
  fetch(lockUrl, { method: 'DELETE', keepalive: true }).catch((error: unknown) =>
    console.warn('The edit lock could not be released:', error),
  );
}
