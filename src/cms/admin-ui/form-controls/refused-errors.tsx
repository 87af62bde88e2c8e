'use client';

import { useAllFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { followErrors, type FollowedErrors } from './follow-errors';

/**
 * Keeps the errors of a refused save. Payload also requests the state of a form a quarter of a second after each change. When
 * a save is refused before the answer arrives, the answer, which knows nothing of the save, removes its errors. Renders nothing.
 */
export function RefusedErrors(): null {
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
  return null;
}
