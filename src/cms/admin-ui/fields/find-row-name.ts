/** The fields that name a row, the first one that is filled in. */
const NAMING_FIELDS = ['label', 'heading', 'title', 'name', 'question', 'measure', 'href'] as const;

/** Finds what the row of an array is called in its form; undefined while none of its naming fields is filled in. */
export function findRowName(row: Readonly<Record<string, unknown>>): string | undefined {
  return NAMING_FIELDS.map((field) => row[field]).find((value): value is string => typeof value === 'string' && value !== '');
}
