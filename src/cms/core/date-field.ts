import type { TextField } from 'payload';
import { draftPlaceholder } from './draft-placeholder';

/**
 * A day. It is kept as text, as it is written in the files: a time and a zone would only be able to shift it.
 */
export function dateField(
  name: string,
  rest: Partial<Pick<TextField, 'required' | 'admin' | 'label' | 'index'>> = {},
): TextField {
  return {
    name,
    type: 'text',
    required: true,
    custom: draftPlaceholder((value) =>
      validateDate(value) === true ? String(value) : rest.required === false ? undefined : PLACEHOLDER_DATE,
    ),
    ...rest,
    validate: (value: unknown) =>
      value === undefined || value === null || value === ''
        ? rest.required === false || 'A day is required.'
        : validateDate(value),
  };
}

/** Stands in a preview where a draft has no day yet. */
const PLACEHOLDER_DATE = '2026-01-01';

/** Whether a value is a day as the files have it, or the sentence that an editor reads. */
export function validateDate(value: unknown): true | string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? true
    : 'A day as year-month-day, 2026-11-21.';
}
