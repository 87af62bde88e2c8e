import type { FormEntry } from '@/payload-types';
import { TrialNotice, type ConfirmationTrial } from '@/modules/trials/server';
import { buildAccountSubmissionId } from './account-submission';
import type { ConfirmedSubject } from './find-subject';
import { SubjectDetails } from './subject-details';
import { formatReference } from '@/platform/format-reference';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { formatDay } from '@/platform/format-day';

interface SubmissionMailProps {
  entry: Pick<FormEntry, 'reference' | 'formName' | 'values' | 'id' | 'email'>;
  site: MailSite;
}

/**
 * Renders the email that asks the owner of the address to confirm a submission. It repeats none of the input, so
 * that no one can have us send their words to strangers.
 */
export function renderConfirmationRequestMail({
  entry: { reference, formName },
  site,
  link,
  until,
}: {
  entry: Pick<FormEntry, 'reference' | 'formName'>;
  site: MailSite;
  link: string;
  until: Date;
}): Promise<RenderedMail> {
  const number = formatReference(reference);
  return renderMail({
    subject: `Please confirm: ${formName} (${number})`,
    site,
    heading: 'Did you send this?',
    children: (
      <>
        <p>
          Someone, probably you, sent the form “{formName}” with this email address. Confirm that it was you, and we’ll start
          working on it. Until then, nothing happens.
        </p>
        <p>
          <a data-button="" href={link}>
            Confirm your request
          </a>
        </p>
        <p>
          The link leads to a page with a button. It works once, until {formatDay(until)}.
          {site.dashboardUrl === undefined ? null : (
            <>
              {' '}
              If you are signed in with this address, you can also confirm on{' '}
              <a href={buildFormLink(site.dashboardUrl, reference)}>your dashboard</a>.
            </>
          )}
        </p>
        <p>
          Your reference number is <strong>{number}</strong>.
        </p>
        <p>If you didn’t send it, do nothing. After that day, we delete what was sent.</p>
      </>
    ),
  });
}

/** Whether the next steps of the form still apply: they don’t when something is over or was canceled. */
function isToCome({ page, isOver, cancellation }: ConfirmedSubject): boolean {
  return page !== undefined && !isOver && cancellation === undefined;
}

/** Builds the link to a submission on its sender's dashboard. */
function buildFormLink(dashboardUrl: string, reference: string): string {
  return `${dashboardUrl}#${buildAccountSubmissionId(reference)}`;
}

type ConfirmationMailProps = SubmissionMailProps & {
  nextSteps: string;
  trial?: ConfirmationTrial | undefined;
  /** What the form is about, if it is about an entry. */
  subject?: ConfirmedSubject | undefined;
};

/** Renders the email that confirms a submission to its sender: what it is about, what happens next, and what was sent. */
export function renderConfirmationMail({ entry, site, nextSteps, trial, subject }: ConfirmationMailProps): Promise<RenderedMail> {
  const number = formatReference(entry.reference);
  return renderMail({
    subject: subject ? `${subject.heading} (${number})` : `${entry.formName}: we have received your form (${number})`,
    site,
    heading: subject?.heading ?? 'We’ve received your form',
    children: (
      <>
        {subject ? <SubjectDetails subject={subject} site={site} /> : null}
        {subject && !isToCome(subject) ? null : nextSteps.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        <p>
          Your reference number is <strong>{number}</strong>. Mention it when you write or call about this.
          {site.dashboardUrl === undefined ? null : (
            <>
              {' '}
              <a href={buildFormLink(site.dashboardUrl, entry.reference)}>Your dashboard</a> shows the status when you sign in
              with this address.
            </>
          )}
        </p>
        {trial && <TrialNotice trial={trial} site={site} />}
        <h2>What you sent</h2>
        <SubmittedValues entry={entry} />
        <p>If you didn’t send this, someone typed your address by mistake. {explainMistake({ trial, subject })}</p>
      </>
    ),
  });
}

/** Says what someone else's form means for the owner of the address. */
function explainMistake({ trial, subject }: Pick<ConfirmationMailProps, 'trial' | 'subject'>): string {
  if (trial?.isNew)
    return 'Reply to this email, and we’ll delete what was sent. Otherwise you’ll get two more emails about the end of the trial.';
  return subject?.time && isToCome(subject)
    ? 'Reply to this email, and we’ll delete what was sent. Otherwise you may get more email about it, for example when it is canceled.'
    : 'You don’t need to do anything, and you won’t get any more email about it.';
}

/**
 * Renders the notification to a mailbox of the vendor. Replies go to the sender.
 * @param adminUrl the submission in the admin; undefined when the instance that sends this doesn't know the admin's URL
 */
export function renderNotificationMail({
  entry,
  site,
  adminUrl,
}: SubmissionMailProps & { adminUrl: string | undefined }): Promise<RenderedMail> {
  return renderMail({
    subject: `${entry.formName}: ${entry.email} (${formatReference(entry.reference)})`,
    site,
    heading: entry.formName,
    children: (
      <>
        <SubmittedValues entry={entry} />
        <p>
          {adminUrl === undefined ? null : (
            <>
              <a href={adminUrl}>Open it in the admin</a>, add a note on what you do, and set its state.{' '}
            </>
          )}
          A reply to this email goes to the sender.
        </p>
      </>
    ),
  });
}

function SubmittedValues({ entry: { values } }: Pick<SubmissionMailProps, 'entry'>) {
  return (
    <table>
      <tbody>
        {(values ?? []).map(({ name, label, value }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td style={{ whiteSpace: 'pre-wrap' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
