import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type Field,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';
import { locateField } from '@/cms/core/fields/field-location';
import { parseEntryUrl } from '@/cms/core/kinds/entry-kinds';
import { getEntryUrl, getRoutableCollection } from './entry-urls';
import { findExistingTargets, findPublicTargets } from './find-urls';
import { getEntryLinks } from './entry-links';
import { getUrlsPublishedTogether } from './published-together';
import { describeTarget, getTargetProblem, type EntryLink, stripQueryAndHash } from './link-targets';

interface CheckedEntry {
  collection: { slug: string; fields: Field[] };
  data: Readonly<Record<string, unknown>>;
  /** Whether visitors will see the entry as it is now. */
  isPublic: boolean;
  req: PayloadRequest;
}

/**
 * Returns the broken links of an entry, each at its field. A draft may link to drafts; what becomes public may link only to
 * what is public, or is published together with it.
 */
export async function validateLinks({ collection, data, isPublic, req }: CheckedEntry): Promise<ValidationFieldError[]> {
  const links = getEntryLinks(collection.slug, data);
  const wanted = [...new Set(links.map(({ target }) => stripQueryAndHash(target)))];
  const routable = getRoutableCollection(collection.slug);
  const own = routable && getEntryUrl(routable, data);
  const ownUrls = own === undefined ? [] : [own];
  const reachable = isPublic
    ? new Set([...(await findPublicTargets(wanted, req)), ...getUrlsPublishedTogether(req), ...ownUrls])
    : undefined;
  // What is reachable exists, so that only a problem needs the second search.
  if (reachable && links.every((link) => getTargetProblem(link, reachable) === undefined)) return [];
  const existing = new Set([...(await findExistingTargets(wanted, req)), ...ownUrls]);
  const context = { collection: collection.slug, existing, reachable };
  return links.flatMap((link) => {
    const problem = getLinkProblem(link, context);
    return problem ? [createFieldError(link, problem, { collection, data })] : [];
  });
}

interface LinkContext {
  collection: string;
  existing: ReadonlySet<string>;
  /** What public pages may link to; undefined for a draft. */
  reachable: ReadonlySet<string> | undefined;
}

/** Returns why a link can't stay as it is, and what to do when its target isn't published; undefined when it can. */
export function getLinkProblem(link: EntryLink, { collection, existing, reachable }: LinkContext): string | undefined {
  const problem = getTargetProblem(link, existing);
  if (problem !== undefined || !reachable || getTargetProblem(link, reachable) === undefined) return problem;
  return `that page isn’t published. ${getPublishingAdvice(stripQueryAndHash(link.target), collection)}`;
}

function getPublishingAdvice(target: string, collection: string): string {
  if (!getRoutableCollection(collection)) return 'Publish it first';
  const isSameList = (parseEntryUrl(target)?.kind.collection ?? 'pages') === collection;
  return isSameList
    ? 'Publish it first, or select both in the list and publish them together'
    : 'Publish it first. If it links back here, publish one of the two without its link and add the link afterward';
}

/** Creates an error such as “The link to /x in block 2, “Cards”: there is no such page.” */
function createFieldError(
  { field, target }: EntryLink,
  problem: string,
  { collection, data }: Pick<CheckedEntry, 'collection' | 'data'>,
): ValidationFieldError {
  const { path, label, block } = locateField(collection.fields, data, field);
  // The link comes from the key, and no one has typed it.
  if (field === 'author' && target.includes('/author/'))
    return { path, label, message: `There is no author “${String(data['author'])}”. The keys are in Content > Authors.` };
  return { path, label, message: `${describeTarget(target)}${block === undefined ? '' : ` in ${block}`}: ${problem}.` };
}

/**
 * Rejects rows of facts and shared blocks with broken links. They are public as soon as they are saved. Collections with drafts
 * are validated by the workflow, and an import validates all of its files together (src/modules/import-export).
 */
export const rejectBrokenLinks: CollectionBeforeValidateHook = async ({ data, req, collection }) => {
  if (!data || req.context.importing) return data;
  const errors = await validateLinks({ collection, data, isPublic: true, req });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
