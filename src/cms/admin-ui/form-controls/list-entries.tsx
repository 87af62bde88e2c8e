'use client';

import { useEffect } from 'react';

/**
 * Adds what was typed into a text field with many values, such as related pages, when someone goes on with the mouse. Payload
 * adds it only with Enter or Tab, and otherwise drops it. Renders nothing.
 */
export function ListEntries(): null {
  useEffect(() => {
    document.addEventListener('pointerdown', addTyped, { capture: true });
    return () => document.removeEventListener('pointerdown', addTyped, { capture: true });
  }, []);
  return null;
}

function addTyped({ target }: PointerEvent): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || input.value.trim() === '') return;
  const field = input.closest('.field-type.text, .field-type.number');
  if (!field?.querySelector('.rs__control') || (target instanceof Node && field.contains(target))) return;
  // As if the key was pressed: the list is in the state of Payload's component.
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
