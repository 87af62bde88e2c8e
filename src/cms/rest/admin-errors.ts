import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { adminTranslations } from '@/cms/admin-ui/admin-translations';

const errorBodySchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string(), data: z.record(z.string(), z.unknown()).optional() })).min(1),
});
const fieldErrorsSchema = z.looseObject({ errors: z.array(z.unknown()) });

/** How messages about fields begin in Payload's words, which it uses for hooks that pass no translation. */
const PAYLOAD_PREFIX = /^The following field(?: is|(s) are) invalid:/;

/** Rewrites an error response so that the admin shows it completely. */
export const formatErrorForAdmin: AfterErrorHook = ({ req, result }) => {
  const { success, data } = errorBodySchema.safeParse(result);
  if (!success) return;
  const errors = data.errors.map((error) => ({
    ...error,
    message: fieldErrorsSchema.safeParse(error.data).success ? replacePrefix(error.message) : replaceColons(error.message),
  }));
  return { response: { ...data, errors, ...getListBody(req.method, req.routeParams) } };
};

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
