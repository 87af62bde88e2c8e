import type { Block, Field } from 'payload';
import { getStoredFields } from '@/cms/core/fields/stored-fields';
import { isRecord } from '@/platform/is-record';
import { SYSTEM_FIELDS } from '@/cms/core/fields/system-fields';

/** A field in a file that its collection doesn't have. */
interface UnknownField {
  field: string;
  value: unknown;
}

/** Fields maintained by Payload and the review workflow, and derived fields: they aren't written to files. */
const OMITTED_FIELDS = new Set<string>([
  ...SYSTEM_FIELDS,
  'id',
  'blockName',
  'globalType',
  '_order',
  'visibleFrom',
  'visibleUntil',
  'redirectOldUrl',
]);

type Data = Record<string, unknown>;

/** Returns whether a field is maintained by the site itself and therefore not in files. */
export function isSystemField(name: string): boolean {
  return OMITTED_FIELDS.has(name);
}

/** Finds fields of a file that the collection doesn't have. Most are typos, which would otherwise be dropped silently. */
export function findUnknownFields(data: unknown, fields: Field[], prefix = ''): UnknownField[] {
  if (!isRecord(data)) return [{ field: prefix.slice(0, -1) || 'the file', value: data }];
  const stored = getStoredFields(fields);
  return Object.entries(data).flatMap(([name, value]) => {
    const field = stored.find((each) => each.name === name);
    if (!field && name !== 'blockType') return [{ field: prefix + name, value }];
    return field ? findUnknownNested(field, value, prefix + name) : [];
  });
}

function findUnknownNested(field: Field, value: unknown, path: string): UnknownField[] {
  if (value === null || value === undefined) return [];
  if (field.type === 'group') return findUnknownFields(value, field.fields, `${path}.`);
  if (field.type !== 'array' && field.type !== 'blocks') return [];
  if (!Array.isArray(value)) return [{ field: path, value }];
  return value.flatMap((row: unknown, index) => {
    const fields = field.type === 'array' ? field.fields : getBlockFields(row, field.blocks);
    if (!fields) return [{ field: `${path}.${index}.blockType`, value: isRecord(row) ? row.blockType : row }];
    return findUnknownFields(row, fields, `${path}.${index}.`);
  });
}

/** Serializes a document for a file: fields in the order of the collection, without empty values and system fields. */
export function serializeFields(doc: unknown, fields: Field[]): Data {
  if (!isRecord(doc)) return {};
  // Blocks are the longest part of a page, so they go last, wherever the form has them.
  const stored = getStoredFields(fields).toSorted(
    (one, other) => Number(one.type === 'blocks') - Number(other.type === 'blocks'),
  );
  const entries = stored.flatMap((field) => {
    if (OMITTED_FIELDS.has(field.name)) return [];
    const value = serializeValue(field, doc[field.name]);
    return isEmpty(value) ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(entries);
}

function serializeValue(field: Field, value: unknown): unknown {
  if (field.type === 'group') return serializeFields(value, field.fields);
  if (!Array.isArray(value)) return value;
  if (field.type === 'array') return value.map((row) => serializeFields(row, field.fields));
  if (field.type === 'blocks') {
    return value.map((row: unknown) => ({
      blockType: isRecord(row) ? row.blockType : undefined,
      ...serializeFields(row, getBlockFields(row, field.blocks) ?? []),
    }));
  }
  return value;
}

function getBlockFields(row: unknown, blocks: Block[]): Field[] | undefined {
  return isRecord(row) ? blocks.find(({ slug }) => slug === row.blockType)?.fields : undefined;
}

/** Whether a value is omitted from files. False counts as empty, because it is the value of an unchecked box. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
