'use client';

import type { ReactNode } from 'react';
import { Dashboard } from '@/modules/dashboard/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the dashboard. */
export function DashboardWithSignOn({ children }: { readonly children: ReactNode }) {
  return <Dashboard signOn={useSignOn()}>{children}</Dashboard>;
}
