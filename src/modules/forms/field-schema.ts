import * as z from 'zod/mini';
import { type FormDefinition, type FormField, DEFAULT_LENGTH_MAX } from './definition';

/** Submitted values by field name: one string each, several for a checkbox list. */
export type SubmittedValues = Readonly<Record<string, readonly string[]>>;

/** Returns the values of a field. A field may be called “constructor”, which every object has. */
export function getSubmittedValues(sent: SubmittedValues, name: string): readonly string[] {
  return Object.hasOwn(sent, name) ? (sent[name] ?? []) : [];
}

/** A field's error message for the visitor. It contains the label, because it is also a link in the summary. */
export interface FieldError {
  name: string;
  message: string;
}

type FormValidation = { ok: true; values: Record<string, string> } | { ok: false; problems: FieldError[] };

// Direction overrides, embeddings and isolates can make text look like other text (Unicode TR 36, section 3.2).
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex -- these are the characters to leave out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB]/g;
/**
 * Combining marks beyond the 30 that a letter of any script may have (Unicode Standard Annex #15, section 13). Normalizing puts the
 * marks of a letter in order, in a time that grows with the square of their number: minutes for a form of one megabyte.
 */
const SURPLUS_MARKS = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * Removes what no one types: control characters, direction overrides, lone surrogates and countless combining marks. Normalizes line
 * endings to \n.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(DIRECTION_CONTROLS, '')
    .replace(CONTROLS, '')
    .replace(SURPLUS_MARKS, '$1')
    .normalize('NFC')
    .trim();
}

const sanitizeLine = (text: string): string => sanitizeText(text).replace(/\s+/g, ' ');

/**
 * Validates submitted values against the form's definition. Browser and server share this code.
 * @returns the values to save, with checkbox lists joined to text, or the errors in field order
 */
export function validateForm({ fields }: Pick<FormDefinition, 'fields'>, sent: SubmittedValues): FormValidation {
  const checked = fields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => ({ field, result: buildFieldSchema(field).safeParse(getSubmittedValues(sent, field.name)) }));
  const problems = checked.flatMap(({ field, result }) =>
    result.success ? [] : [{ name: field.name, message: result.error.issues[0]?.message ?? 'Check this.' }],
  );
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    values: Object.fromEntries(checked.flatMap(({ field, result }) => (result.success ? [[field.name, result.data]] : []))),
  };
}

type FieldSchema = z.ZodMiniType<string, readonly string[]>;

const submittedStringsSchema = z.array(z.string());

/** Builds the schema of one field, which transforms its submitted values to the text that is saved. */
function buildFieldSchema(field: FormField): FieldSchema {
  const { kind, label, required, options } = field;
  const allowed = options ?? [];
  switch (kind) {
    case 'choices':
      return z.pipe(
        submittedStringsSchema.check(
          z.refine((values) => values.every((value) => allowed.includes(value)), getListMessage(field)),
          z.refine((values) => !required || values.length > 0, `Choose at least one option for “${label}”.`),
        ),
        z.transform((values) => [...new Set(values)].join(', ')),
      );
    case 'checkbox':
      return z.pipe(
        submittedStringsSchema.check(z.refine((values) => !required || values.length > 0, `Check “${label}” to continue.`)),
        z.transform((values) => (values.length > 0 ? 'yes' : 'no')),
      );
    case 'select':
      return buildSingleValueSchema(
        field,
        sanitizeLine,
        z.refine((value) => value === '' || allowed.includes(value), getListMessage(field)),
      );
    case 'email':
      return buildSingleValueSchema(
        field,
        sanitizeLine,
        z.refine(
          (value) => value === '' || isEmailAddress(value),
          `Enter one complete email address for “${label}”, such as name@example.com.`,
        ),
      );
    case 'phone':
      return buildSingleValueSchema(
        field,
        sanitizeLine,
        z.refine(
          (value) => /^[-+\d\s().,/#*x;:=a-z]*$/i.test(value),
          `Enter a phone number for “${label}”: digits, spaces, and signs such as +, (, and ).`,
        ),
      );
    case 'longText':
      return buildSingleValueSchema(field, sanitizeText);
    case 'text':
    case 'country':
    case 'file':
      return buildSingleValueSchema(field, sanitizeLine);
  }
}

type Check = ReturnType<typeof z.refine<string>>;

function buildSingleValueSchema(field: FormField, cleaned: (text: string) => string, ...checks: Check[]): FieldSchema {
  const lengthMax = field.most ?? DEFAULT_LENGTH_MAX[field.kind];
  const length = z.refine<string>((value) => value.length <= lengthMax, {
    error: ({ input }) => `“${field.label}” is too long: ${String(input).length} characters, of at most ${lengthMax}.`,
  });
  const presence = z.refine<string>((value) => !field.required || value !== '', {
    error: getRequiredMessage(field),
    abort: true,
  });
  return z.pipe(
    z.pipe(
      submittedStringsSchema,
      z.transform((values) => cleaned(values[0] ?? '')),
    ),
    z.string().check(presence, length, ...checks),
  );
}

function getRequiredMessage({ kind, label }: FormField): string {
  return kind === 'select' ? `Choose an option for “${label}”.` : `Fill in “${label}”.`;
}

function getListMessage({ label }: FormField): string {
  return `Choose from the list for “${label}”.`;
}

/** Whether the text is a single email address. Only a message can prove that the mailbox exists. */
function isEmailAddress(text: string): boolean {
  return /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\].]+(?:\.[^\s\p{C}@<>(),;:\\"[\].]+)+$/u.test(text);
}
