/** The functions of Payload's server that the pages of this admin call. */
const SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/**
 * Returns whether a name is that of a server function. Anyone can call them with any name, and Payload looks it up in an object:
 * with `constructor`, it would return the request, with the session cookie that scripts of a page must not see.
 */
export function isServerFunction(name: unknown): boolean {
  return typeof name === 'string' && SERVER_FUNCTIONS.has(name);
}
