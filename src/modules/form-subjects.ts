import { cache } from 'react';
import { FORM_SUBJECT_ENTRIES } from '@/modules';
import { type FormDefinition, type FormSubject, type FormSubjectKind, getPageDefinition, parseSubject } from '@/modules/forms';

/**
 * Finds the entry in the path below a form's page.
 * @returns undefined when the form has no field for one, or the entry doesn't exist or is over
 */
export async function findFormSubject(
  definition: Pick<FormDefinition, 'fields'>,
  view: readonly string[],
): Promise<FormSubject | undefined> {
  const named = parseSubject(definition, view);
  const entry = named && (await FORM_SUBJECT_ENTRIES[named.kind].find(named.slug));
  return entry && { ...entry, field: named.field };
}

/** Finds the titles of the entries that a form can be about now. */
export function findSubjectTitles(kind: FormSubjectKind): Promise<readonly string[]> {
  return FORM_SUBJECT_ENTRIES[kind].findTitles();
}

/** The same as {@link findFormSubject} for a form on the page being rendered, by its key. Cached per request. */
export const findPageFormSubject = cache(async (form: string, path: string): Promise<FormSubject | undefined> => {
  const definition = await getPageDefinition(form);
  return definition && findFormSubject(definition, path.split('/'));
});
