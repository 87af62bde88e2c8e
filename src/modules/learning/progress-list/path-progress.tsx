'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { ProgressToolsProps } from './progress-tools-props';

interface PathProgressProps extends ProgressToolsProps {
  /** The list of steps, the same for everyone. */
  readonly children: ReactNode;
}

/**
 * Wraps the steps of a path. Its script loads with the page, so it only fetches the tools once a person is signed in,
 * or starts the sign-in.
 */
export function PathProgress({ signOn, path, steps, children }: PathProgressProps): ReactElement {
  const [Tools, setTools] = useState<ComponentType<ProgressToolsProps>>();
  const [said, setSaid] = useState('');
  const isSignedIn = signOn.state.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return;
    import('./progress-tools').then(
      ({ ProgressTools }) => setTools(() => ProgressTools),
      () => setSaid('Your progress can’t be shown because part of this page didn’t load. Reload the page; nothing is lost.'),
    );
  }, [isSignedIn]);

  const signIn = async (): Promise<void> => {
    if (await signOn.signIn())
      setSaid('To keep your progress you have to sign in, and the sign-on service does not answer. Try again in a minute.');
  };

  return (
    <>
      {Tools && isSignedIn ? (
        <Tools signOn={signOn} path={path} steps={steps} />
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
