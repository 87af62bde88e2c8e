import { cache } from 'react';
import type { SubjectEntry } from '@/modules/module';
import { findPage } from '@/modules/pages';
import { FORM_SUBJECTS, type FormDefinition, type FormField, type FormSubjectKind } from './definition';
import { getPageDefinition } from './definitions';
import { findSubjectField } from './parse-subject';

/** The entry in the URL of a form, and the field that contains its title. */
export interface FormSubject extends SubjectEntry {
  readonly field: string;
}

/** Finds the titles of the entries of a kind that a form can be about now. */
export type FindSubjectTitles = (kind: FormSubjectKind) => Promise<readonly string[]>;

/**
 * Fills in the options of fields that offer entries. Such a field is text while there is none to choose, and where the URL
 * already names the entry.
 */
export async function resolveSubjectFields(
  definition: FormDefinition,
  subject: FormSubject | undefined,
  findTitles: FindSubjectTitles,
): Promise<FormDefinition> {
  const resolve = async (field: FormField): Promise<FormField> => {
    if (field.kind !== 'select' || !field.subject) return field;
    const options = field.name === subject?.field ? [] : [...new Set(await findTitles(field.subject))];
    return options.length > 0 ? { ...field, options } : { ...field, kind: 'text' };
  };
  return { ...definition, fields: await Promise.all(definition.fields.map(resolve)) };
}

/**
 * Returns the URL of the form about an entry: of the first form with a field for its kind on this page.
 * @returns undefined when the page has no such form
 */
export const findSubjectFormUrl = cache(
  async (page: string, kind: FormSubjectKind, slug: string): Promise<string | undefined> => {
    const found = await findPage(page);
    const verb = FORM_SUBJECTS.find(({ value }) => value === kind)?.verb;
    for (const block of found?.layout ?? []) {
      if (block.blockType !== 'form') continue;
      const definition = await getPageDefinition(block.form);
      if (definition && findSubjectField(definition.fields)?.subject === kind) return `${page}/${verb}/${slug}`;
    }
    return undefined;
  },
);

/** Returns the registration URL of an entry: the form about it, when the link is to a page with such a form. */
export async function resolveRegistrationUrl(link: string, kind: FormSubjectKind, entryUrl: string): Promise<string> {
  if (!link.startsWith('/')) return link;
  const [page = ''] = link.split('#');
  return (await findSubjectFormUrl(page, kind, getSlug(entryUrl))) ?? link;
}

function getSlug(entryUrl: string): string {
  return entryUrl.split('/').at(-1) ?? '';
}
