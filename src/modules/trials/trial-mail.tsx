import type { FormEntry, Trial } from '@/payload-types';
import { formatReference } from '@/platform/format-reference';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { TRIAL_END_PATH } from './trial';
import { formatTrialEnd } from './trial-notice';

interface TrialMailProps {
  trial: Pick<Trial, 'name' | 'endsAt'>;
  entry: Pick<FormEntry, 'reference' | 'email'>;
  site: MailSite;
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Renders the reminder that a trial ends soon. */
export function renderTrialReminderMail({ trial, entry, site }: TrialMailProps): Promise<RenderedMail> {
  return renderMail({
    subject: `Your trial ends on ${DATE_FORMAT.format(new Date(trial.endsAt))}: ${trial.name}`,
    site,
    heading: 'Your trial ends soon',
    children: (
      <>
        <p>
          “{trial.name}” ends on <strong>{formatTrialEnd(trial.endsAt)}</strong>.
        </p>
        <p>
          Nothing is deleted on your own servers. Access to packages and images ends, though, so read this before that day:{' '}
          <a href={site.url + TRIAL_END_PATH}>what stops, what stays, and how to leave with your data</a>.
        </p>
        <p>
          Need more time? <a href={`${site.url}${TRIAL_END_PATH}#ask-for-more-time`}>Request more time</a>. An engineer decides.
        </p>
        <MailReason entry={entry} site={site} />
      </>
    ),
  });
}

/** Renders the email that says a trial has ended and links to what that means. */
export function renderTrialEndMail({ trial, entry, site }: TrialMailProps): Promise<RenderedMail> {
  return renderMail({
    subject: `Your trial has ended: ${trial.name}`,
    site,
    heading: 'Your trial has ended',
    children: (
      <>
        <p>
          “{trial.name}” ended on <strong>{formatTrialEnd(trial.endsAt)}</strong>. Nothing was deleted on your own servers.
        </p>
        <p>
          <a href={site.url + TRIAL_END_PATH}>What stops, what stays, and how to leave with your data</a>: the page has the
          commands, and <a href={`${site.url}${TRIAL_END_PATH}#ask-for-more-time`}>a form to request more time</a>.
        </p>
        <MailReason entry={entry} site={site} />
      </>
    ),
  });
}

function MailReason({ entry: { reference, email }, site: { dashboardUrl } }: Pick<TrialMailProps, 'entry' | 'site'>) {
  return (
    <p>
      {dashboardUrl === undefined ? null : (
        <>
          Your trials are listed on <a href={dashboardUrl}>your dashboard</a> when you sign in with {email}.{' '}
        </>
      )}
      You’re getting this email because a trial was requested with this address, under the reference number{' '}
      {formatReference(reference)}. If that wasn’t you, reply to this email, and we’ll delete it.
    </p>
  );
}
