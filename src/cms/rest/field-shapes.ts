import type { CollectionSlug, Field, TypedCollection, ValidationFieldError } from 'payload';
import { getStoredFields, type StoredField } from '@/cms/core/fields/stored-fields';
import { isRecord } from '@/platform/is-record';

/** What the value of a field must look like, before its own rules are applied. */
interface Shape {
  matches: (value: unknown, field: StoredField) => boolean;
  message: string;
}

/** The largest ID that Postgres stores (integer). A larger one would be an error of the database, which names no field. */
const ID_MAX = 2_147_483_647;
/** Collections whose IDs are strings, which the compiler compares with the generated types. */
type SlugWithTextIds = { [Slug in CollectionSlug]: TypedCollection[Slug]['id'] extends string ? Slug : never }[CollectionSlug];
const COLLECTIONS_WITH_TEXT_IDS: ReadonlySet<unknown> = new Set(
  Object.keys({ media: true, 'shared-blocks': true } satisfies Record<SlugWithTextIds, true>),
);

const isText = (value: unknown): boolean => typeof value === 'string';
const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const getEntryId = (value: unknown): unknown =>
  isRecord(value) ? (Object.hasOwn(value, 'id') ? value['id'] : value['value']) : value;
const isTooLarge = (id: string | number): boolean => /^\d+$/.test(String(id)) && Number(id) > ID_MAX;
const hasTextIds = (field: StoredField): boolean => 'relationTo' in field && COLLECTIONS_WITH_TEXT_IDS.has(field.relationTo);
const isOption = (value: unknown, field: StoredField): boolean => {
  const options = 'options' in field ? field.options.map((each) => (typeof each === 'string' ? each : each.value)) : [];
  // An empty string is no choice.
  return isText(value) && (value === '' || options.some((each) => each === value));
};

const TEXT: Shape = { matches: isText, message: 'This must be a text.' };
// Payload reads numbers and check marks from texts, too.
const NUMBER: Shape = {
  matches: (value) => isKey(value) && Number.isFinite(Number(value)),
  message: 'This must be a number.',
};
const CHECK: Shape = { matches: (value) => typeof value === 'boolean' || isText(value), message: 'This must be true or false.' };
const ENTRY: Shape = {
  matches: (value, field) => {
    const id = getEntryId(value);
    return isKey(id) && (hasTextIds(field) || !isTooLarge(id));
  },
  message: 'This must be the ID of an entry.',
};

const OPTION: Shape = { matches: isOption, message: 'This must be one of the options of this field.' };

/** The shapes by type of field. Those without one hold any JSON, such as `json`, or are computed, such as `join`. */
const SHAPES: Partial<Record<StoredField['type'], Shape>> = {
  text: TEXT,
  textarea: TEXT,
  code: TEXT,
  email: TEXT,
  date: TEXT,
  select: OPTION,
  radio: OPTION,
  number: NUMBER,
  checkbox: CHECK,
  relationship: ENTRY,
  upload: ENTRY,
};

/**
 * Returns the fields whose values have another type than theirs, such as an object instead of a text. Hooks and validations, ours
 * and Payload's, take the types for granted.
 */
export function findMisshapenFields(fields: readonly Field[], data: unknown, path = ''): ValidationFieldError[] {
  if (!isRecord(data)) return [{ path, message: 'This must be an object.' }];
  return getStoredFields(fields).flatMap((field) =>
    Object.hasOwn(data, field.name) ? findInField(field, data[field.name], path + field.name) : [],
  );
}

function findInField(field: StoredField, value: unknown, path: string): ValidationFieldError[] {
  if (value === undefined) return [];
  if (field.type === 'group') return findMisshapenFields(field.fields, value, `${path}.`).map(withoutLastDot);
  if (value === null) return [];
  if (field.type === 'array') return findInRows(value, path, () => field.fields);
  if (field.type === 'blocks')
    return findInRows(value, path, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields);
  const shape = SHAPES[field.type];
  if (shape === undefined) return [];
  const isList = 'hasMany' in field && field.hasMany === true;
  const values = isList && Array.isArray(value) ? value : [value];
  return values.every((each) => shape.matches(each, field)) ? [] : [{ path, message: shape.message }];
}

/** The admin sends 0 for no rows. */
function findInRows(
  rows: unknown,
  path: string,
  getFields: (row: Readonly<Record<string, unknown>>) => readonly Field[] | undefined,
): ValidationFieldError[] {
  if (rows === 0 || rows === '0') return [];
  if (!Array.isArray(rows)) return [{ path, message: 'This must be a list.' }];
  return rows.flatMap((row: unknown, index) => {
    const at = `${path}.${index}`;
    if (!isRecord(row)) return [{ path: at, message: 'This must be an object.' }];
    const fields = getFields(row);
    if (fields === undefined) return [{ path: at, message: 'There is no block of this type here.' }];
    return findMisshapenFields(fields, row, `${at}.`);
  });
}

function withoutLastDot(error: ValidationFieldError): ValidationFieldError {
  return { ...error, path: error.path.replace(/\.$/, '') };
}
