/** A field of a form that text can be inserted in. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns the text field of the entry that an event happened in; fields for code and other controls are left out. */
export function findTextControl(target: EventTarget | null): TextControl | undefined {
  if (!(target instanceof HTMLTextAreaElement) && !(target instanceof HTMLInputElement && target.type === 'text'))
    return undefined;
  const isField = target.closest('.field-type.textarea, .field-type.text') !== null;
  return isField && !target.readOnly && !target.disabled ? target : undefined;
}

/** Inserts a fact’s token at the cursor, or replaces the selection with it, and puts the cursor after it. */
export function insertToken(control: TextControl, name: string): void {
  const token = `{{${name}}}`;
  control.focus();
  control.setRangeText(
    token,
    control.selectionStart ?? control.value.length,
    control.selectionEnd ?? control.value.length,
    'end',
  );
  // React reads the value only after an event.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
