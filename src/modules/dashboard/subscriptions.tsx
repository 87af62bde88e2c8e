'use client';

import { useState, type ReactElement } from 'react';
import { productAccountSchema, type ProductAccount } from '@/services/product-api/account';
import { SampleBadge } from '@/ui/sample-badge';
import { formatDay, getTermStatus, useAccountData } from '@/modules/account/client';
import { QUOTE_URL } from '@/platform/quote-url';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the company's subscriptions with their renewal dates and entitlements. */
export function Subscriptions(): ReactElement {
  const loaded = useAccountData('/account/subscriptions', productAccountSchema);
  return (
    <DashboardSection source={loaded} label="subscriptions" sizeClass={css.subscriptions}>
      {(account) => <SubscriptionList productAccount={account} />}
    </DashboardSection>
  );
}

function SubscriptionList({
  productAccount: { account, subscriptions, entitlements, sample },
}: {
  readonly productAccount: ProductAccount;
}): ReactElement {
  if (account === null || subscriptions.length === 0) {
    return (
      <>
        <p>{account === null ? 'Your sign-in isn’t linked to a company account yet.' : `${account.name} has no subscription.`}</p>
        <p>
          <a href="/products/plans-comparison">Compare the plans</a>, or <a href="/services/support">see what support covers</a>.
        </p>
      </>
    );
  }
  return (
    <>
      {sample ? <SampleBadge>made up to show what a customer sees here</SampleBadge> : null}
      <p>
        {account.name}, account {account.number}
      </p>
      <ul className={css.rows}>
        {subscriptions.map(({ id, product, plan, cores, startsOn, endsOn }) => (
          <li key={id}>
            <h3>{product}</h3>
            <p>
              {plan}, {cores} {cores === 1 ? 'core' : 'cores'}, since {formatDay(startsOn)}
            </p>
            <EndDate endsOn={endsOn} renewalUrl={QUOTE_URL} />
          </li>
        ))}
      </ul>
      {entitlements.length === 0 ? null : (
        <>
          <h3>What’s included</h3>
          <ul className={css.rows}>
            {entitlements.map(({ id, name, description, endsOn }) => (
              <li key={id}>
                <h4>{name}</h4>
                <p>{description}</p>
                <EndDate endsOn={endsOn} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface EndDateProps {
  readonly endsOn: string;
  /** Where to renew what ends soon or has ended. */
  readonly renewalUrl?: string;
}

function EndDate({ endsOn, renewalUrl }: EndDateProps): ReactElement {
  const [now] = useState(Date.now);
  const term = getTermStatus(endsOn, now);
  const words = { running: 'Until', 'ends-soon': 'Ends on', ended: 'Ended on' } as const;
  return (
    <p className={css.ending} data-term={term.state}>
      {words[term.state]} <time dateTime={endsOn}>{formatDay(endsOn)}</time>
      {term.state === 'ends-soon' ? (
        <span>{term.days === 0 ? 'today' : `in ${term.days} ${term.days === 1 ? 'day' : 'days'}`}</span>
      ) : null}
      {renewalUrl === undefined || term.state === 'running' ? null : (
        <span>
          <a href={renewalUrl}>Get a renewal quote</a>
        </span>
      )}
    </p>
  );
}
