/*
 * The definition of a form. The HTML, the schema that browser and server validate with, the emails and the export
 * columns are all derived from it. Editors write definitions in the admin. This file must not depend on Payload,
 * because the browser loads it.
 */

import type { EntryCollection } from '@/cms/core/kinds/entry-kinds';

export const FIELD_KINDS = [
  { value: 'text', label: 'One line' },
  { value: 'email', label: 'Email address' },
  { value: 'phone', label: 'Phone number' },
  { value: 'country', label: 'Country' },
  { value: 'longText', label: 'Multiple lines' },
  { value: 'select', label: 'Select one' },
  { value: 'choices', label: 'Select several' },
  { value: 'checkbox', label: 'Checkbox' },
  { value: 'file', label: 'A file' },
] as const;
type FieldKind = (typeof FIELD_KINDS)[number]['value'];

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

/**
 * Kinds of entries that a form can be about. The form has its own URL for each entry, with this word before the
 * entry's slug: /resources/webinars/register/postgres-on-kubernetes-day-two.
 */
export const FORM_SUBJECTS = [
  { value: 'webinars', label: 'A webinar', verb: 'register' },
  { value: 'events', label: 'An event', verb: 'register' },
  { value: 'job-openings', label: 'A job opening', verb: 'apply' },
] as const satisfies readonly { value: EntryCollection; label: string; verb: string }[];
export type FormSubjectKind = (typeof FORM_SUBJECTS)[number]['value'];

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
  /**
   * The field contains an entry of this kind, and is prefilled when the URL contains one. A choice offers those that are
   * open (subject.ts).
   */
  subject?: FormSubjectKind | null;
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
  /** Whether the contact address of the site settings is notified when `deliverTo` is empty. */
  deliverToSite?: boolean | null;
  keepDays: number;
  /** The owner of the email address must confirm the submission before anything else happens. */
  confirmed?: boolean | null;
  /** Submitting the form starts a trial of this many days, once the owner of the email address has confirmed it. */
  trialDays?: number | null;
}

/** Whether the owner of the email address must confirm the submission, so that no one can start a trial for another person's address. */
export function needsConfirmation({ confirmed, trialDays }: Pick<FormDefinition, 'confirmed' | 'trialDays'>): boolean {
  return confirmed === true || typeof trialDays === 'number';
}

/** Default maximum lengths by field kind, in characters. */
export const DEFAULT_LENGTH_MAX: Readonly<Record<FieldKind, number>> = {
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
const SITE_NAMES: readonly string[] = ['form', 'attempt', 'proof', 'altcha', 'website', 'step'];
/** Properties of a form in the browser, which a field with such a name would hide from our script. */
const FORM_PROPERTIES =
  /^(?:action|dataset|elements|enctype|id|method|prepend|replaceWith|reset|submit|querySelector.*|.*Attribute|.*Listener)$/;

/** Whether a field can't have this name, because the site or the browser uses it. */
export function isReservedFieldName(name: string): boolean {
  return SITE_NAMES.includes(name) || FORM_PROPERTIES.test(name) || name in Object.prototype;
}

export const THANK_YOU_PAGES = [
  '/thank-you-contacting-us',
  '/thank-you-account-support',
  '/thank-you-page',
  '/newsletter/check-your-mail',
] as const;

/** Bounds of a trial's length. A shorter trial would start with the reminder that it is ending. */
export const TRIAL_DAYS_MIN = 14;
export const TRIAL_DAYS_MAX = 365;
