import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type Field,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';
import { locateField } from '@/cms/core/field-location';
import { findExistingTargets } from './find-urls';
import { getEntryLinks } from './entry-links';
import { describeTarget, getReferenceProblem, type LinkReference, stripQueryAndHash } from './references';

interface CheckedEntry {
  collection: { slug: string; fields: Field[] };
  data: Readonly<Record<string, unknown>>;
  req: PayloadRequest;
}

/** Returns the broken links of an entry, each at its field. */
export async function validateLinks({ collection, data, req }: CheckedEntry): Promise<ValidationFieldError[]> {
  const links = getEntryLinks(collection.slug, data);
  const targets = await findExistingTargets([...new Set(links.map(({ target }) => stripQueryAndHash(target)))], req);
  if (collection.slug === 'pages' && typeof data['url'] === 'string') targets.add(data['url']);
  return links.flatMap((link) => {
    const problem = getReferenceProblem(link, targets);
    return problem ? [createFieldError(link, problem, collection.fields, data)] : [];
  });
}

/** Creates an error such as “The link to /x in block 2, “Cards”: there is no such page.” */
function createFieldError(
  { field, target }: LinkReference,
  problem: string,
  fields: Field[],
  data: CheckedEntry['data'],
): ValidationFieldError {
  const { path, label, block } = locateField(fields, data, field);
  return { path, label, message: `${describeTarget(target)}${block === undefined ? '' : ` in ${block}`}: ${problem}.` };
}

/**
 * Rejects rows of facts and shared blocks with broken links. Collections with drafts are validated by the workflow,
 * and an import validates all of its files together (src/modules/import-export).
 */
export const validateReferences: CollectionBeforeValidateHook = async ({ data, req, collection }) => {
  if (!data || req.context.importing) return data;
  const errors = await validateLinks({ collection, data, req });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
