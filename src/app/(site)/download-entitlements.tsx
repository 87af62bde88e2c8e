'use client';

import { EntitlementsPanel } from '@/modules/downloads/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to what a customer's subscriptions include. */
export function DownloadEntitlements() {
  return <EntitlementsPanel signOn={useSignOn()} />;
}
