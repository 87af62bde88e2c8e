'use client';

import type { ReactNode } from 'react';
import { PathProgress } from '@/modules/learning/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

interface PathProgressWithSignOnProps {
  readonly path: string;
  readonly steps: readonly string[];
  /** Whether this site has accounts. */
  readonly isSignInOffered: boolean;
  readonly children: ReactNode;
}

/** Wires the shell's sign-on to the progress marks of a learning path. */
export function PathProgressWithSignOn({ path, steps, isSignInOffered, children }: PathProgressWithSignOnProps) {
  const signOn = useSignOn();
  return (
    <PathProgress signOn={isSignInOffered ? signOn : undefined} path={path} steps={steps}>
      {children}
    </PathProgress>
  );
}
