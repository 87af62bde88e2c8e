import { SYSTEM_FIELDS } from '@/cms/core/system-fields';

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
