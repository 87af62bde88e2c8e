/** Fields that aren't typed: every save changes them, and review steps change the review. */
const SYSTEM_FIELDS = new Set(['updatedAt', 'createdAt', '_status', 'review', 'contentChangedAt', 'publishedAt']);

/** Returns whether two form states have the same content, ignoring fields that nobody types. */
export function hasSameContent(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return serializeContent(one) === serializeContent(other);
}

function serializeContent(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values).filter(([name]) => !SYSTEM_FIELDS.has(name));
  return JSON.stringify(
    entries.toSorted(([one], [other]) => one.localeCompare(other)),
    (_name, value: unknown) => value ?? undefined,
  );
}
