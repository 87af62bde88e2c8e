'use client';

import { useState, type MouseEvent, type ReactElement } from 'react';
import css from './account-menu.module.css';
import { useSignOn } from './sign-on-context';

/**
 * "Sign in", or who is signed in with the account's menu, in the header. Both stand in every page and the style sheet
 * shows one of them by the document's mark, from the first paint on. The name grows away from its sign and comes when the
 * SDK has read it, in a place of fixed size: so nothing moves.
 * The menu's entries come from the server, so that no script holds them. Without JavaScript the link leads to the dashboard, which says what signing in needs.
 */
export function AccountMenu({ menu }: { readonly menu: ReactElement }): ReactElement {
  const { state, signIn } = useSignOn();
  const [failed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const onSignIn = async (event: MouseEvent) => {
    // Another tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFailed(false);
    setLeaving(true);
    if (!(await signIn())) return;
    setFailed(true);
    setLeaving(false);
  };

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
          <span className={css.name}>{state.status === 'signed-in' ? state.name : ''}</span>
        </summary>
        {menu}
      </details>
      <p className={css.problem} role="status">
        {failed ? 'The sign-on service does not answer. Try later.' : null}
      </p>
    </div>
  );
}
