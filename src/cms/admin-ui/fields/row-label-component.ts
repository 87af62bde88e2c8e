import type { CustomComponent } from 'payload';

/**
 * The component that names the rows of an array after their label or heading.
 * @param kind what a row without either is called: Column
 */
export function createRowLabel(kind: string): CustomComponent {
  return { path: '/cms/admin-ui/fields/row-label#RowLabel', clientProps: { kind } };
}
