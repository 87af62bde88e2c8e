'use client';

import { useState, type ReactElement } from 'react';
import {
  countCalendarDaysUntil,
  formatDaysUntil,
  accountTrialsSchema,
  type AccountTrial,
  TRIAL_END_PATH,
  getTrialState,
} from '@/modules/trials/client';
import { formatDateTime, useAccountData } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the person's trials and their end dates. */
export function Trials(): ReactElement {
  const loaded = useAccountData('/account/trials', accountTrialsSchema);
  return (
    <DashboardSection source={loaded} label="trials" sizeClass={css.savedPages}>
      {({ trials, isAddressVerified }) => (
        <>
          {isAddressVerified ? null : (
            <p>
              The sign-on service hasn’t verified your email address, so trials that were requested with it aren’t shown. Verify
              the address there, and reload this page.
            </p>
          )}
          {trials.length === 0 && isAddressVerified ? (
            <p>
              You have no trials. <a href="/enterprise-postgres/cloud-native-trial">Start a free trial</a>.
            </p>
          ) : (
            <ul className={css.rows}>
              {trials.map((trial) => (
                <TrialRow key={trial.id} trial={trial} />
              ))}
            </ul>
          )}
        </>
      )}
    </DashboardSection>
  );
}

function TrialRow({ trial: { name, startsAt, endsAt, isExtended } }: { readonly trial: AccountTrial }): ReactElement {
  const [now] = useState(Date.now);
  const state = getTrialState(endsAt, now);
  const isOver = state === 'ended';
  return (
    <li className={css.trial}>
      <h3>{name}</h3>
      <p>
        Since <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
        {isExtended ? ', extended' : ''}
      </p>
      <p className={css.ending} data-term={state}>
        {isOver ? 'Ended' : 'Ends'} on <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
        {isOver ? null : <span>{formatDaysUntil(countCalendarDaysUntil(endsAt, now))}</span>}
      </p>
      {isOver ? (
        <a href={TRIAL_END_PATH}>What happens when it ends, and how to extend it</a>
      ) : (
        <a href={`${TRIAL_END_PATH}#ask-for-more-time`}>Ask for more time</a>
      )}
    </li>
  );
}
