import type { FormEntry, Trial } from '@/payload-types';
import { shownReference } from '@/platform/reference';
import { type MailText, renderMail } from '@/cms/mail/layout';
import { TRIAL_END_PATH } from './trial';
import { endInWords } from './trial-in-confirmation';

interface AboutTrial {
  trial: Pick<Trial, 'name' | 'endsAt'>;
  entry: Pick<FormEntry, 'reference' | 'email'>;
  site: { name: string; url: string };
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Reminds somebody that their trial ends soon. */
export function trialReminderMail({ trial, entry, site }: AboutTrial): Promise<MailText> {
  return renderMail({
    subject: `Your trial ends on ${day.format(new Date(trial.endsAt))}: ${trial.name}`,
    site,
    heading: 'Your trial ends soon',
    children: (
      <>
        <p>
          “{trial.name}” ends on <strong>{endInWords(trial.endsAt)}</strong>.
        </p>
        <p>
          Nothing is deleted on your own servers. Access to packages and images ends, though, so look before that day at <a href={site.url + TRIAL_END_PATH}>what stops, what stays, and how to leave with your data</a>.
        </p>
        <p>
          Do you need more time? <a href={`${site.url}${TRIAL_END_PATH}#ask-for-more-time`}>Tell us what you still have to test</a>. A person decides on it.
        </p>
        <WhyThisMail entry={entry} site={site} />
      </>
    ),
  });
}

/** Tells somebody that their trial has ended, and where they read what that means. */
export function trialEndMail({ trial, entry, site }: AboutTrial): Promise<MailText> {
  return renderMail({
    subject: `Your trial has ended: ${trial.name}`,
    site,
    heading: 'Your trial has ended',
    children: (
      <>
        <p>
          “{trial.name}” ended on <strong>{endInWords(trial.endsAt)}</strong>. Nothing was deleted on your own servers.
        </p>
        <p>
          <a href={site.url + TRIAL_END_PATH}>What stops, what stays, and how to leave with your data</a>: the page has the commands, and <a href={`${site.url}${TRIAL_END_PATH}#ask-for-more-time`}>a form with which you ask for more time</a>.
        </p>
        <WhyThisMail entry={entry} site={site} />
      </>
    ),
  });
}

function WhyThisMail({ entry: { reference, email }, site: { url } }: Pick<AboutTrial, 'entry' | 'site'>) {
  return (
    <p>
      Your trials stand on <a href={`${url}/dashboard`}>your dashboard</a> when you sign in with {email}. You get this mail because a trial was asked for with this address, under the reference number {shownReference(reference)}. If that was not you, answer this mail, and we delete it.
    </p>
  );
}
