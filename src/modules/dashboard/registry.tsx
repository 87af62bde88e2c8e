'use client';

import { useRef, useState, type ReactElement } from 'react';
import {
  newRegistryCredentialsSchema,
  registryCredentialsSchema,
  type NewRegistryCredentials,
  type RegistryCredentials,
} from '@/services/registry/credentials';
import { Button } from '@/ui/button';
import { SampleBadge } from '@/ui/sample-badge';
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
      {sample ? <SampleBadge>these credentials don’t open a registry</SampleBadge> : null}
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
              <strong>Your new password</strong>, shown only once. Store it with your other secrets.
            </p>
            <code>{made.password}</code>
          </div>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <p className={css.problem} role="alert">
          We couldn’t confirm that a new password was created. {problem} Reload this page to see which password is active before
          you try again.
        </p>
      )}
      <p>
        <Button disabled={working} onClick={() => question.current?.showModal()}>
          {working ? 'Creating a new password …' : 'Create a new password'}
        </Button>
      </p>
      <dialog ref={question} className={css.question} aria-labelledby="rotate-question">
        <h2 id="rotate-question">Create a new registry password?</h2>
        <p>
          The new one is shown once. The one in use, which ends in <code>{passwordEnding}</code>, goes on working for a while,
          until the time that is shown afterwards, so that you can replace it; any older one stops now.
        </p>
        <form method="dialog" className={css.answers}>
          <Button primary onClick={() => void rotate()}>
            Create a new password
          </Button>
          <Button type="submit">Keep the current one</Button>
        </form>
      </dialog>
    </>
  );
}
