import type { TextField } from 'payload';
import { shownInDraft } from './shown-in-draft';

/**
 * A day. It is kept as text, as it is written in the files: a time and a zone would only be able to shift it.
 */
export function dayField(name: string, rest: Partial<Pick<TextField, 'required' | 'admin' | 'label' | 'index'>> = {}): TextField {
  return { name, type: 'text', required: true, custom: shownInDraft((value) => (isDay(value) === true ? String(value) : rest.required === false ? undefined : SOME_DAY)), ...rest, validate: (value: unknown) => (value === undefined || value === null || value === '' ? rest.required === false || 'A day is required.' : isDay(value)) };
}

/** Stands in a preview where a draft has no day yet. */
const SOME_DAY = '2026-01-01';

/** Whether a value is a day as the files have it, or the sentence that an editor reads. */
export function isDay(value: unknown): true | string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? true : 'A day as year-month-day, 2026-11-21.';
}
