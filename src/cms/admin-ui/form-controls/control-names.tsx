'use client';

import { useEffect } from 'react';

/** Controls of Payload's forms that have only an icon, and what they do. Payload gives them no name. */
const NAMES: readonly (readonly [selector: string, name: string])[] = [
  ['.doc-controls__popup .popup-button', 'More actions'],
  ['.array-actions__button', 'Actions for this row'],
  ['.collapsible__drag', 'Move this row'],
];

/** Names the controls that have only an icon, for screen readers, also those of rows that are added later. Renders nothing. */
export function ControlNames(): null {
  useEffect(() => {
    let frame = requestAnimationFrame(nameControls);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(nameControls);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return null;
}

function nameControls(): void {
  for (const [selector, name] of NAMES)
    for (const control of document.querySelectorAll(`${selector}:not([aria-label])`)) control.setAttribute('aria-label', name);
}
