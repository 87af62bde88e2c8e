/** Most parameters of one query, each condition one or two: a list of the admin asks for some dozens, a long selection for hundreds. */
const MAX_PARAMETERS = 1_000;
/** Most entries of one answer. `limit=0` would mean all of them. */
export const MAX_ROWS = 1_000;
/** How far relationships of relationships are followed. */
const MAX_DEPTH = 3;
const MAX_PAGE = 1_000_000;

const WHOLE_NUMBER = /^\d{1,9}$/;
/** `limit`, and those of joins: `joins[field][limit]`. */
const LIMIT_NAME = /^(?:limit|joins\[[^\]]+\]\[limit\])$/;
const isNumericParameter = (name: string): boolean => LIMIT_NAME.test(name) || name === 'depth' || name === 'page';

/**
 * The query of a request to the interface, with limits put in.
 * @returns a sentence that says what is wrong with it, when it cannot be asked
 */
export function limitQuery(search: string): URLSearchParams | string {
  const query = new URLSearchParams(search);
  if (query.size > MAX_PARAMETERS) return `This query has more than ${MAX_PARAMETERS} parameters. Ask for less at a time.`;
  if (query.get('where')) return 'Conditions are written as where[field][operator]=value.';
  for (const [name, value] of query) {
    if (isNumericParameter(name) && value !== '' && !WHOLE_NUMBER.test(value))
      return `“${name.slice(0, 100)}” must be a whole number.`;
  }
  if (Number(query.get('page') ?? 1) > MAX_PAGE) return `“page” must be at most ${MAX_PAGE}.`;
  return applyLimits(query);
}

function applyLimits(query: URLSearchParams): URLSearchParams {
  const limited = new URLSearchParams();
  for (const [name, value] of query) {
    // An empty one would be taken for none, and none for all entries.
    if (isNumericParameter(name) && value === '') continue;
    limited.append(name, LIMIT_NAME.test(name) ? String(clampLimit(Number(value))) : value);
  }
  if (limited.get('pagination') === 'false' && !limited.has('limit')) limited.set('limit', String(MAX_ROWS));
  if (Number(limited.get('depth') ?? 0) > MAX_DEPTH) limited.set('depth', String(MAX_DEPTH));
  return limited;
}

function clampLimit(limit: number): number {
  return limit === 0 ? MAX_ROWS : Math.min(limit, MAX_ROWS);
}
