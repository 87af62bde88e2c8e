/** Most parameters of one query, each condition one or two: a list of the admin asks for some dozens, a long selection for hundreds. */
const PARAMETERS_MAX = 1_000;
/** Most entries of one answer. `limit=0` would mean all of them. */
export const ROWS_MAX = 1_000;
/** How far relationships of relationships are followed. */
const DEPTH_MAX = 3;
const PAGE_MAX = 1_000_000;

const WHOLE_NUMBER = /^\d{1,9}$/;
/** `limit`, and those of joins: `joins[field][limit]`. */
const LIMIT_NAME = /^(?:limit|joins\[[^\]]+\]\[limit\])$/;
const isCount = (name: string): boolean => LIMIT_NAME.test(name) || name === 'depth' || name === 'page';

/**
 * The query of a request to the interface, with limits put in.
 * @returns a sentence that says what is wrong with it, when it cannot be asked
 */
export function limitedQuery(search: string): URLSearchParams | string {
  const query = new URLSearchParams(search);
  if (query.size > PARAMETERS_MAX) return `This query has more than ${PARAMETERS_MAX} parameters. Ask for less at a time.`;
  if (query.get('where')) return 'Conditions are written as where[field][operator]=value.';
  for (const [name, value] of query) {
    if (isCount(name) && value !== '' && !WHOLE_NUMBER.test(value)) return `“${name.slice(0, 100)}” must be a whole number.`;
  }
  if (Number(query.get('page') ?? 1) > PAGE_MAX) return `“page” must be at most ${PAGE_MAX}.`;
  return withLimits(query);
}

function withLimits(query: URLSearchParams): URLSearchParams {
  const limited = new URLSearchParams();
  for (const [name, value] of query) {
    // An empty one would be taken for none, and none for all entries.
    if (isCount(name) && value === '') continue;
    limited.append(name, LIMIT_NAME.test(name) ? String(rows(Number(value))) : value);
  }
  if (limited.get('pagination') === 'false' && !limited.has('limit')) limited.set('limit', String(ROWS_MAX));
  if (Number(limited.get('depth') ?? 0) > DEPTH_MAX) limited.set('depth', String(DEPTH_MAX));
  return limited;
}

function rows(limit: number): number {
  return limit === 0 ? ROWS_MAX : Math.min(limit, ROWS_MAX);
}
