import { FACETS, type Facet, type FacetFilters, type FilterExpression } from './search-request';

/** Adds a value to a statement. @returns its placeholder, such as `$1` */
export type Bind = (value: unknown) => string;

interface MatchFilters {
  filters: FacetFilters;
  /** Applies in addition to the filters. */
  condition?: FilterExpression | undefined;
}

const FACET_COLUMNS: Readonly<Record<Facet, string>> = {
  kind: 'kind',
  product: 'products',
  topic: 'topics',
  version: 'versions',
};

/** Whether a document `d` may be found now. */
export const IS_VISIBLE =
  '(d.visible_from is null or d.visible_from <= now()) and (d.visible_until is null or d.visible_until > now())';

/** Builds the conditions on a document `d`, each beginning with `and`, of the chosen facet values and a further expression. */
export function buildFilters({ filters, condition }: MatchFilters, bind: Bind): string[] {
  return [
    ...FACETS.flatMap((facet) => buildFilter(facet, filters[facet], bind)),
    ...(condition === undefined ? [] : [`and ${buildCondition(condition, bind)}`]),
  ];
}

function buildCondition(condition: FilterExpression, bind: Bind): string {
  if ('all' in condition) return join(condition.all, 'and', bind);
  if ('any' in condition) return join(condition.any, 'or', bind);
  if ('not' in condition) return `not ${buildCondition(condition.not, bind)}`;
  const facet = FACETS.find((each) => each === condition.facet);
  if (facet === undefined) return '(false)';
  return facet === 'kind'
    ? `(d.kind = ${bind(condition.value)}::text)`
    : `(${bind(condition.value)}::text = any(d.${FACET_COLUMNS[facet]}))`;
}

function join(conditions: readonly FilterExpression[], operator: 'and' | 'or', bind: Bind): string {
  if (conditions.length === 0) return operator === 'and' ? '(true)' : '(false)';
  return `(${conditions.map((each) => buildCondition(each, bind)).join(` ${operator} `)})`;
}

function buildFilter(facet: Facet, chosen: readonly string[] | undefined, bind: Bind): string[] {
  if (chosen === undefined || chosen.length === 0) return [];
  return [
    facet === 'kind' ? `and d.kind = any(${bind(chosen)}::text[])` : `and d.${FACET_COLUMNS[facet]} && ${bind(chosen)}::text[]`,
  ];
}
