import type { MailSite } from '@/cms/mail/render-mail';
import { TRIAL_END_PATH } from './trial';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Formats a trial's end in words, in Coordinated Universal Time. */
export function formatTrialEnd(endsAt: string): string {
  return DATE_TIME_FORMAT.format(new Date(endsAt));
}

/** The trial in a confirmation: the one that the form started, or one that was already running. */
export interface ConfirmationTrial {
  endsAt: string;
  isNew: boolean;
}

/** Renders the trial section of a confirmation email. */
export function TrialNotice({
  trial: { endsAt, isNew },
  site: { url, dashboardUrl },
}: {
  trial: ConfirmationTrial;
  site: Pick<MailSite, 'url' | 'dashboardUrl'>;
}) {
  return (
    <>
      <h2>Your trial</h2>
      <p>
        {isNew
          ? 'It has started, and it ends on '
          : 'You already have a trial with this address, so this form didn’t start another one. It ends on '}
        <strong>{formatTrialEnd(endsAt)}</strong>.
        {dashboardUrl === undefined ? null : (
          <>
            {' '}
            It appears on <a href={dashboardUrl}>your dashboard</a> when you sign in with this address.
          </>
        )}
      </p>
      {isNew ? (
        <p>We email you a week before it ends, and again on the day it ends.</p>
      ) : (
        <p>
          Need more time? <a href={`${url}${TRIAL_END_PATH}#ask-for-more-time`}>Request more time</a>.
        </p>
      )}
    </>
  );
}
