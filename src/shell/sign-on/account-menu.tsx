'use client';

import { useState, type MouseEvent, type ReactElement } from 'react';
import type { SignInErrorCode } from '@/modules/account/client';
import { useIsLeaving } from '@/ui/use-is-leaving';
import css from './account-menu.module.css';
import { useSignOn } from './sign-on-context';

/**
 * Renders "Sign in" or the signed-in user's account menu in the header. Both are in every page, and the style sheet
 * shows one of them by the document's `data-signed-in` mark from the first paint on. The name appears in the menu once it has
 * been read from the tokens, so nothing shifts. Icon and menu items come from the server, so that no script contains them.
 * Without JavaScript, the link leads to the dashboard, which explains what sign-in requires.
 */
export function AccountMenu({ icon, menu }: { readonly icon: ReactElement; readonly menu: ReactElement }): ReactElement {
  const { state, signIn } = useSignOn();
  const [problem, setProblem] = useState<SignInErrorCode>();
  const [leaving, setLeaving] = useIsLeaving();

  const onSignIn = async (event: MouseEvent) => {
    // Leaves opening a new tab to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setProblem(undefined);
    setLeaving(true);
    const found = await signIn();
    if (!found) return;
    setProblem(found);
    setLeaving(false);
  };

  if (state.status === 'unavailable')
    return (
      <p className={css.place} role="status">
        Sign-in is unavailable
      </p>
    );

  return (
    <div className={css.place}>
      <a
        className={css.signIn}
        href="/dashboard"
        data-needs-script=""
        aria-busy={leaving || undefined}
        onClick={(event) => void onSignIn(event)}
      >
        Sign in
      </a>
      <details className={css.account} name="area">
        <summary>
          <span className="visually-hidden">Account </span>
          {icon}
          {state.status === 'signed-in' ? <span className={css.name}>{state.name}</span> : null}
        </summary>
        {menu}
      </details>
      <p className={problem ? css.problem : undefined} role="status">
        {problem ? describeProblem(problem) : null}
      </p>
    </div>
  );
}

function describeProblem(problem: SignInErrorCode): string {
  return problem === 'storage-blocked'
    ? 'Your browser blocks this site’s storage, which signing in needs. Allow site data and try again.'
    : 'The sign-on service isn’t responding. Try later.';
}
