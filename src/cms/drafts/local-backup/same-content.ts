/** Fields that every save changes. */
const BOOKKEEPING = new Set(['updatedAt', 'createdAt', '_status']);

/** Whether two states of a form hold the same, apart from what every save changes. */
export function sameContent(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values).filter(([name]) => !BOOKKEEPING.has(name));
  return JSON.stringify(entries.toSorted(([one], [other]) => one.localeCompare(other)), (_name, value: unknown) => value ?? undefined);
}
