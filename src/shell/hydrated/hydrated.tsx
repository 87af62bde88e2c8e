'use client';

import { useEffect } from 'react';

/** Says that React has taken over the page: `data-hydrated` on the document, and a `hydrated` event (page-cache/lazy-hydrate.ts). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
