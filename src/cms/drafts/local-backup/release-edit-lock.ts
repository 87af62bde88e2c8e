/** How many forms of an entry stand in this window, by the address of its lock. */
const openForms = new Map<string, number>();

/**
 * Notes that the form of an entry is open, and gives what says that it is not: the lock of the entry is given back when the
 * last form of it in this window is gone, or the window is. A form that is only drawn anew goes and comes at once.
 * @param address of the lock
 */
export function trackOpenForm(address: string): () => void {
  openForms.set(address, (openForms.get(address) ?? 0) + 1);
  const leave = () => releaseEditLock(address);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    openForms.set(address, (openForms.get(address) ?? 1) - 1);
    setTimeout(() => {
      if (openForms.get(address) === 0) leave();
    });
  };
}

/** Gives the lock of an entry back, so that somebody else may edit it. */
export function releaseEditLock(address: string): void {
  // What does not arrive is made up for by the time that a lock lasts.
  fetch(address, { method: 'DELETE', keepalive: true }).catch((error: unknown) =>
    console.warn('The server was not told that this form was left:', error),
  );
}
