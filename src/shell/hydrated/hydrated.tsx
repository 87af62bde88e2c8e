'use client';

import { useEffect } from 'react';

/** Says that React has taken over the page: `data-hydrated` on the document, and an `awake` event (see page-cache/wake.ts). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
