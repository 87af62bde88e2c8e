import type { Field } from 'payload';

/** Returns the fields with JSON shown as text, for collections that no one edits in a form. */
export function withJsonViewer(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'json')
      return {
        ...field,
        admin: {
          ...field.admin,
          components: { ...field.admin?.components, Field: '/cms/admin-ui/fields/json-viewer#JsonViewer' },
        },
      };
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withJsonViewer(tab.fields) })) };
    return 'fields' in field ? { ...field, fields: withJsonViewer(field.fields) } : field;
  });
}
