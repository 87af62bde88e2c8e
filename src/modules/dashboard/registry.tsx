'use client';

import { useRef, useState, type ReactElement } from 'react';
import {
  newRegistryCredentialsSchema,
  registryCredentialsSchema,
  type NewRegistryCredentials,
  type RegistryCredentials,
} from '@/services/registry/credentials';
import { Button } from '@/ui/button';
import { SampleNote } from '@/ui/sample-note';
import { formatDateTime, useAccountData, useAccountRequest } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the person's credentials for the product registry, with a button to rotate the password. */
export function Registry(): ReactElement {
  const loaded = useAccountData('/account/registry', registryCredentialsSchema);
  return (
    <DashboardSection source={loaded} label="registry credentials" sizeClass={css.registry}>
      {(credentials) => <CredentialsView credentials={credentials} onRotate={loaded.replace} />}
    </DashboardSection>
  );
}

interface CredentialsProps {
  readonly credentials: RegistryCredentials;
  readonly onRotate: (credentials: RegistryCredentials) => void;
}

function CredentialsView({
  credentials: { host, username, passwordEnding, madeAt, previousValidUntil, sample },
  onRotate: onNew,
}: CredentialsProps): ReactElement {
  const ask = useAccountRequest();
  const question = useRef<HTMLDialogElement>(null);
  const [made, setMade] = useState<NewRegistryCredentials>();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const rotate = async () => {
    question.current?.close();
    setWorking(true);
    setProblem(undefined);
    const answer = await ask({ path: '/account/registry/rotate', method: 'POST', schema: newRegistryCredentialsSchema });
    setWorking(false);
    if (answer.status === 'failed') {
      setProblem(answer.message);
      return;
    }
    setMade(answer.value);
    onNew(answer.value);
  };

  return (
    <>
      {sample ? <SampleNote>made up; they open no registry.</SampleNote> : null}
      <dl className={css.facts}>
        <dt>Registry</dt>
        <dd>
          <code>{host}</code>
        </dd>
        <dt>User name</dt>
        <dd>
          <code>{username}</code>
        </dd>
        <dt>Password</dt>
        <dd>
          ends in <code>{passwordEnding}</code>, made on <time dateTime={madeAt}>{formatDateTime(madeAt)}</time>
        </dd>
        {previousValidUntil === null ? null : (
          <>
            <dt>Password before</dt>
            <dd>
              works until <time dateTime={previousValidUntil}>{formatDateTime(previousValidUntil)}</time>
            </dd>
          </>
        )}
      </dl>
      <div role="status">
        {made ? (
          <div className={css.secret}>
            <p>
              <strong>Your new password</strong>, shown only now. Keep it where your other secrets are.
            </p>
            <code>{made.password}</code>
          </div>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <p className={css.problem} role="alert">
          No answer came that a new password was made. {problem} Load this page again to see which password is in force before you
          try once more.
        </p>
      )}
      <p>
        <Button disabled={working} onClick={() => question.current?.showModal()}>
          {working ? 'Making a new password …' : 'Make a new password'}
        </Button>
      </p>
      <dialog ref={question} className={css.question} aria-labelledby="rotate-question">
        <h2 id="rotate-question">Make a new registry password?</h2>
        <p>
          The new one is shown once. The one in use, which ends in <code>{passwordEnding}</code>, goes on working for a while,
          until the time that is shown afterwards, so that you can replace it; any older one stops now.
        </p>
        <form method="dialog" className={css.answers}>
          <Button primary onClick={() => void rotate()}>
            Make a new password
          </Button>
          <Button type="submit">Keep the present one</Button>
        </form>
      </dialog>
    </>
  );
}
