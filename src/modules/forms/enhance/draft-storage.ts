import { FORM_DRAFT_KEY_PREFIX } from '@/platform/constants';
import { readSessionItem, removeSessionItem, storeSessionItem } from '@/platform/session-storage';

/** Returns the fields to save. File inputs are excluded, because scripts can't restore them. */
function getFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      '[data-field] :is(input, textarea, select), [name=attempt]',
    ),
  ].filter(({ type }) => type !== 'file');
}

const getStorageKey = (form: HTMLFormElement): string => FORM_DRAFT_KEY_PREFIX + form.id;

/** Saves the form to session storage, so that a reload or an accidental Back loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const values = getFields(form).map((field) =>
    field.type === 'checkbox' && field instanceof HTMLInputElement ? String(field.checked) : field.value,
  );
  storeSessionItem(getStorageKey(form), JSON.stringify(values));
}

/** Restores the saved draft into empty fields, and assigns an attempt id. */
export function restoreDraft(form: HTMLFormElement): void {
  const fields = getFields(form);
  const values = loadDraft(form);
  for (const [index, field] of fields.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) field.checked ||= value === 'true';
    else if (field.value === '') field.value = value;
  }
  const attempt = form.querySelector<HTMLInputElement>('[name=attempt]');
  if (attempt !== null && attempt.value === '') attempt.value = generateAttemptId();
}

/** Removes the draft after the form was sent. */
export function clearDraft(form: HTMLFormElement): void {
  removeSessionItem(getStorageKey(form));
}

function loadDraft(form: HTMLFormElement): string[] {
  try {
    const values: unknown = JSON.parse(readSessionItem(getStorageKey(form)) ?? '[]');
    return Array.isArray(values) ? values.map(String) : [];
  } catch {
    return [];
  }
}

/** Generates a version 4 UUID (RFC 9562); `crypto.randomUUID` is unavailable on sites without TLS. */
function generateAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
