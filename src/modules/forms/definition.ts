/*
 * The definition of a form. The HTML, the schema that browser and server validate with, the mails and the export
 * columns are all derived from it. Editors write definitions in the admin. This file must not depend on Payload,
 * because the browser loads it.
 */

export const FIELD_KINDS = [
  { value: 'text', label: 'One line' },
  { value: 'email', label: 'Mail address' },
  { value: 'phone', label: 'Telephone number' },
  { value: 'country', label: 'Country' },
  { value: 'longText', label: 'Several lines' },
  { value: 'select', label: 'One of a list' },
  { value: 'choices', label: 'Some of a list' },
  { value: 'checkbox', label: 'A box to tick' },
  { value: 'file', label: 'A file' },
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number]['value'];

/** Autofill field names of the HTML standard (HTML, section 4.10.18.7.1). */
export const AUTOCOMPLETE_NAMES = [
  'name',
  'email',
  'tel',
  'organization',
  'organization-title',
  'country-name',
  'url',
  'off',
] as const;

/** A form field. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string | null;
  required?: boolean | null;
  autocomplete?: (typeof AUTOCOMPLETE_NAMES)[number] | null;
  /** Maximum length in characters; each kind has a default. */
  most?: number | null;
  options?: readonly string[] | null;
}

/** A form as defined by editors. */
export interface FormDefinition {
  key: string;
  name: string;
  submitLabel: string;
  fields: readonly FormField[];
  /** The path of the thank-you page. */
  thankYou: string;
  /** What happens next, for the confirmation email. */
  nextSteps: string;
  /** The mailbox notified of each submission. */
  deliverTo?: string | null;
  keepDays: number;
  /** Submitting the form starts a trial of this many days. */
  trialDays?: number | null;
}

/** Default maximum lengths by field kind, in characters. */
export const DEFAULT_MAX_LENGTHS: Readonly<Record<FieldKind, number>> = {
  text: 200,
  email: 254,
  phone: 40,
  country: 80,
  longText: 5000,
  select: 200,
  choices: 2000,
  checkbox: 10,
  file: 0,
};

/** Field names that the site itself uses in a form submission. */
export const RESERVED_FIELD_NAMES: readonly string[] = ['form', 'attempt', 'proof', 'altcha', 'website'];

export const THANK_YOU_PAGES = [
  '/thank-you-contacting-us',
  '/thank-you-account-support',
  '/thank-you-page',
  '/newsletter/check-your-mail',
] as const;

/** Bounds of a trial's length. A shorter trial would start with the reminder that it is ending. */
export const MIN_TRIAL_DAYS = 14;
export const MAX_TRIAL_DAYS = 365;
