import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { targetsAmong } from './all-urls';
import { problemOf, referencesOf, withoutEnd } from './references';

/** Refuses a page or a row of facts with a link that leads nowhere. An import checks all of its files at once instead (content-files). */
export const checkReferences: CollectionBeforeValidateHook = async ({ data, req, collection }) => {
  if (!data || req.context.importing || data._status === 'draft') return data;
  const references = referencesOf(data);
  const urls = await targetsAmong([...new Set(references.map(({ target }) => withoutEnd(target)))], req);
  if (collection.slug === 'pages' && typeof data.url === 'string') urls.add(data.url);
  const errors = references.flatMap((reference) => {
    const problem = problemOf(reference, urls);
    return problem ? [{ path: reference.field, message: `${reference.target}: ${problem}.` }] : [];
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
