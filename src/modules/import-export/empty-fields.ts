import type { Field } from 'payload';
import { getStoredFields, type StoredField } from '@/cms/core/fields/stored-fields';
import { isRecord } from '@/platform/is-record';
import { isSystemField } from './serialize-fields';

/**
 * Adds an empty value for each optional field that a file omits. Without it, an update would keep the former value of a
 * field that was emptied, and a new entry would get the field's default.
 */
export function withEmptyFields(data: unknown, fields: readonly Field[]): unknown {
  if (!isRecord(data)) return data;
  const filled = getStoredFields(fields).flatMap((field) => {
    if (isSystemField(field.name) || field.type === 'join') return [];
    const value = data[field.name] === undefined ? getEmptyValue(field) : fillNested(field, data[field.name]);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { ...data, ...Object.fromEntries(filled) };
}

/** @returns undefined for a required field, which a file may not omit unless it has a default */
function getEmptyValue(field: StoredField): unknown {
  if (field.type === 'group') return withEmptyFields({}, field.fields);
  if (field.type === 'checkbox') return false;
  if ('required' in field && field.required) return undefined;
  if (field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany)) return [];
  return null;
}

function fillNested(field: StoredField, value: unknown): unknown {
  if (field.type === 'group') return withEmptyFields(value, field.fields);
  if (!Array.isArray(value)) return value;
  if (field.type === 'array') return value.map((row: unknown) => withEmptyFields(row, field.fields));
  if (field.type !== 'blocks') return value;
  return value.map((row: unknown) => {
    const block = isRecord(row) ? field.blocks.find(({ slug }) => slug === row['blockType']) : undefined;
    return block ? withEmptyFields(row, block.fields) : row;
  });
}
