import type { Field } from 'payload';
import { fieldAffectsData } from 'payload/shared';

/** A field that holds a value, not one that only arranges the form. */
export type StoredField = Extract<Field, { name: string }>;

/** Whether a field holds a value. */
export function isStoredField(field: Field): field is StoredField {
  return fieldAffectsData(field);
}

/** The fields that hold a value, out of the tabs, rows and boxes of the form. */
export function getStoredFields(fields: readonly Field[]): StoredField[] {
  return fields.flatMap((field): StoredField[] => {
    if (isStoredField(field)) return [field];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => getStoredFields(tab.fields));
    return 'fields' in field ? getStoredFields(field.fields) : [];
  });
}
