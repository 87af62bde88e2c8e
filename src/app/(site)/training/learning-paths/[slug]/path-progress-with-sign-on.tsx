'use client';

import type { ReactNode } from 'react';
import { PathProgress } from '@/modules/learning/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Puts the shell's sign-on and the marks of a path together. */
export function PathProgressWithSignOn({ steps, children }: { readonly steps: readonly string[]; readonly children: ReactNode }) {
  return (
    <PathProgress signOn={useSignOn()} steps={steps}>
      {children}
    </PathProgress>
  );
}
