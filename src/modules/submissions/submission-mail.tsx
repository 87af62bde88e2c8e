import type { FormEntry } from '@/payload-types';
import { TrialNotice, type ConfirmationTrial } from '@/modules/trials/server';
import { formatReference } from '@/platform/reference-number';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';

interface SubmissionMailProps {
  entry: Pick<FormEntry, 'reference' | 'formName' | 'values' | 'id' | 'email'>;
  site: MailSite;
}

/** Renders the mail that confirms a submission to its sender: what was sent, and what happens next. */
export function renderConfirmationMail({
  entry,
  site,
  nextSteps,
  trial,
}: SubmissionMailProps & { nextSteps: string; trial?: ConfirmationTrial }): Promise<RenderedMail> {
  const number = formatReference(entry.reference);
  return renderMail({
    subject: `${entry.formName}: we have received your form (${number})`,
    site,
    heading: 'Your form has arrived',
    children: (
      <>
        {nextSteps.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          Your reference number is <strong>{number}</strong>. Name it when you write or call about this.
        </p>
        {trial && <TrialNotice trial={trial} siteUrl={site.url} />}
        <h2>What you sent</h2>
        <SubmittedValues entry={entry} />
        <p>
          If you did not send this, somebody has typed your address by mistake.{' '}
          {trial?.isNew
            ? 'Answer this mail, and we delete what was sent. If you do not, two more mails follow, both about the end of the trial.'
            : 'You need not do anything, and get no further mail because of it.'}
        </p>
      </>
    ),
  });
}

/** Renders the notification to a mailbox of the vendor. Replies go to the sender. */
export function renderNotificationMail({ entry, site }: SubmissionMailProps): Promise<RenderedMail> {
  return renderMail({
    subject: `${entry.formName}: ${entry.email} (${formatReference(entry.reference)})`,
    site,
    heading: entry.formName,
    children: (
      <>
        <SubmittedValues entry={entry} />
        <p>
          <a href={`${site.url}/admin/collections/form-entries/${entry.id}`}>Open it in the admin</a>, note what you do, and set
          its state. An answer to this mail goes to the person.
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
