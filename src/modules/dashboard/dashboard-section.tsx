'use client';

import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { AccountData } from '@/modules/account/client';
import css from './dashboard.module.css';

interface DashboardSectionProps<Value> {
  readonly source: AccountData<Value>;
  /** What is being loaded, as in "Loading your subscriptions". */
  readonly label: string;
  /** Class that says how high it usually is; so much place is kept while it loads. */
  readonly sizeClass: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** One part of the dashboard: a skeleton while it loads, what went wrong with a way to try again, or its content. */
export function DashboardSection<Value>({
  source: { data, retry },
  label: what,
  sizeClass: size,
  children,
}: DashboardSectionProps<Value>): ReactElement {
  return (
    <div className={`${css.part} ${size}`} aria-busy={data.status === 'loading'}>
      {data.status === 'loading' ? <Skeleton what={what} /> : null}
      {data.status === 'failed' ? (
        <div className={css.failed} role="alert">
          <p>
            <strong>Your {what} could not be loaded.</strong> {data.message} The rest of the page works.
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : null}
      {data.status === 'there' ? children(data.value) : null}
    </div>
  );
}

function Skeleton({ what }: { readonly what: string }): ReactElement {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading your {what}
      </p>
      <div className={css.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
