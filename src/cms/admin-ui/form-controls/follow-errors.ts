import type { FormState } from 'payload';

/** The error of a field. */
interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The errors of a form, and the input that they are about. */
export interface FollowedErrors {
  readonly fields: FormState;
  readonly errors: readonly FieldError[];
  /** How often they were brought back. */
  readonly restored: number;
}

/** One request may be under way when a save is refused, and one wait for it. More often, an error is gone for a reason. */
const RESTORED_MAX = 2;

/**
 * Follows the errors of a form from one state to the next. Returns those that are lost although nobody has changed the form.
 * @param known what was returned for the state before
 */
export function followErrors(
  known: FollowedErrors | undefined,
  fields: FormState,
): { followed: FollowedErrors; lost: readonly FieldError[] } {
  const errors = listErrors(fields);
  if (known === undefined || !hasSameInput(known.fields, fields)) return { followed: { fields, errors, restored: 0 }, lost: [] };
  const lost = known.errors.filter(({ path }) => fields[path] && fields[path].valid !== false);
  if (lost.length > 0 && known.restored < RESTORED_MAX)
    return { followed: { ...known, restored: known.restored + 1 }, lost: [...lost] };
  return { followed: { fields, errors, restored: known.restored }, lost: [] };
}

function listErrors(fields: FormState): FieldError[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage !== undefined ? [{ path, message: errorMessage }] : [],
  );
}

/** The server's answer has other objects for the fields, but leaves what someone has entered as it is. */
function hasSameInput(before: FormState, after: FormState): boolean {
  return Object.entries(before).every(([path, { value }]) => Object.is(value, after[path]?.value));
}
