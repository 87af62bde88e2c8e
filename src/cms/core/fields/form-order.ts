import type { Field } from 'payload';
import { getStoredFields, type StoredField } from './stored-fields';

/** Sorts errors, or anything else with the path of a field, in the order in which the form shows the fields. */
export function sortInFormOrder<Item extends { path: string }>(fields: readonly Field[], items: readonly Item[]): Item[] {
  const positions = new Map(items.map(({ path }) => [path, findPosition(fields, path)]));
  return items.toSorted((one, other) => comparePositions(positions.get(one.path) ?? [], positions.get(other.path) ?? []));
}

/** Returns the index of the field at each level of the form. An unknown field comes first. */
function findPosition(fields: readonly Field[], path: string): number[] {
  const position: number[] = [];
  let level = fields;
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      position.push(Number(name));
      continue;
    }
    const stored = getStoredFields(level);
    position.push(stored.findIndex((field) => field.name === name));
    level = getFieldsWithin(stored.find((field) => field.name === name));
  }
  return position;
}

function getFieldsWithin(field: StoredField | undefined): readonly Field[] {
  if (field?.type === 'blocks') return field.blocks.flatMap(({ fields }) => fields);
  return field && 'fields' in field ? field.fields : [];
}

function comparePositions(one: readonly number[], other: readonly number[]): number {
  const level = one.findIndex((index, depth) => index !== other[depth]);
  return level === -1 ? one.length - other.length : (one[level] ?? 0) - (other[level] ?? -1);
}
