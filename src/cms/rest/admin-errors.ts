import type { AfterErrorHook, Field } from 'payload';
import { z } from 'zod';
import { adminTranslations } from '@/cms/admin-ui/admin-translations';
import { locateField } from '@/cms/core/fields/field-location';
import { sortInFormOrder } from '@/cms/core/fields/form-order';

const errorBodySchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string(), data: z.record(z.string(), z.unknown()).optional() })).min(1),
});
const fieldErrorsSchema = z.looseObject({ errors: z.array(z.looseObject({ path: z.string(), label: z.unknown().optional() })) });
type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** How messages about fields begin in Payload's words, which it uses for hooks that pass no translation. */
const PAYLOAD_PREFIX = /^The following field(?: is|(s) are) invalid:/;

/** Rewrites an error response so that the admin shows it completely. */
export const formatErrorForAdmin: AfterErrorHook = ({ collection, req, result }) => {
  const { success, data } = errorBodySchema.safeParse(result);
  if (!success) return;
  const errors = data.errors.map((error) => {
    const { data: fieldErrors } = fieldErrorsSchema.safeParse(error.data);
    if (!fieldErrors) return { ...error, message: replaceColons(error.message) };
    return {
      ...error,
      ...describeFieldErrors(error.message, fieldErrors, { fields: collection?.fields ?? [], values: req.data ?? {} }),
    };
  });
  return { response: { ...data, errors, ...getListBody(req.method, req.routeParams) } };
};

/** Lists the fields in the order of the form, with their labels. Payload validates those of a level all at once. */
function describeFieldErrors(
  message: string,
  { errors, ...others }: FieldErrors,
  { fields, values }: { fields: readonly Field[]; values: Readonly<Record<string, unknown>> },
): { message: string; data: FieldErrors } {
  const sorted = sortInFormOrder(fields, errors);
  const labels = sorted.map(({ path, label }) =>
    typeof label === 'string' && label !== path ? label : locateField(fields, values, path).label,
  );
  const [prefix] = replacePrefix(message).split(': ');
  return { message: `${prefix}: ${labels.join(', ')}`, data: { ...others, errors: sorted } };
}

function replacePrefix(message: string): string {
  const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: several } = adminTranslations.error;
  return message.replace(PAYLOAD_PREFIX, (_prefix, plural?: string) => (plural === undefined ? one : several));
}

/** Replaces colons: a form treats what follows a colon as a list and splits it at the commas. */
function replaceColons(message: string): string {
  return message.replaceAll(/:(?=\s)/g, ';');
}

/**
 * Adds what the admin's list view reads even from an error: the changed entries, without which it shows no reason, and
 * after a deletion a message, which it shows as the title.
 */
function getListBody(
  method: string | undefined,
  route: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  const isBulk = route?.['collection'] !== undefined && route['id'] === undefined;
  if (!isBulk) return {};
  if (method === 'DELETE') return { docs: [], message: 'Nothing was deleted.' };
  return method === 'PATCH' ? { docs: [] } : {};
}
