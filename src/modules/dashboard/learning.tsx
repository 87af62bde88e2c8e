'use client';

import type { ReactElement } from 'react';
import { formatReportedProgress, learningProgressSchema } from '@/modules/learning/schemas';
import { useAccountData } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the learning paths the person has started, each with its next step. */
export function Learning(): ReactElement {
  const loaded = useAccountData('/account/learning', learningProgressSchema);
  return (
    <DashboardSection source={loaded} label="learning paths" sizeClass={css.savedPages}>
      {({ paths }) =>
        paths.length === 0 ? (
          <p>
            You haven’t completed a step yet. <a href="/training/learning-paths">The learning paths</a> show what to read in which
            order.
          </p>
        ) : (
          <ul className={css.rows}>
            {paths.map(({ url, title, steps, done, next, reported }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                <p>
                  {done} of {steps} steps done.{' '}
                  {next ? (
                    <>
                      Next: <a href={next.url}>{next.label}</a>
                    </>
                  ) : (
                    'Completed.'
                  )}
                </p>
                {reported ? <p>{`Learning platform: ${formatReportedProgress(reported)}.`}</p> : null}
              </li>
            ))}
          </ul>
        )
      }
    </DashboardSection>
  );
}
