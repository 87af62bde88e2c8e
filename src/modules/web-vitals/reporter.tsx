'use client';

import { useEffect } from 'react';

/** Measures a random sample of page views. Only these load the measuring script. */
export function VitalsReporter({ share }: { readonly share: number }) {
  useEffect(() => {
    if (Math.random() < share) void import('./measure-vitals').then(({ measureVitals }) => measureVitals());
  }, [share]);
  return null;
}
