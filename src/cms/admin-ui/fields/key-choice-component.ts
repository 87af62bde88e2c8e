interface KeyChoiceComponent {
  path: string;
  clientProps: { collection: string };
}

/**
 * The component that shows a text field with the key of a row as a list of the rows' names, for `admin.components.Field`.
 * @param collection whose rows have a key and a name
 */
export function createKeyChoice(collection: 'authors' | 'courses' | 'forms' | 'instructors'): KeyChoiceComponent {
  return { path: '/cms/admin-ui/fields/key-choice#KeyChoice', clientProps: { collection } };
}
