/** A field of a form that text can be inserted in. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text at the cursor of a field, or replaces the selection with it, as if it was typed: it can be undone. */
export function insertText(control: TextControl, text: string): void {
  control.focus();
  // Deprecated, and the only way to keep what was typed before undoable.
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? control.value.length, control.selectionEnd ?? control.value.length, 'end');
  // React reads the value only after an event.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
