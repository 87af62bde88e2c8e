'use client';

import { useState, type ReactElement } from 'react';
import { calendarDaysUntil, daysInWords, ownTrials, type OwnTrial, TRIAL_END_PATH, trialState } from '@/modules/trials/client';
import { momentInWords, useAccountData } from '@/modules/account/client';
import css from './dashboard.module.css';
import { Part } from './part';

/** What somebody is trying, and until when. */
export function Trials(): ReactElement {
  const loaded = useAccountData('/account/trials', ownTrials);
  return (
    <Part of={loaded} what="trials" size={css.savedPages}>
      {({ trials, isAddressVerified }) => (
        <>
          {isAddressVerified ? null : <p>The sign-on service has not made sure that your mail address is yours, so trials that were asked for with it are not shown. Confirm the address there, and load this page again.</p>}
          {trials.length === 0 && isAddressVerified ? (
            <p>You have no trial. <a href="/enterprise-postgres/cloud-native-trial">Try Postgres on Kubernetes</a>.</p>
          ) : (
            <ul className={css.rows}>{trials.map((trial) => <Row key={trial.id} of={trial} />)}</ul>
          )}
        </>
      )}
    </Part>
  );
}

function Row({ of: { name, startsAt, endsAt, isExtended } }: { readonly of: OwnTrial }): ReactElement {
  const [now] = useState(Date.now);
  const state = trialState(endsAt, now);
  const isOver = state === 'ended';
  return (
    <li className={css.trial}>
      <h3>{name}</h3>
      <p>Since <time dateTime={startsAt}>{momentInWords(startsAt)}</time>{isExtended ? ', extended' : ''}</p>
      <p className={css.ending} data-term={state}>
        {isOver ? 'Ended' : 'Ends'} on <time dateTime={endsAt}>{momentInWords(endsAt)}</time>
        {isOver ? null : <span>{daysInWords(calendarDaysUntil(endsAt, now))}</span>}
      </p>
      {isOver ? <a href={TRIAL_END_PATH}>What stops, what stays, and how you get more time</a> : <a href={`${TRIAL_END_PATH}#ask-for-more-time`}>Ask for more time</a>}
    </li>
  );
}
