'use client';

import { useLayoutEffect } from 'react';

/**
 * Applies the system's theme to the editors' sign-in page. Payload does so only for signed-in users, because others aren't
 * sent the setting.
 */
export function SystemTheme(): null {
  useLayoutEffect(() => {
    if (/(?:^|; )payload-theme=/.test(document.cookie)) return;
    document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }, []);
  return null;
}
