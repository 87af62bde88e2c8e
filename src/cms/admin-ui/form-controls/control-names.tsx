'use client';

import { type ReactNode, useEffect } from 'react';
import { findInvalidControl } from './invalid-control';

type FindName = (control: Element) => string | undefined;

/** Controls of Payload's forms and lists that have no name, and what names them. */
const NAMES: readonly (readonly [selector: string, findName: FindName])[] = [
  ['.doc-controls__popup .popup-button', () => 'More actions'],
  ['.array-actions__button', () => 'Actions for this row'],
  ['.collapsible__drag', () => 'Move this row'],
  ['.field-type .rs__input', findFieldLabel],
  ['.select-row__checkbox input', findRowName],
  ['.select-all__checkbox input', () => 'Select all rows'],
];

/** Names the controls of the admin that have no name, for screen readers, also those that are added later. */
export function ControlNames({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    let frame = requestAnimationFrame(improveControls);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(improveControls);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return children;
}

function improveControls(): void {
  for (const [selector, findName] of NAMES)
    for (const control of document.querySelectorAll(`${selector}:not([aria-label]), ${selector}[aria-label=""]`)) {
      const name = findName(control);
      if (name !== undefined) control.setAttribute('aria-label', name);
    }
  // The arrow of a list of options does what the list itself does. It is hidden from screen readers, and took the focus.
  for (const arrow of document.querySelectorAll('.dropdown-indicator[aria-hidden="true"]')) arrow.setAttribute('tabindex', '-1');
  for (const tab of document.querySelectorAll('.tabs-field__tab-button'))
    tab.setAttribute('aria-current', String(tab.matches('.tabs-field__tab-button--active')));
  announceErrors();
}

/** Connects errors with their fields, so that screen readers say what is wrong when the focus arrives. */
function announceErrors(): void {
  for (const control of document.querySelectorAll('[data-error-id]')) {
    if (document.getElementById(control.getAttribute('data-error-id') ?? '')) continue;
    for (const name of ['aria-invalid', 'aria-describedby', 'data-error-id']) control.removeAttribute(name);
  }
  for (const error of document.querySelectorAll('.field-error')) {
    error.id ||= `field-error-${(errorCount += 1)}`;
    const control = findInvalidControl(error);
    for (const name of ['aria-describedby', 'data-error-id']) control?.setAttribute(name, error.id);
    control?.setAttribute('aria-invalid', 'true');
  }
}

let errorCount = 0;

/** Returns the label of the field around a control, without the asterisk. */
function findFieldLabel(control: Element): string | undefined {
  const label = control.closest('.field-type')?.querySelector('.field-label');
  return label?.textContent.replace(/\s*\*\s*$/, '').trim() || undefined;
}

/** Returns a name with the title of the entry in the row, which is its first link. */
function findRowName(control: Element): string | undefined {
  const title = control.closest('tr')?.querySelector('a')?.textContent.trim();
  return title ? `Select ${title}` : undefined;
}
