import { cache } from 'react';
import { eventsFormSubjects } from '@/modules/events/module';
import {
  type FindSubjectEntry,
  type FormDefinition,
  type FormSubject,
  type FormSubjectKind,
  getPageDefinition,
  parseSubject,
} from '@/modules/forms';
import { jobsFormSubjects } from '@/modules/jobs/module';
import { webinarsFormSubjects } from '@/modules/webinars/module';

/** How to find the entries that a form can be about. The type requires every kind. */
const SUBJECT_ENTRIES: Readonly<Record<FormSubjectKind, FindSubjectEntry>> = {
  ...eventsFormSubjects,
  ...jobsFormSubjects,
  ...webinarsFormSubjects,
};

/**
 * Finds the entry in the path below a form's page.
 * @returns undefined when the form has no field for one, or the entry doesn't exist or is over
 */
export async function findFormSubject(
  definition: Pick<FormDefinition, 'fields'>,
  view: readonly string[],
): Promise<FormSubject | undefined> {
  const named = parseSubject(definition, view);
  const entry = named && (await SUBJECT_ENTRIES[named.kind](named.slug));
  return entry && { ...entry, field: named.field };
}

/** The same for a form on the page being rendered, by its key. Cached per request. */
export const findPageFormSubject = cache(async (form: string, path: string): Promise<FormSubject | undefined> => {
  const definition = await getPageDefinition(form);
  return definition && findFormSubject(definition, path.split('/'));
});
