'use client';

import { useEffect } from 'react';

/**
 * Signals that React has hydrated the page: sets `data-hydrated` on the document and fires a `hydrated` event
 * (page-cache/lazy-hydrate.ts).
 */
export function Hydrated() {
  useEffect(() => {
    // Next has set the URL of when hydration began. A fragment chosen since then is still the document's target.
    const target = document.querySelector(':target')?.id;
    if (target && location.hash !== `#${target}`) history.replaceState(history.state, '', `#${target}`);
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
