'use client';

import { useEffect } from 'react';
import { ErrorFallback } from '@/shell/error-boundary/error-fallback';

/** Replaces the whole document when an error gets past the shell's error boundary. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="en-US">
      <head>
        <title>A critical error has occured</title>
      </head>
      <body>
        <main>
          <ErrorFallback />
        </main>
      </body>
    </html>
  );
}
