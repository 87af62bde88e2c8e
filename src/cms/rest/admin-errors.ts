import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

const errorBody = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string(), data: z.record(z.string(), z.unknown()).optional() })).min(1),
});
const fieldErrors = z.looseObject({ errors: z.array(z.unknown()) });

/** Puts a refusal into the form in which the admin shows all of it. */
export const formatErrorForAdmin: AfterErrorHook = ({ req, result }) => {
  const { success, data } = errorBody.safeParse(result);
  if (!success) return;
  const errors = data.errors.map((error) => ({
    ...error,
    message: fieldErrors.safeParse(error.data).success ? error.message : replaceColons(error.message),
  }));
  return { response: { ...data, errors, ...getListBody(req.method, req.routeParams) } };
};

/** A form takes what follows a colon for a list, and splits it at its commas. */
function replaceColons(message: string): string {
  return message.replaceAll(/:(?=\s)/g, ';');
}

/** A list reads what was changed even from a refusal, and shows no reason when that is missing. After a deletion it shows the message as a title. */
function getListBody(
  method: string | undefined,
  route: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  const isBulk = route?.['collection'] !== undefined && route['id'] === undefined;
  if (!isBulk) return {};
  if (method === 'DELETE') return { docs: [], message: 'Nothing was deleted.' };
  return method === 'PATCH' ? { docs: [] } : {};
}
