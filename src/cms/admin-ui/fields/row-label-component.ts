import type { CustomComponent } from 'payload';

/**
 * The component that names the rows of an array after their label, title, or name (findRowName).
 * @param kind what a row without any is called: Column
 */
export function createRowLabel(kind: string): CustomComponent {
  return { path: '/cms/admin-ui/fields/row-label#RowLabel', clientProps: { kind } };
}
