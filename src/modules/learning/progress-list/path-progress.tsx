'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { ProgressControlsProps, ShownProgressControlsProps } from './progress-controls-props';
import { SignInToSaveProgress } from './sign-in-to-save-progress';
import { useProgressOptIn } from './use-progress-opt-in';
import { Button } from '@/ui/button';

interface PathProgressProps extends ProgressControlsProps {
  /** The list of steps, the same for everyone. */
  readonly children: ReactNode;
}

/** Wraps the steps of a path, and fetches the controls that show and keep a learner's progress once they are wanted. */
export function PathProgress({ signOn, path, steps, children }: PathProgressProps): ReactElement {
  const [Controls, setControls] = useState<ComponentType<ShownProgressControlsProps>>();
  const [message, setMessage] = useState('');
  const { isWanted, isAsked, want } = useProgressOptIn(signOn);

  useEffect(() => {
    if (!isWanted) return;
    import('./progress-controls').then(
      ({ ProgressControls }) => setControls(() => ProgressControls),
      () => setMessage('Your progress can’t be shown because part of this page didn’t load. Reload the page; nothing is lost.'),
    );
  }, [isWanted]);

  return (
    <>
      {signOn ? <SignInToSaveProgress signOn={signOn} /> : null}
      {Controls ? <Controls signOn={signOn} path={path} steps={steps} takesFocus={isAsked} /> : null}
      {/* A pressed button stays until the controls are there and take its focus. */}
      {Controls || (isWanted && !isAsked) ? null : (
        <p>
          <Button onClick={want} data-needs-script="">
            Keep track in this browser
          </Button>
        </p>
      )}
      {children}
      <p role="status">{message}</p>
    </>
  );
}
