'use client';

import { useRef, useState, type FormEvent, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import {
  newRegistryTokenSchema,
  registryAccountSchema,
  type NewRegistryToken,
  type RegistryAccount,
  type RegistryToken,
} from '@/services/registry/tokens';
import { Button } from '@/ui/button';
import { SampleBadge } from '@/ui/sample-badge';
import { formatDateTime, useAccountData, useAccountRequest, type AccountResult } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

const TOKENS_PATH = '/account/registry/tokens';

/** Shows the person's name and tokens at the product registry; tokens are created, rotated, and revoked here. */
export function Registry(): ReactElement {
  const loaded = useAccountData('/account/registry', registryAccountSchema);
  return (
    <DashboardSection source={loaded} label="repository tokens" sizeClass={css.registry}>
      {(account) => <AccountView account={account} onChange={loaded.replace} />}
    </DashboardSection>
  );
}

interface AccountViewProps {
  readonly account: RegistryAccount;
  readonly onChange: (account: RegistryAccount) => void;
}

/** A change that waits for the person's answer. */
interface Question {
  readonly change: 'rotate' | 'revoke';
  readonly token: RegistryToken;
}

function AccountView({ account: { host, username, tokens, sample }, onChange }: AccountViewProps): ReactElement {
  const { working, newToken, message, problem, create, rotate, revoke } = useTokenChanges(onChange);
  const list = useRef<HTMLDivElement>(null);
  const { dialog, cancel, question, ask, close } = useQuestion();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    const form = event.currentTarget;
    if (await create(new FormData(form).get('name'))) form.reset();
  };

  const change = async ({ change: kind, token }: Question) => {
    close();
    if (kind === 'rotate') return rotate(token);
    // The button that was pressed is gone.
    if (await revoke(token)) list.current?.focus();
  };

  return (
    <>
      {sample ? <SampleBadge>these tokens don’t open a registry</SampleBadge> : null}
      <dl className={css.facts}>
        <dt>Registry</dt>
        <dd>
          <code translate="no">{host}</code>
        </dd>
        <dt>User name</dt>
        <dd>
          <code translate="no">{username}</code>
        </dd>
      </dl>
      <div ref={list} tabIndex={-1} className={css.list}>
        {tokens.length === 0 ? (
          <p>You have no tokens yet.</p>
        ) : (
          <ul className={css.rows} aria-label="Tokens">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} working={working} onAsk={(next) => (working ? undefined : ask(next))} />
            ))}
          </ul>
        )}
      </div>
      <div role="status">
        {newToken ? <Secret {...newToken} name={tokens.find(({ id }) => id === newToken.id)?.name ?? ''} /> : null}
        {message}
      </div>
      {problem === undefined ? null : (
        <p className={css.problem} role="alert">
          We couldn’t confirm the change. {problem} Reload this page to see which tokens are active before you try again.
        </p>
      )}
      <form className={css.newToken} onSubmit={(event) => void submit(event)}>
        <label htmlFor="token-name">Name of the machine</label>
        <input id="token-name" name="name" required maxLength={60} autoComplete="off" placeholder="db1.example.com" />
        <Button type="submit" aria-disabled={working}>
          {working ? 'Working …' : 'Create token'}
        </Button>
      </form>
      <dialog ref={dialog} className={css.question} aria-labelledby="token-question">
        {question ? <QuestionView {...question} onAgree={() => void change(question)} cancel={cancel} /> : null}
      </dialog>
    </>
  );
}

/** The dialog that asks before a change, and what it asks. */
function useQuestion() {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<Question>();
  const ask = (next: Question) => {
    flushSync(() => setQuestion(next));
    dialog.current?.showModal();
    // A key that is still held down from opening the dialog must not agree. React's `autoFocus` doesn't work in a closed dialog.
    cancel.current?.focus();
  };
  return { dialog, cancel, question, ask, close: () => dialog.current?.close() };
}

interface TokenChanges {
  /** Whether a request is under way. */
  working: boolean;
  /** The token that was created last, with its secret. */
  newToken: NewRegistryToken['newToken'] | undefined;
  /** What was done, for the status. */
  message: string;
  problem: string | undefined;
  /** @returns whether it was created */
  create: (name: FormDataEntryValue | null) => Promise<boolean>;
  rotate: (token: RegistryToken) => Promise<void>;
  /** @returns whether it was revoked */
  revoke: (token: RegistryToken) => Promise<boolean>;
}

/** Sends changes of the tokens and keeps what the page says about the last one. */
function useTokenChanges(onChange: (account: RegistryAccount) => void): TokenChanges {
  const ask = useAccountRequest();
  const [newToken, setNewToken] = useState<NewRegistryToken['newToken']>();
  const [working, setWorking] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();

  const submitChange = async <Answer extends RegistryAccount>(
    request: () => Promise<AccountResult<Answer>>,
  ): Promise<Answer | undefined> => {
    setWorking(true);
    setProblem(undefined);
    setMessage('');
    const response = await request();
    setWorking(false);
    if (response.status === 'failed') {
      setProblem(response.message);
      return undefined;
    }
    onChange(response.value);
    return response.value;
  };

  return {
    working,
    newToken,
    message,
    problem,
    create: async (name) => {
      const response = await submitChange(() =>
        ask({ path: TOKENS_PATH, method: 'POST', body: { name }, schema: newRegistryTokenSchema }),
      );
      if (response) setNewToken(response.newToken);
      return response !== undefined;
    },
    rotate: async ({ id }) => {
      const path = `${TOKENS_PATH}/rotate` as const;
      const response = await submitChange(() => ask({ path, method: 'POST', body: { id }, schema: newRegistryTokenSchema }));
      if (response) setNewToken(response.newToken);
    },
    revoke: async ({ id, name }) => {
      const response = await submitChange(() =>
        ask({ path: TOKENS_PATH, method: 'DELETE', body: { id }, schema: registryAccountSchema }),
      );
      if (response === undefined) return false;
      setMessage(`The token of “${name}” was revoked.`);
      if (newToken?.id === id) setNewToken(undefined);
      return true;
    },
  };
}

interface TokenRowProps {
  readonly token: RegistryToken;
  readonly working: boolean;
  readonly onAsk: (question: Question) => void;
}

function TokenRow({ token, working, onAsk }: TokenRowProps): ReactElement {
  return (
    <li>
      <h3>{token.name}</h3>
      <TokenState {...token} />
      <div className={css.answers}>
        <Button aria-disabled={working} onClick={() => onAsk({ change: 'rotate', token })}>
          Rotate<span className="visually-hidden"> {token.name}</span>
        </Button>
        <Button aria-disabled={working} onClick={() => onAsk({ change: 'revoke', token })}>
          Revoke<span className="visually-hidden"> {token.name}</span>
        </Button>
      </div>
    </li>
  );
}

function TokenState({ ending, createdAt, previousValidUntil }: RegistryToken): ReactElement {
  return (
    <p>
      Ends in <code translate="no">{ending}</code>, created on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>.
      {previousValidUntil === null ? null : (
        <>
          {' '}
          The previous token works until <time dateTime={previousValidUntil}>{formatDateTime(previousValidUntil)}</time>.
        </>
      )}
    </p>
  );
}

function Secret({ name, token }: { readonly name: string; readonly token: string }): ReactElement {
  return (
    <div className={css.secret}>
      <p>
        <strong>New token for {name}</strong>, shown only once. Store it with your other secrets.
      </p>
      <code translate="no">{token}</code>
    </div>
  );
}

interface QuestionViewProps extends Question {
  readonly onAgree: () => void;
  /** The button that changes nothing. */
  readonly cancel: Ref<HTMLButtonElement>;
}

function QuestionView({ change, token, onAgree, cancel }: QuestionViewProps): ReactElement {
  const isRotation = change === 'rotate';
  return (
    <>
      <h2 id="token-question">
        {isRotation ? 'Rotate' : 'Revoke'} the token of {token.name}?
      </h2>
      <p>
        {isRotation ? (
          <>
            The new token is shown once. The current one, which ends in <code translate="no">{token.ending}</code>, keeps working
            for a limited time, so that you can replace it. An older one stops working now.
          </>
        ) : (
          <>
            The token that ends in <code translate="no">{token.ending}</code> stops working now. The machine can’t download with
            it anymore.
          </>
        )}
      </p>
      <form method="dialog" className={css.answers}>
        <Button primary onClick={onAgree}>
          {isRotation ? 'Rotate token' : 'Revoke token'}
        </Button>
        <Button ref={cancel} type="submit">
          Cancel
        </Button>
      </form>
    </>
  );
}
