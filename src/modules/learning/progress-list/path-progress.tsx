'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { ProgressToolsProps } from './progress-tools-props';

interface PathProgressProps extends ProgressToolsProps {
  /** The list of steps, as everybody reads it. */
  readonly children: ReactNode;
}

/**
 * Stands around the steps of a path. Its script comes with the page, so it does no more than to fetch the tools once
 * somebody is signed in, or lead to signing in.
 */
export function PathProgress({ signOn, steps, children }: PathProgressProps): ReactElement {
  const [Tools, setTools] = useState<ComponentType<ProgressToolsProps>>();
  const [said, setSaid] = useState('');
  const isSignedIn = signOn.state.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return;
    import('./progress-tools').then(
      ({ ProgressTools }) => setTools(() => ProgressTools),
      () => setSaid('Your progress cannot be shown: a part of this page did not arrive. Load the page again; nothing is lost.'),
    );
  }, [isSignedIn]);

  const signIn = async (): Promise<void> => {
    if (await signOn.signIn())
      setSaid('To keep your progress you have to sign in, and the sign-on service does not answer. Try again in a minute.');
  };

  return (
    <>
      {Tools && isSignedIn ? (
        <Tools signOn={signOn} steps={steps} />
      ) : (
        <p data-progress="" hidden={isSignedIn}>
          <button type="button" data-needs-script="" onClick={() => void signIn()}>
            Sign in to keep your progress
          </button>
        </p>
      )}
      {children}
      <p role="status">{said}</p>
    </>
  );
}
