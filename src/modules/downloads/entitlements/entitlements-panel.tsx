'use client';

import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { EntitlementsProps } from './entitlements-props';

/** Fetches the list of entitlements once somebody is signed in. Everybody else gets neither the list nor its script. */
export function EntitlementsPanel({ signOn }: EntitlementsProps): ReactElement | null {
  const [List, setList] = useState<ComponentType<EntitlementsProps>>();
  const { status } = signOn.state;
  useEffect(() => {
    if (status !== 'signed-in') return;
    // Without the list, everything on the page works: what it says is on the dashboard, too.
    import('./entitlement-list').then(
      ({ EntitlementList }) => setList(() => EntitlementList),
      () => undefined,
    );
  }, [status]);
  return List && status === 'signed-in' ? <List signOn={signOn} /> : null;
}
