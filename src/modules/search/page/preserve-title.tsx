'use client';

import { useEffect } from 'react';
import { addQueryToTitle } from './search-title';

/** Keeps the words in the document's title. Hydration, at any time from now on, sets the title of the cached page, which has none. */
export function PreserveTitle(): null {
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    let title = '';
    const keep = (): void => {
      if (document.title === title) return;
      title = addQueryToTitle(query, document.title);
      document.title = title;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
