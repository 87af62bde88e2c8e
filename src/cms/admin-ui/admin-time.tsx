'use client';

import type { ReactElement } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { formatAdminTime } from './local-time';

/** A time in the time zone of the browser. The server doesn't know it, so its HTML has the time in UTC. */
export function AdminTime({ time }: { readonly time: string }): ReactElement {
  const isInBrowser = useIsHydrated();
  return <time dateTime={time}>{formatAdminTime(new Date(time), isInBrowser ? undefined : 'UTC')}</time>;
}
