import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { isCascadedRedirect } from '@/cms/link-graph/redirects';
import { findAllUrls, findPublishedUrls } from '@/cms/link-graph/find-urls';
import { getRedirectProblem } from '@/cms/link-graph/redirect-problem';

/** The labels of the fields in the admin, whose message about errors otherwise names the fields as the database does. */
export const FIELD_LABELS = { from: 'From URL', to: 'To URL' } as const;

/** Rejects a redirect to a target that isn’t public or to another redirect, or away from an existing page. */
export const validateRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  if (!data || req.context.importing) return data;
  const redirect = { from: String(data.from ?? originalDoc?.from), to: String(data.to ?? originalDoc?.to) };
  // When a page change creates the redirects, it has already validated them.
  if (isCascadedRedirect(redirect.from, req)) return data;
  const { docs } = await req.payload.find({ collection: 'redirects', pagination: false, depth: 0, req });
  const others = docs.filter(({ id }) => id !== originalDoc?.id);
  const urls = { published: await findPublishedUrls(req), all: await findAllUrls(req) };
  const sources = new Set(others.map(({ from }) => from));
  const problem = findUsedSource(redirect, sources) ?? getRedirectProblem(redirect, urls, sources);
  if (problem) {
    const { field: path, message } = problem;
    throw new ValidationError({ collection: collection.slug, errors: [{ path, label: FIELD_LABELS[path], message }], req });
  }
  return data;
};

/** The database rejects a second redirect from a URL, too, but its message doesn't say that there is one. */
function findUsedSource({ from }: { from: string }, sources: ReadonlySet<string>): ReturnType<typeof getRedirectProblem> {
  return sources.has(from) ? { field: 'from', message: `${from}: another redirect has this URL. Change that one.` } : undefined;
}
