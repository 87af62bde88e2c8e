'use client';

import { useStepNav } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { localizeTime } from './localize-time';

/** Shows the time of a version in the breadcrumb in the time zone of the browser. Payload writes it on the server, in the server's. */
export function LocalStepNav({ children }: { readonly children: ReactNode }): ReactNode {
  const { stepNav, setStepNav } = useStepNav();
  useEffect(() => {
    const last = stepNav.at(-1);
    const label = typeof last?.label === 'string' ? localizeTime(last.label) : undefined;
    if (last && label !== undefined && label !== last.label) setStepNav([...stepNav.slice(0, -1), { ...last, label }]);
  }, [stepNav, setStepNav]);
  return children;
}
