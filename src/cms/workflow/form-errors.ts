import type { FormState, ValidationFieldError } from 'payload';

/** Returns whether a field is marked as invalid. */
export function hasErrors(state: FormState): boolean {
  return Object.values(state).some(({ valid }) => valid === false);
}

/** Marks the fields as invalid, and counts the errors at the rows and groups around them. */
export function addErrors(state: FormState, errors: readonly ValidationFieldError[]): FormState {
  const next: FormState = { ...state };
  for (const { path, message } of errors) {
    const field = next[path];
    if (!field) continue;
    next[path] = { ...field, valid: false, errorMessage: message };
    for (const around of getPathsAround(path)) {
      const parent = next[around];
      if (parent) next[around] = { ...parent, errorPaths: [...new Set([...(parent.errorPaths ?? []), path])] };
    }
  }
  return next;
}

/** `layout.1.items` has `layout` and `layout.1` around it. */
function getPathsAround(path: string): string[] {
  const segments = path.split('.');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
}
