import type { TextControl } from '@/cms/admin-ui/text-control/insert-text';

/** Returns the text field of the entry that an event happened in; fields for code and other controls are left out. */
export function findTextControl(target: EventTarget | null): TextControl | undefined {
  if (!(target instanceof HTMLTextAreaElement) && !(target instanceof HTMLInputElement && target.type === 'text'))
    return undefined;
  const isField = target.closest('.field-type.textarea, .field-type.text') !== null;
  return isField && !target.readOnly && !target.disabled ? target : undefined;
}
