import { FORM_SUBJECTS, type FormDefinition, type FormField, type FormSubjectKind } from './definition';

/** Returns the field for an entry, and the slug in the path below the form's page; undefined when there is none. */
export function parseSubject(
  { fields }: Pick<FormDefinition, 'fields'>,
  view: readonly string[],
): { field: string; kind: FormSubjectKind; slug: string } | undefined {
  const [verb, slug = '', ...rest] = view;
  const field = findSubjectField(fields);
  const kind = FORM_SUBJECTS.find(({ value }) => value === field?.subject);
  if (!field || !kind || verb !== kind.verb || slug === '' || rest.length > 0) return undefined;
  return { field: field.name, kind: kind.value, slug };
}

/** Returns the first field that contains the title of an entry. */
export function findSubjectField(fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ subject }) => typeof subject === 'string');
}
