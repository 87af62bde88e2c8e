'use client';

import type { ReactNode } from 'react';
import { PathProgress } from '@/modules/learning/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

interface PathProgressWithSignOnProps {
  readonly path: string;
  readonly steps: readonly string[];
  readonly children: ReactNode;
}

/** Wires the shell's sign-on to the progress marks of a learning path. */
export function PathProgressWithSignOn({ path, steps, children }: PathProgressWithSignOnProps) {
  return (
    <PathProgress signOn={useSignOn()} path={path} steps={steps}>
      {children}
    </PathProgress>
  );
}
