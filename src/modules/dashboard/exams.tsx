'use client';

import { type ReactElement, useState } from 'react';
import { Button } from '@/ui/button';
import { formatDateTime, formatDay, useAccountData, useAccountRequest } from '@/modules/account/client';
import {
  getExamName,
  type AccountAttempt,
  type AccountCertificate,
  type AccountExams,
  accountExamsSchema,
} from '@/modules/certification/schemas';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

const PATH = '/account/exams';
const STATES: Readonly<Record<AccountCertificate['state'], string>> = { valid: 'Valid', expired: 'Expired', revoked: 'Revoked' };

/** Shows the person's exams and certificates. An exam is started and resumed on its own page. */
export function Exams(): ReactElement {
  const loaded = useAccountData(PATH, accountExamsSchema);
  return (
    <DashboardSection source={loaded} label="exams" sizeClass={css.savedPages}>
      {({ attempts, certificates }) =>
        attempts.length === 0 && certificates.length === 0 ? (
          <p>
            You haven’t taken an exam yet. <a href="/training/postgres-certification">See what the exams cover</a>.
          </p>
        ) : (
          <ul className={css.rows}>
            {certificates.map((certificate) => (
              <li key={certificate.number} className={css.trial}>
                <Certificate certificate={certificate} onChange={loaded.replace} />
              </li>
            ))}
            {attempts.map((attempt) => (
              <li key={attempt.id} className={css.trial}>
                <Attempt attempt={attempt} />
              </li>
            ))}
          </ul>
        )
      }
    </DashboardSection>
  );
}

interface CertificateProps {
  readonly certificate: AccountCertificate;
  readonly onChange: (response: AccountExams) => void;
}

function Certificate({ certificate, onChange }: CertificateProps): ReactElement {
  const { number, level, state, issuedAt, expiresAt, showName } = certificate;
  const request = useAccountRequest();
  const [problem, setProblem] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const toggle = async (): Promise<void> => {
    setProblem('');
    setIsChanged(false);
    const body = { action: 'show-name', certificate: number, show: !showName };
    const response = await request({ path: PATH, method: 'POST', body, schema: accountExamsSchema });
    if (response.status === 'failed') return setProblem(response.message);
    setIsChanged(true);
    onChange(response.value);
  };
  return (
    <>
      <h3>{getExamName(level)}: certificate</h3>
      <p>
        {STATES[state]}. Issued {formatDay(issuedAt)}, valid until {formatDay(expiresAt)}. Your name is{' '}
        {showName ? 'shown to those who have the link' : 'hidden'}.
      </p>
      <a href={`/certificates/${number.toLowerCase()}`}>View and share the certificate</a>
      <p>
        <Button onClick={() => void toggle()}>
          {showName ? 'Hide my name' : 'Show my name'}
          <span className="visually-hidden">
            {' '}
            on the certificate {getExamName(level)}, issued {formatDay(issuedAt)}
          </span>
        </Button>
      </p>
      <p role="status">{isChanged ? `Your name is now ${showName ? 'shown' : 'hidden'}.` : ''}</p>
      {problem === '' ? null : (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Attempt({
  attempt: { level, state, startedAt, endsAt, score, total, passed },
}: {
  readonly attempt: AccountAttempt;
}): ReactElement {
  return (
    <>
      <h3>{getExamName(level)}: exam</h3>
      {state === 'running' ? (
        <>
          <p>Running until {formatDateTime(endsAt)}.</p>
          <a href="/training/exam">Resume the exam</a>
        </>
      ) : (
        <p>
          {formatDay(startedAt)}: {score} of {total} correct, {passed ? 'passed' : 'not passed'}.
        </p>
      )}
    </>
  );
}
