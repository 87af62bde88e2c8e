'use client';

import { useCallback, useEffect, useState, type MouseEvent, type ReactElement } from 'react';
import type { SignInErrorCode } from '@/modules/account/client';
import { Button } from '@/ui/button';
import { useIsLeaving } from '@/ui/use-is-leaving';
import type { SignOnClient } from './sign-on-client';
import { hasTokens } from './stored-tokens';
import { SignOnNotice } from './sign-on-notice';
import { SIGN_IN_ERROR_MESSAGES } from './sign-in-error-messages';
import { getReturnUrl, removeReturnUrl } from './return-url';
import { classifyCallback } from './sign-in-error';
import { useSignOn } from './sign-on-context';

/**
 * Handles the callback URL: exchanges the provider's code for tokens and redirects to the return URL, or explains what
 * went wrong. It never starts a sign-in, which rules out redirect loops.
 */
export function SignInCallback(): ReactElement {
  const { loadClient } = useSignOn();
  /** The errors of all attempts. */
  const [problems, setProblems] = useState<readonly SignInErrorCode[]>([]);
  const addProblem = useCallback((problem: SignInErrorCode) => setProblems((earlier) => [...earlier, problem]), []);

  useEffect(() => {
    void finishSignIn(loadClient).then((problem) => problem && addProblem(problem));
  }, [loadClient, addProblem]);

  const problem = problems.at(-1);
  // With the key, another failure is announced even when the message is the same.
  return problem ? <SignInFailed key={problems.length} problem={problem} onProblem={addProblem} /> : <SigningIn />;
}

/**
 * Finishes the sign-in.
 * @returns the error, if any; otherwise the browser is leaving the page
 */
async function finishSignIn(loadClient: () => Promise<SignOnClient>): Promise<SignInErrorCode | undefined> {
  const known = classifyCallback(location.search);
  if (known) return known;
  try {
    return await (await loadClient()).finishSignIn();
  } catch (error) {
    console.error('Failed to load the sign-on:', error);
    return 'unreachable';
  }
}

function SigningIn(): ReactElement {
  return (
    <SignOnNotice heading="Signing you in">
      <p>One moment: your sign-in is being checked. You return to your page automatically.</p>
      <progress aria-label="Signing you in" />
      <noscript>
        <p>Signing in needs JavaScript, which your browser does not run for this site. Everything else works without it.</p>
      </noscript>
    </SignOnNotice>
  );
}

interface SignInFailedProps {
  readonly problem: SignInErrorCode;
  readonly onProblem: (problem: SignInErrorCode) => void;
}

/** Returns whether a link opens in this tab. When it opens in a new one, the user may still try again here. */
const opensInThisTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey;

function SignInFailed({ problem, onProblem }: SignInFailedProps): ReactElement {
  const { signIn } = useSignOn();
  const [leaving, setLeaving] = useIsLeaving();
  const kept = getReturnUrl();
  const signedIn = hasTokens();
  const { heading, text } = SIGN_IN_ERROR_MESSAGES[problem];

  const tryAgain = async () => {
    setLeaving(true);
    const next = await signIn();
    if (next) onProblem(next);
  };

  return (
    <SignOnNotice
      heading={heading}
      announced
      actions={
        <>
          {signedIn ? null : (
            <Button primary aria-disabled={leaving} onClick={() => void (leaving || tryAgain())}>
              {problem === 'opened-directly' ? 'Sign in' : 'Try again'}
            </Button>
          )}
          <a href={kept} onClick={(event) => opensInThisTab(event) && removeReturnUrl()}>
            {kept === '/' ? 'Go to the home page' : 'Go back to where you were'}
          </a>
          {signedIn ? <a href="/dashboard">Go to your dashboard</a> : null}
        </>
      }
    >
      <p>{text}</p>
      {signedIn ? <p>You are signed in already.</p> : null}
      {kept === '/' || signedIn ? null : <p>After signing in, you return to the page you came from.</p>}
    </SignOnNotice>
  );
}
