import { buildFormStateHandler, type BuildFormStateResult } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, ServerFunction } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { findRuleErrors, getContentRules } from '@/cms/link-graph/validate-content';
import { addErrors } from './form-errors';

/**
 * Replaces Payload's server function that returns the state of a form after each change. Payload validates only fields,
 * and then takes every field that passed for valid: a broken link, reported when a review was requested, would be shown for
 * half a second. This one validates the links and the collection's own rules, too, as soon as the form shows errors.
 */
export const buildReviewableFormState: ServerFunction<BuildFormStateArgs, Promise<BuildFormStateResult>> = async (args) => {
  const result = await buildFormStateHandler(args);
  const { collectionSlug, formState, req, schemaPath, skipValidation } = args;
  const isWholeForm = collectionSlug !== undefined && schemaPath === collectionSlug;
  if (!isWholeForm || !formState || skipValidation || !result.state) return result;
  const collection = Object.values(req.payload.collections).find(({ config }) => config.slug === collectionSlug)?.config;
  const rules = collection && getContentRules(collection);
  if (!rules) return result;
  const data = { ...reduceFieldsToValues(formState, true), ...(args.id === undefined ? {} : { id: args.id }) };
  const errors = await findRuleErrors(rules, collection, { data, req });
  return { ...result, state: addErrors(result.state, errors) };
};
