import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * State that says whether the browser is leaving the page. A page that is restored from the back/forward cache is left no
 * longer, so its controls work again.
 */
export function useIsLeaving(): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  return [isLeaving, setLeaving];
}
