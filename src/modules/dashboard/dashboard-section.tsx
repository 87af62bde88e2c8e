'use client';

import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { AccountData } from '@/modules/account/client';
import css from './dashboard.module.css';

interface DashboardSectionProps<Value> {
  readonly source: AccountData<Value>;
  /** The name of the data being loaded, as in "Loading your subscriptions". */
  readonly label: string;
  /** The class that sets the section's typical height, reserved while it loads. */
  readonly sizeClass: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** Renders a dashboard section: a skeleton while it loads, an error with a retry button, or its content. */
export function DashboardSection<Value>({
  source: { data, retry },
  label,
  sizeClass,
  children,
}: DashboardSectionProps<Value>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The pressed button is removed.
    place.current?.focus();
    retry();
  };
  return (
    <div ref={place} tabIndex={-1} className={`${css.part} ${sizeClass}`} aria-busy={data.status === 'loading'}>
      {data.status === 'loading' ? <Skeleton what={label} /> : null}
      {data.status === 'failed' ? (
        <div className={css.failed} role="alert">
          <p>
            <strong>Your {label} could not be loaded.</strong> {data.message} The rest of the page works.
          </p>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      ) : null}
      {data.status === 'loaded' ? children(data.value) : null}
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
