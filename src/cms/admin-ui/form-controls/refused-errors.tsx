'use client';

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstError } from './focus-first-error';
import { followErrors, type FollowedErrors } from './follow-errors';

/** Keeps the errors of a refused save, and moves the focus to the first one. Renders nothing. */
export function RefusedErrors(): null {
  useLastingErrors();
  useFocusOnRefusal();
  return null;
}

/**
 * Payload also requests the state of a form a quarter of a second after each change. When a save is refused before the answer
 * arrives, the answer, which knows nothing of the save, removes its errors.
 */
function useLastingErrors(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const known = useRef<FollowedErrors>(undefined);
  // Before the browser paints, so that nobody sees them go and come.
  useLayoutEffect(() => {
    if (!isSubmitted) {
      known.current = undefined;
      return;
    }
    const { followed, lost } = followErrors(known.current, fields);
    known.current = followed;
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: [...lost] });
  }, [dispatchFields, fields, isSubmitted]);
}

/** A button that is pressed is disabled until the answer arrives, and loses the focus: the keyboard would begin at the top. */
function useFocusOnRefusal(): void {
  const isSubmitted = useFormSubmitted();
  // Not while the form saves by itself: it stays open for input then.
  const isProcessing = useFormProcessing();
  const wasProcessing = useRef(isProcessing);
  useEffect(() => {
    const isOver = wasProcessing.current && !isProcessing;
    wasProcessing.current = isProcessing;
    // The errors arrive in a later rendering. A save that succeeds isn't submitted anymore.
    if (isOver && isSubmitted) void focusFirstError();
  }, [isProcessing, isSubmitted]);
}
