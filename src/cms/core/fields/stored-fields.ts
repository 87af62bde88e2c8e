import type { Field } from 'payload';
import { fieldAffectsData } from 'payload/shared';

/** A field that stores a value, as opposed to one that only lays out the form. */
export type StoredField = Extract<Field, { name: string }>;

/** Returns whether a field stores a value. */
function isStoredField(field: Field): field is StoredField {
  return fieldAffectsData(field);
}

/** Returns the fields that store a value, from inside the form's tabs, rows and collapsible sections. */
export function getStoredFields(fields: readonly Field[]): StoredField[] {
  return fields.flatMap((field): StoredField[] => {
    if (isStoredField(field)) return [field];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => getStoredFields(tab.fields));
    return 'fields' in field ? getStoredFields(field.fields) : [];
  });
}
