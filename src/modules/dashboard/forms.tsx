'use client';

import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import { formatReference } from '@/platform/format-reference';
import {
  buildAccountSubmissionId,
  accountSubmissionsSchema,
  type AccountSubmission,
  type AccountSubmissions,
  type AccountSubmissionStatus,
} from '@/modules/submissions/schemas';
import { Button } from '@/ui/button';
import { formatDateTime, useAccountData, useAccountRequest } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

const STATUS_LABELS: Readonly<Record<AccountSubmissionStatus, string>> = {
  unconfirmed: 'Waiting for your confirmation',
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
};

/** Shows the person's submissions, each with its status and, when expanded, its content. */
export function Forms(): ReactElement {
  const loaded = useAccountData('/account/forms', accountSubmissionsSchema);
  return (
    <DashboardSection source={loaded} label="forms" sizeClass={css.savedPages}>
      {(response) => <FormList response={response} onChange={loaded.replace} />}
    </DashboardSection>
  );
}

interface FormListProps {
  readonly response: AccountSubmissions;
  readonly onChange: (response: AccountSubmissions) => void;
}

function FormList({ response: { forms, isAddressVerified }, onChange }: FormListProps): ReactElement {
  const [message, setMessage] = useState('');
  return (
    <>
      {isAddressVerified ? null : (
        <p>
          Your email address isn’t verified at the sign-on service, so forms sent with it aren’t shown. Verify it there, then load
          this page again.
        </p>
      )}
      {forms.length === 0 && isAddressVerified ? (
        <p>
          No form has been sent with your email address, or what was sent has been deleted. <a href="/contact">Contact us</a>.
        </p>
      ) : (
        <ul className={css.rows}>
          {forms.map((form) => (
            <li key={form.reference}>
              <FormDetails
                form={form}
                onChange={(changed) => {
                  setMessage(`“${form.name}” is confirmed.`);
                  onChange(changed);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{message}</p>
    </>
  );
}

interface FormDetailsProps {
  readonly form: AccountSubmission;
  readonly onChange: (response: AccountSubmissions) => void;
}

/** One form; opened when the page's URL names it, as links in emails do. */
function FormDetails({ form, onChange }: FormDetailsProps): ReactElement {
  const { reference, name, receivedAt, status, nextSteps, values, files } = form;
  const element = useRef<HTMLDetailsElement>(null);
  const id = buildAccountSubmissionId(reference);
  useEffect(() => {
    if (location.hash !== `#${id}` || element.current === null) return;
    element.current.open = true;
    element.current.scrollIntoView();
  }, [id]);
  const wasUnconfirmed = useRef(status === 'unconfirmed');
  useEffect(() => {
    const isConfirmedNow = wasUnconfirmed.current && status !== 'unconfirmed';
    wasUnconfirmed.current = status === 'unconfirmed';
    // The button that was pressed is gone. Don't move the focus if the reader has moved it in the meantime.
    if (isConfirmedNow && document.activeElement === document.body) element.current?.querySelector('summary')?.focus();
  }, [status]);
  return (
    <details id={id} ref={element} className={css.form}>
      <summary>
        <h3>{name}</h3>
        <span>{STATUS_LABELS[status]}</span>
      </summary>
      <p>
        {formatReference(reference)}, sent on <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
      </p>
      {status === 'unconfirmed' ? <Confirm form={form} onChange={onChange} /> : null}
      {nextSteps !== '' && (status === 'received' || status === 'in-progress') ? <p>{nextSteps}</p> : null}
      <dl className={css.facts}>
        {values.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        {files.length === 0 ? null : (
          <>
            <dt>Files</dt>
            <dd>{files.join(', ')}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Confirm({ form: { reference, confirmBefore }, onChange }: FormDetailsProps): ReactElement {
  const ask = useAccountRequest();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    const response = await ask({ path: '/account/forms', method: 'POST', body: { reference }, schema: accountSubmissionsSchema });
    setSending(false);
    if (response.status === 'failed') setProblem(response.message);
    else onChange(response.value);
  };
  return (
    <>
      <p>
        We start once you confirm that you sent this
        {confirmBefore === null ? null : (
          <>
            . After <time dateTime={confirmBefore}>{formatDateTime(confirmBefore)}</time> it is deleted
          </>
        )}
        .
      </p>
      <p>
        <Button aria-disabled={isSending} onClick={() => void confirm()}>
          {isSending ? 'Confirming …' : 'Confirm this request'}
        </Button>
      </p>
      {problem === undefined ? null : (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
