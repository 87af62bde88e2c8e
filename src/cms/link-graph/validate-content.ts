import {
  beforeChangeTraverseFields,
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from 'payload';
import { z } from 'zod';
import { locateField } from '@/cms/core/fields/field-location';
import { getReviewState } from '@/cms/core/publishing/review';
import { isPublicWrite } from '@/cms/core/changes/draft-writes';
import { validateLinks } from './validate-links';

type Data = Readonly<Record<string, unknown>>;

/** An entry as it will be stored. */
export interface ContentToValidate {
  data: Data;
  req: PayloadRequest;
}

/** A rule for public entries of a collection. Returns its violations, each with its field. */
export type ContentRule = (entry: ContentToValidate) => ValidationFieldError[] | Promise<ValidationFieldError[]>;

/** Where the configuration of a reviewable collection has its rules (`custom`). */
export const CONTENT_RULES = 'contentRules';

const customSchema = z.object({ [CONTENT_RULES]: z.array(z.custom<ContentRule>((rule) => typeof rule === 'function')) });

/** Returns the rules of a collection; undefined when it isn't reviewed. */
export function getContentRules({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): readonly ContentRule[] | undefined {
  return customSchema.safeParse(custom).data?.[CONTENT_RULES];
}

/**
 * Validates everything a public entry requires when it is published, submitted for review, or approved: its fields, the
 * collection's own rules, and its links. What is approved can therefore be published, together with the drafts that it links
 * to. Drafts may be incomplete.
 * @throws ValidationError with all errors at once
 */
export function createContentValidationHook(rules: readonly ContentRule[]): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const isPublic = isPublicWrite(req, collection.slug, { data, original: originalDoc });
    if (req.context.importing || !(isPublic || isAdvancingReview(data, originalDoc))) return data;
    const entry: Data = { ...originalDoc, ...data };
    const found = [
      ...(await findFieldErrors({ collection, entry, original: originalDoc, operation, req })),
      ...(await findRuleErrors(rules, collection, { data: entry, isPublic, req })),
    ];
    const errors = mergeByField(found, collection, entry);
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
}

/**
 * Returns what violates the collection's own rules, and the broken links: everything that Payload does not check itself.
 * @param entry with `isPublic` when it is about to be published, so that it may not link to drafts
 */
export async function findRuleErrors(
  rules: readonly ContentRule[],
  collection: SanitizedCollectionConfig,
  { data, isPublic, req }: ContentToValidate & { isPublic: boolean },
): Promise<ValidationFieldError[]> {
  const found: ValidationFieldError[] = [];
  // Sequential, because a transaction has a single connection.
  for (const rule of rules) found.push(...(await rule({ data, req })));
  found.push(...(await validateLinks({ collection, data, isPublic, req })));
  return mergeByField(found, collection, data);
}

/** Returns whether this save submits the draft for review or approves it. */
function isAdvancingReview(data: Data, original: Data | undefined): boolean {
  const state = getReviewState(data);
  return (state === 'asked' || state === 'approved') && state !== getReviewState(original ?? {});
}

/** Returns whether a draft is approved, so that publishing it is the next step. */
export function isApproved(entry: Data): boolean {
  return getReviewState(entry) === 'approved';
}

interface FieldCheck {
  collection: SanitizedCollectionConfig;
  entry: Data;
  original: Data | undefined;
  operation: 'create' | 'update';
  req: PayloadRequest;
}

/** Runs Payload's own validation of the fields, as for a published entry. */
async function findFieldErrors({ collection, entry, original, operation, req }: FieldCheck): Promise<ValidationFieldError[]> {
  const errors: ValidationFieldError[] = [];
  // Payload modifies the data it validates.
  const [data, doc] = [structuredClone(entry), structuredClone(original ?? {})];
  const id = original?.['id'];
  await beforeChangeTraverseFields({
    ...(typeof id === 'number' || typeof id === 'string' ? { id } : {}),
    collection,
    context: req.context,
    data,
    doc,
    docWithLocales: doc,
    errors,
    fieldLabelPath: '',
    fields: collection.fields,
    global: null,
    mergeLocaleActions: [],
    operation,
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: data,
    siblingDoc: doc,
    siblingDocWithLocales: doc,
  });
  return errors;
}

/** Merges errors into one per field, with a label that locates the field. */
function mergeByField(
  errors: readonly ValidationFieldError[],
  { fields }: SanitizedCollectionConfig,
  entry: Data,
): ValidationFieldError[] {
  const byPath = new Map<string, ValidationFieldError>();
  for (const { path, message } of errors) {
    const place = locateField(fields, entry, path);
    const before = byPath.get(place.path);
    byPath.set(place.path, {
      path: place.path,
      label: place.label,
      message: before && before.message !== message ? `${before.message} ${message}` : message,
    });
  }
  return [...byPath.values()];
}
