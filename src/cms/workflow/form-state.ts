import { buildFormStateHandler, type BuildFormStateResult } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, FormState, ServerFunction, ValidationFieldError } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { isAdministrator } from '@/cms/core/access/access';
import { canLock } from '@/cms/drafts/edit-lock-access';
import { isPublished } from '@/cms/core/publishing/is-published';
import { findMisshapenFields } from '@/cms/rest/field-shapes';
import { findRuleErrors, getContentRules, isApproved } from '@/cms/link-graph/validate-content';
import { addErrors, hasErrors } from './form-errors';

/**
 * Replaces Payload's server function that returns the state of a form after each change and each save. Payload validates only
 * fields, not at all after a save, and then takes every field that passed for valid: a broken link, reported when a review was
 * requested, would be shown for half a second. As long as a form has errors, this one validates all of it: the fields, the
 * links, and the collection's own rules. After a save that published, it also renders the list of links to the entry again.
 * Payload locks any entry for whoever calls it. This one locks only what they may change. A value that Postgres would refuse is an
 * error at its field.
 */
export const buildReviewableFormState: BuildFormState = async (args) => {
  try {
    return withoutFailedQuery(await buildState(args));
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith(FAILED_QUERY)) throw error;
    args.req.payload.logger.error(error);
    return { errors: [{ message: NOT_CHECKED }] };
  }
};

type BuildFormState = ServerFunction<BuildFormStateArgs, Promise<BuildFormStateResult>>;

const buildState: BuildFormState = async (given) => {
  const args = given.returnLockStatus && !(await canLock(given.req, given)) ? { ...given, returnLockStatus: false } : given;
  const { collectionSlug, data, id, req, schemaPath } = args;
  const collection = Object.values(req.payload.collections).find(({ config }) => config.slug === collectionSlug)?.config;
  if (!collection || !args.formState || schemaPath !== collectionSlug) return buildFormStateHandler(args);
  const wrong = findMisshapenFields(collection.fields, data ?? reduceFieldsToValues(args.formState, true));
  if (wrong.length > 0) return buildStateWithErrors(args, wrong);
  const rules = getContentRules(collection);
  if (!rules) return buildFormStateHandler(args);
  const formState = isPublished(data) ? withNewLinksPanel(args.formState) : args.formState;
  const skipValidation = args.skipValidation === true && !hasErrors(formState);
  const result = await buildFormStateHandler({ ...args, formState, skipValidation });
  if (skipValidation || !result.state) return result;
  const entry = { ...(data ?? reduceFieldsToValues(formState, true)), ...(id === undefined ? {} : { id }) };
  // A form doesn't say which step was refused. These people can publish next.
  const isPublic = isApproved(entry) || isAdministrator(req.user);
  const errors = await findRuleErrors(rules, collection, { data: entry, isPublic, req });
  return { ...result, state: addErrors(result.state, errors) };
};

/** How Drizzle's errors begin. Then follow the statement and its values. */
const FAILED_QUERY = 'Failed query';
const NOT_CHECKED =
  'The form couldn’t be checked: the database isn’t responding, or a value doesn’t fit its field. Nothing was saved. ' +
  'Try again in a minute, or reload the page.';

/** Payload returns the message of any error. */
function withoutFailedQuery(result: BuildFormStateResult): BuildFormStateResult {
  const isFailedQuery = 'errors' in result && result.errors?.some(({ message }) => message?.startsWith(FAILED_QUERY));
  return isFailedQuery ? { errors: [{ message: NOT_CHECKED }] } : result;
}

/** Returns the state of a form with values that Postgres would refuse with an error that names no field. Nothing is read by them. */
async function buildStateWithErrors(
  args: Parameters<BuildFormState>[0],
  errors: readonly ValidationFieldError[],
): Promise<BuildFormStateResult> {
  const result = await buildFormStateHandler({ ...args, skipValidation: true });
  return result.state ? { ...result, state: addErrors(result.state, errors) } : result;
}

/**
 * Has the panel with “Unpublish or delete” rendered again, because there is none before an entry is first published. Payload
 * doesn't render a field again that was rendered at its path.
 */
function withNewLinksPanel({ linksHere, ...others }: FormState): FormState {
  return linksHere ? { ...others, linksHere: { ...linksHere, lastRenderedPath: undefined } } : others;
}
