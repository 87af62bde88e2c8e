import { SYSTEM_FIELDS } from '@/cms/core/fields/system-fields';
import { isRecord } from '@/platform/is-record';

/** Fields that aren't typed: every save changes them, and review steps change the review. */
const IGNORED_FIELDS = new Set<string>([...SYSTEM_FIELDS, 'contentChangedAt', 'publishedAt']);

/** Returns whether two form states have the same content, ignoring fields that nobody types. */
export function hasSameContent(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return serializeContent(one) === serializeContent(other);
}

function serializeContent(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values).filter(([name]) => !IGNORED_FIELDS.has(name));
  return JSON.stringify(
    entries.toSorted(([one], [other]) => one.localeCompare(other)),
    (_name, value: unknown) => value ?? undefined,
  );
}

/** Returns whether an entry, as the server has saved it, has everything that a form shows. */
export function hasSaved(saved: Readonly<Record<string, unknown>>, shown: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(shown).every(([name, value]) => IGNORED_FIELDS.has(name) || isPartOf(saved[name], value));
}

/** The server adds fields that a form doesn't have, and empties have several forms. */
function isPartOf(saved: unknown, shown: unknown): boolean {
  if (isEmpty(shown)) return isEmpty(saved);
  if (Array.isArray(shown))
    return Array.isArray(saved) && saved.length === shown.length && shown.every((each, index) => isPartOf(saved[index], each));
  if (isRecord(shown)) return isRecord(saved) && Object.entries(shown).every(([name, value]) => isPartOf(saved[name], value));
  return saved === shown;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
