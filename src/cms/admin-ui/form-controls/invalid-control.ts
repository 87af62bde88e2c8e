const CONTROLS = 'input, textarea, select, button, [contenteditable="true"]';
/** Buttons at the head of a list do something to all its rows. The one that adds a row comes after them. */
const LIST_ACTIONS = '.array-field__header *, .blocks-field__header *';

/** Returns the control of the field that has an error; undefined if none can be used. */
export function findInvalidControl(error: Element): HTMLElement | undefined {
  const controls = error.closest('.field-type')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  return [...controls].find((control) => !control.matches(`:disabled, ${LIST_ACTIONS}`));
}
