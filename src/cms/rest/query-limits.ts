/** Maximum number of entries in a response. `limit=0` would mean all of them. */
export const ROWS_MAX = 1_000;
/** Maximum depth to which relationships are populated. */
const DEPTH_MAX = 3;
const PAGE_MAX = 1_000_000;

const WHOLE_NUMBER = /^\d{1,9}$/;
/** Matches `limit` and the limits of joins: `joins[field][limit]`. */
const LIMIT_NAME = /^(?:limit|joins\[[^\]]+\]\[limit\])$/;
/** Matches `where[field][operator]`, also in lists of conditions, such as `where[or][0][field][in][1]`. */
const CONDITION = /^where(?:\[(?:and|or)\]\[\d+\])*\[(?!(?:and|or)\])[^[\]]+\]\[[a-z_]+\](?:\[\d*\])?$/i;
/** Operators of places on a map, which no field has. With other fields, Payload fails. */
const MAP_OPERATOR = /\[(?:near|within|intersects)\]/;
/** Other spellings that Payload reads as the same parameters, such as `limit[]` and `[limit]`, also in a list of joins. */
const OTHER_SPELLING = /^\[|^(?:limit|depth|page|pagination)\[|^joins\[[^\]]*\]\[limit\]\[/;
/**
 * Whether a part of a name is inherited by every object, such as `where[constructor][equals]`. Payload's parser ignores such a
 * condition without a word, so a bulk operation would change or delete more entries than it names.
 */
const isIgnoredByParser = (name: string): boolean => name.split(/[[\]]+/).some((part) => part in Object.prototype);
/** Whether a parameter is meant as a condition, but is none, such as `where[or]=`. With one alone, every entry would match. */
const isBrokenCondition = (name: string, value: string): boolean =>
  name === 'where' ? value !== '' : name.startsWith('where[') && !CONDITION.test(name);
const isNumericParameter = (name: string): boolean => LIMIT_NAME.test(name) || name === 'depth' || name === 'page';

/**
 * Applies limits to the query of an API request.
 * @returns a message that says what is wrong with an invalid query
 */
export function limitQuery(search: string): URLSearchParams | string {
  const query = new URLSearchParams(search);
  for (const [name, value] of query) {
    if (OTHER_SPELLING.test(name) || isIgnoredByParser(name))
      return `This request has an unknown parameter: “${name.slice(0, 100)}”.`;
    if (isBrokenCondition(name, value)) return 'Conditions are written as where[field][operator]=value.';
    if (MAP_OPERATOR.test(name)) return 'This request names an unknown operator.';
    if (isNumericParameter(name) && value !== '' && !WHOLE_NUMBER.test(value))
      return `“${name.slice(0, 100)}” must be a whole number.`;
  }
  if (Number(query.get('page') ?? 1) > PAGE_MAX) return `“page” must be at most ${PAGE_MAX}.`;
  return applyLimits(query);
}

function applyLimits(query: URLSearchParams): URLSearchParams {
  const limited = new URLSearchParams();
  for (const [name, value] of query) {
    // An empty parameter would count as missing, and a missing limit as no limit.
    if (isNumericParameter(name) && value === '') continue;
    limited.append(name, LIMIT_NAME.test(name) ? String(clampLimit(Number(value))) : value);
  }
  if (limited.get('pagination') === 'false' && !limited.has('limit')) limited.set('limit', String(ROWS_MAX));
  if (Number(limited.get('depth') ?? 0) > DEPTH_MAX) limited.set('depth', String(DEPTH_MAX));
  return limited;
}

function clampLimit(limit: number): number {
  return limit === 0 ? ROWS_MAX : Math.min(limit, ROWS_MAX);
}
