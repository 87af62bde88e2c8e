'use client';

import type { ReactNode } from 'react';
import { Dashboard } from '@/modules/dashboard';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Puts the shell's sign-on and the dashboard together. */
export function DashboardWithSignOn({ children }: { readonly children: ReactNode }) {
  return <Dashboard signOn={useSignOn()}>{children}</Dashboard>;
}
