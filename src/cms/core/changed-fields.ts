import { isDeepStrictEqual } from 'node:util';
import type { SanitizedCollectionConfig } from 'payload';

/** What says nothing about the text itself. `id` is also that of a block or a row, which a request may leave out. */
const SYSTEM_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockName', 'review']);

type Data = Record<string, unknown>;

/**
 * The fields of an entry that differ, of a collection or a global.
 * @param next what is going to be stored; a field that is not there stays as it is
 */
export function getChangedFields(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  next: Data,
  before: Data,
): string[] {
  return flattenedFields
    .filter((field) => !SYSTEM_FIELDS.has(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual))
    .map(({ name }) => name)
    .filter((name) => next[name] !== undefined && !isEquivalent(next[name], before[name]));
}

/** Whether two values are the same to a reader: what is empty is left out. Exported for its test. */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(normalize(one), normalize(other));
}

function normalize(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(normalize);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const kept = SYSTEM_FIELDS.has(name) ? undefined : normalize(inner);
    return kept === undefined ? [] : [[name, kept]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
