'use client';

import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { useIsLeaving } from '@/ui/use-is-leaving';
import { AccountProvider, type SignOn, type SignOnState } from '@/modules/account/client';
import css from './dashboard.module.css';

interface DashboardProps {
  readonly signOn: SignOn;
  /** The sections, shown to signed-in people. */
  readonly children: ReactNode;
}

/** Renders the dashboard for signed-in people. Everyone else is asked to sign in and returns here. */
export function Dashboard({ signOn, children }: DashboardProps): ReactElement {
  const { state } = signOn;
  if (state.status !== 'signed-in') return <SignInPrompt signOn={signOn} state={state} />;
  return (
    <AccountProvider value={signOn}>
      <header className={css.head}>
        <p className={css.eyebrow}>Your dashboard</p>
        <h1>{state.name}</h1>
        {state.email === undefined ? null : <p>{state.email}</p>}
      </header>
      <div className={css.sections}>{children}</div>
    </AccountProvider>
  );
}

const STATUS_MESSAGES: Readonly<Record<Exclude<SignOnState['status'], 'signed-in'>, string>> = {
  unknown: 'Checking whether you’re signed in …',
  'signed-out':
    'Sign in to see your subscriptions, downloads, trials, repository tokens, saved pages, learning paths, ' +
    'classes, exams, and the forms you have sent. You return to this page.',
  ended: 'You have been signed out: in another tab, or because your session ended. Sign in again to return to this page.',
  unreachable:
    'You are signed in, but the sign-on service isn’t responding, so your account can’t be shown. ' +
    'Check your connection and reload the page. Nothing is lost.',
  unavailable: 'Sign-in is unavailable.',
};

/** The button is never disabled, because a disabled button loses the focus. */
function SignInPrompt({ signOn, state }: { readonly signOn: SignOn; readonly state: SignOnState }): ReactElement {
  const [leaving, setLeaving] = useIsLeaving();
  const [failed, setFailed] = useState(false);
  const signIn = async () => {
    setLeaving(true);
    setFailed(false);
    const met = await signOn.signIn();
    if (!met) return;
    setLeaving(false);
    setFailed(true);
  };
  return (
    <div className={css.asked}>
      <h1>Your dashboard</h1>
      <p role="status">{state.status === 'signed-in' ? '' : STATUS_MESSAGES[state.status]}</p>
      <noscript>
        <p>
          Signing in needs JavaScript, which your browser does not run for this site. Everything outside of the dashboard works
          without it.
        </p>
      </noscript>
      {state.status === 'unreachable' ? <Button onClick={() => location.reload()}>Reload the page</Button> : null}
      {state.status === 'signed-out' || state.status === 'ended' ? (
        <Button primary aria-disabled={leaving} onClick={() => void (leaving || signIn())}>
          {leaving ? 'Redirecting to sign in …' : 'Sign in'}
        </Button>
      ) : null}
      {failed ? (
        <p className={css.problem} role="alert">
          The sign-on service isn’t responding. Check your connection, or try again in a minute.
        </p>
      ) : null}
    </div>
  );
}
