'use client';

import { useEffect } from 'react';

/** Measures a part of the page views, by chance and each by itself. Only these load the script that measures. */
export function VitalsReporter({ share }: { readonly share: number }) {
  useEffect(() => {
    if (Math.random() < share) void import('./measure-vitals').then(({ measureVitals }) => measureVitals());
  }, [share]);
  return null;
}
