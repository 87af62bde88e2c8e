'use client';

import { type ReactElement, useState } from 'react';
import { AccountProvider, formatDay, useAccountData } from '@/modules/account/client';
import { productAccountSchema } from '@/services/product-api/account';
import { SampleBadge } from '@/ui/sample-badge';
import type { EntitlementsProps } from './entitlements-props';
import { findCurrentEntitlements } from './find-current-entitlements';

/** Shows the signed-in person what the company's subscriptions include. */
export function EntitlementList({ signOn }: EntitlementsProps): ReactElement {
  return (
    <AccountProvider value={signOn}>
      <OwnEntitlements />
    </AccountProvider>
  );
}

function OwnEntitlements(): ReactElement | null {
  const { data } = useAccountData('/account/subscriptions', productAccountSchema);
  const [now] = useState(() => Date.now());
  if (data.status === 'loading') return null;
  if (data.status === 'failed')
    return <p role="status">Your subscriptions couldn’t be loaded. {data.message} The downloads work without them.</p>;
  const { sample } = data.value;
  const entitlements = findCurrentEntitlements(data.value, now);
  return (
    <section aria-labelledby="entitlements">
      <h3 id="entitlements">Included in your subscriptions</h3>
      {sample ? <SampleBadge>made up to show what a customer sees here</SampleBadge> : null}
      {entitlements.length === 0 ? (
        <p>Your account has no current subscription. PostgreSQL itself needs none.</p>
      ) : (
        <ul>
          {entitlements.map(({ id, name, description, endsOn }) => (
            <li key={id}>
              <strong>{name}</strong>, until {formatDay(endsOn)}. {description}
            </li>
          ))}
        </ul>
      )}
      <p>
        Files and repositories of a subscription ask for a token: <a href="/dashboard">create one for each machine</a>.
      </p>
    </section>
  );
}
