'use client';

import type { ReactNode } from 'react';
import { PathProgress } from '@/modules/learning/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the progress marks of a learning path. */
export function PathProgressWithSignOn({ steps, children }: { readonly steps: readonly string[]; readonly children: ReactNode }) {
  return (
    <PathProgress signOn={useSignOn()} steps={steps}>
      {children}
    </PathProgress>
  );
}
