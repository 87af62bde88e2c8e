'use client';

import { useEffect } from 'react';

/**
 * Signals that React has hydrated the page: sets `data-hydrated` on the document and fires a `hydrated` event
 * (page-cache/lazy-hydrate.ts).
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
