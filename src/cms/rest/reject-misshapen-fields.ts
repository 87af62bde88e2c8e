import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type Field,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { z } from 'zod';
import { locateField } from '@/cms/core/fields/field-location';
import { isRecord } from '@/platform/is-record';
import { isNestedTooDeeply } from '@/platform/nesting';
import { TOO_DEEP } from './api-guard';
import { findMisshapenFields } from './field-shapes';

/** What an endpoint passes to an operation that writes. Functions of the site, which pass typed data, say whose access it has. */
const writeSchema = z.looseObject({ data: z.unknown(), overrideAccess: z.undefined().optional() });

/**
 * Payload plugin that rejects a request to the REST API in which a field has a value of another type than the field. It runs before
 * all hooks, and before access is checked by the data.
 */
export const rejectMisshapenFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [checkCollection, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [checkGlobal, ...(global.hooks?.beforeOperation ?? [])] },
  })),
});

const checkCollection: CollectionBeforeOperationHook = ({ args, collection: { slug, fields }, operation, req }) => {
  if (operation === 'create' || operation === 'update') assertShapes({ collection: slug }, fields, args, req);
};

const checkGlobal: GlobalBeforeOperationHook = ({ args, global: { slug, fields }, operation, req }) => {
  if (operation === 'update') assertShapes({ global: slug }, fields, args, req);
};

/** @throws ValidationError with the fields that have another type */
function assertShapes(
  place: { collection: string } | { global: string },
  fields: readonly Field[],
  args: unknown,
  req: PayloadRequest,
): void {
  const { success, data: write } = writeSchema.safeParse(args);
  if (!success || req.payloadAPI !== 'REST' || write.data === undefined) return;
  if (isNestedTooDeeply(write.data)) throw new APIError(TOO_DEEP, 400, undefined, true);
  const data = isRecord(write.data) ? write.data : {};
  const errors = findMisshapenFields(fields, write.data).map((error) => ({
    ...error,
    label: locateField(fields, data, error.path).label,
  }));
  if (errors.length > 0) throw new ValidationError({ ...place, errors, req }, req.t);
}
