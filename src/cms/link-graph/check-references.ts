import { ValidationError, type CollectionBeforeValidateHook, type Field, type PayloadRequest, type ValidationFieldError } from 'payload';
import { fieldPlace } from '@/cms/core/field-place';
import { targetsAmong } from './all-urls';
import { linksOfEntry } from './links-of-entry';
import { problemOf, type Reference, withoutEnd } from './references';

interface CheckedEntry {
  collection: { slug: string; fields: Field[] };
  data: Readonly<Record<string, unknown>>;
  req: PayloadRequest;
}

/** The links of an entry that visitors could not follow, each at its field. */
export async function brokenLinksOf({ collection, data, req }: CheckedEntry): Promise<ValidationFieldError[]> {
  const links = linksOfEntry(collection.slug, data);
  const targets = await targetsAmong([...new Set(links.map(({ target }) => withoutEnd(target)))], req);
  if (collection.slug === 'pages' && typeof data['url'] === 'string') targets.add(data['url']);
  return links.flatMap((link) => {
    const problem = problemOf(link, targets);
    return problem ? [errorAt(link, problem, collection.fields, data)] : [];
  });
}

/** “The link to /x in block 2, “Cards”: there is no such page.” */
function errorAt({ field, target }: Reference, problem: string, fields: Field[], data: CheckedEntry['data']): ValidationFieldError {
  const { path, label, block } = fieldPlace(fields, data, field);
  const what = target.startsWith('media:') ? `The picture “${target.slice('media:'.length)}”` : `The link to ${target}`;
  return { path, label, message: `${what}${block === undefined ? '' : ` in ${block}`}: ${problem}.` };
}

/** Refuses a row of facts or a reusable section with a broken link; what has drafts is checked by the workflow. An import checks all of its files at once instead (content-files). */
export const checkReferences: CollectionBeforeValidateHook = async ({ data, req, collection }) => {
  if (!data || req.context.importing) return data;
  const errors = await brokenLinksOf({ collection, data, req });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
