'use client';

import { useLayoutEffect } from 'react';

/**
 * Gives the page where editors sign in the theme of their system. Payload does so only for people who are signed in, since
 * others aren't sent its setting.
 */
export function SystemTheme(): null {
  useLayoutEffect(() => {
    if (/(?:^|; )payload-theme=/.test(document.cookie)) return;
    document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }, []);
  return null;
}
