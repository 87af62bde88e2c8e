import type { Field } from 'payload';
import { type StoredField, getStoredFields } from './stored-fields';

/** The location of a field in an entry's form. */
interface FieldLocation {
  /** The path of the field in the form; an item of a multi-value text field is shown by the field itself. */
  path: string;
  /** “Block 2 “Cards” → Links 1 → URL”. Has no commas or colons, because the admin would split it there. */
  label: string;
  /** “block 2, “Cards””, when the field is in a block. */
  block: string | undefined;
}

type Data = Readonly<Record<string, unknown>>;

/** Describes where in the form the field at this path is. */
export function locateField(fields: readonly Field[], data: Data, path: string): FieldLocation {
  const labels: string[] = [];
  const known: string[] = [];
  let block: string | undefined;
  let [level, values] = [fields, data];
  const segments = path.split('.');
  for (let index = 0; index < segments.length; index += 1) {
    const name = segments[index] ?? '';
    const field = getStoredFields(level).find((each) => each.name === name);
    if (!field) break;
    known.push(name);
    const inner = getNestedFields(field, values, segments[index + 1]);
    if (inner?.block !== undefined) block = `block ${inner.row}, “${inner.block}”`;
    labels.push(inner?.block === undefined ? `${getLabel(field)}${inner?.row ?? ''}` : `Block ${inner.row} “${inner.block}”`);
    if (!inner) break;
    if (inner.row !== undefined) {
      index += 1;
      known.push(segments[index] ?? '');
    }
    [level, values] = [inner.fields, inner.values];
  }
  return { path: known.length > 0 ? known.join('.') : path, label: labels.length > 0 ? labels.join(' → ') : path, block };
}

interface NestedFields {
  fields: readonly Field[];
  values: Data;
  /** Row number, starting at 1; with a leading space when it follows a label. */
  row?: string;
  block?: string;
}

/** Returns the nested fields and values of a group, row or block. */
function getNestedFields(field: StoredField, values: Data, next: string | undefined): NestedFields | undefined {
  const value = values[field.name];
  if (field.type === 'group') return { fields: field.fields, values: toData(value) };
  if ((field.type !== 'array' && field.type !== 'blocks') || next === undefined || !/^\d+$/.test(next)) return undefined;
  const row = toData(Array.isArray(value) ? value[Number(next)] : undefined);
  const number = String(Number(next) + 1);
  if (field.type === 'array') return { fields: field.fields, values: row, row: ` ${number}` };
  const config = field.blocks.find(({ slug }) => slug === row['blockType']);
  return {
    fields: config?.fields ?? [],
    values: row,
    row: number,
    block: typeof config?.labels?.singular === 'string' ? config.labels.singular : String(row['blockType']),
  };
}

function getLabel(field: StoredField): string {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  return `${label[0]?.toUpperCase()}${label.slice(1)}`.replaceAll(/[,:]/g, '');
}

function toData(value: unknown): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
