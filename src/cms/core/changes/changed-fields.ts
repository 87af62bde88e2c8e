import { isDeepStrictEqual } from 'node:util';
import type { SanitizedCollectionConfig } from 'payload';
import { SYSTEM_FIELDS } from '../fields/system-fields';

/** Fields that are not content. `id` includes the ids of blocks and rows, which a request may omit. */
const IGNORED_FIELDS = new Set<string>([
  ...SYSTEM_FIELDS,
  'id',
  'blockName',
  'contentChangedAt',
  'publishedAt',
  'previousStart',
  'originalSlug',
]);

type Data = Record<string, unknown>;

/**
 * Returns the names of the fields that differ between two states of an entry or global.
 * @param next what will be stored; a missing field stays unchanged
 */
export function getChangedFields(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  next: Data,
  before: Data,
): string[] {
  return flattenedFields
    .filter((field) => !IGNORED_FIELDS.has(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual))
    .map(({ name }) => name)
    .filter((name) => next[name] !== undefined && !isEquivalent(next[name], before[name]));
}

/** Returns whether two values look the same to a reader, ignoring empty ones. Exported for its test. */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(normalize(one), normalize(other));
}

function normalize(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(normalize);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const kept = IGNORED_FIELDS.has(name) ? undefined : normalize(inner);
    return kept === undefined ? [] : [[name, kept]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
