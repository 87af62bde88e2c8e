import type { Field } from 'payload';
import { type StoredField, getStoredFields } from '@/cms/core/fields/stored-fields';
import { isRecord } from '@/platform/is-record';

type Data = Record<string, unknown>;

/**
 * Fills every required field of a draft, so that components that rely on required fields can render it: texts show
 * their field's label in brackets, selects their first option, lists nothing. Blocks that have no picture or section
 * selected yet are left out.
 */
export function fillDraftPlaceholders<Entry extends object>(draft: Entry, fields: readonly Field[]): Entry & Data {
  const entries = getStoredFields(fields).map((field) => [field.name, fillValue(field, Reflect.get(draft, field.name))]);
  const completed: Data = Object.fromEntries(entries);
  return { ...draft, ...completed };
}

function fillValue(field: StoredField, value: unknown): unknown {
  const isMissing = value === undefined || value === null || value === '';
  switch (field.type) {
    case 'group':
      return fillDraftPlaceholders(isRecord(value) ? value : {}, field.fields);
    case 'array':
      return toRows(value).map((row) => fillDraftPlaceholders(row, field.fields));
    case 'blocks':
      return toRows(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === row['blockType']);
        return block && !isMissingReference(row, block.fields) ? [fillDraftPlaceholders(row, block.fields)] : [];
      });
    case 'select':
      return isMissing && field.required ? getFirstOption(field) : value;
    case 'number':
      return isMissing && field.required ? (field.hasMany ? [] : 0) : value;
    case 'text':
      return fillText(field, value, isMissing);
    case 'textarea':
    case 'code':
      return isMissing && field.required ? getPlaceholder(field) : value;
    default:
      return value;
  }
}

/** Returns whether a block has no picture or section selected yet; there is no placeholder for those. */
function isMissingReference(row: Data, fields: readonly Field[]): boolean {
  return getStoredFields(fields).some(
    (field) => (field.type === 'relationship' || field.type === 'upload') && field.required === true && !row[field.name],
  );
}

function fillText(field: Extract<Field, { type: 'text' }>, value: unknown, isMissing: boolean): unknown {
  const shown: unknown = field.custom?.['shownInDraft'];
  if (typeof shown === 'function') return shown(value);
  if (!isMissing || !field.required) return value;
  return field.hasMany ? [] : getPlaceholder(field);
}

function getFirstOption({ hasMany, options }: Extract<Field, { type: 'select' }>): unknown {
  if (hasMany) return [];
  const [first] = options;
  return typeof first === 'object' ? first.value : first;
}

/** Returns the field's label, or else its name, in brackets. */
function getPlaceholder(field: StoredField): string {
  return `[${'label' in field && typeof field.label === 'string' ? field.label : field.name}]`;
}

function toRows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
