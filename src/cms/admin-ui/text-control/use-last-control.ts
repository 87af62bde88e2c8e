import { useEffect, useRef } from 'react';
import type { TextControl } from './insert-text';

/**
 * Remembers which field of the page had the focus last.
 * @param findControl returns the focused element if it is such a field; the same function each time
 * @returns a function that returns the field; undefined when none had the focus, or the form has removed it since
 */
export function useLastControl<Control extends TextControl>(
  findControl: (target: EventTarget | null) => Control | undefined,
): () => Control | undefined {
  const control = useRef<Control>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      control.current = findControl(target) ?? control.current;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [findControl]);
  return () => (control.current?.isConnected ? control.current : undefined);
}
