/*
 * What a form is. From one definition are made: the HTML, the schema that browser and server check by, the mails, and
 * the columns of exports. Editors write definitions in the admin; this file knows nothing of Payload, because the
 * browser loads it.
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

/** Names of the HTML standard by which browsers fill fields in (HTML, section 4.10.18.7.1). */
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

/** One field of a form. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string | null;
  required?: boolean | null;
  autocomplete?: (typeof AUTOCOMPLETE_NAMES)[number] | null;
  /** Most characters; each kind has a default. */
  most?: number | null;
  options?: readonly string[] | null;
}

/** A form, as editors define it. */
export interface FormDefinition {
  key: string;
  name: string;
  submitLabel: string;
  fields: readonly FormField[];
  /** Address of the page that thanks. */
  thankYou: string;
  /** What happens next, for the confirmation mail. */
  nextSteps: string;
  /** Mailbox that is told of each entry. */
  deliverTo?: string | null;
  keepDays: number;
  /** Sending the form begins a trial of so many days. */
  trialDays?: number | null;
}

/** Most characters of a field of each kind, where the definition does not say. */
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

/** Names that the site itself uses in what a form sends. */
export const RESERVED_FIELD_NAMES: readonly string[] = ['form', 'attempt', 'proof', 'altcha', 'website'];

export const THANK_YOU_PAGES = [
  '/thank-you-contacting-us',
  '/thank-you-account-support',
  '/thank-you-page',
  '/newsletter/check-your-mail',
] as const;

/** Bounds of a trial's length. A shorter one would begin with the reminder of its end. */
export const MIN_TRIAL_DAYS = 14;
export const MAX_TRIAL_DAYS = 365;
