import { buildDocUrl, parseDocVersion, isDocSlug, RESERVED_GROUPS } from '@/cms/core/kinds/docs-locations';

/** The fields of a handbook page that the rules check. */
export interface DocFields {
  version?: string | null;
  group?: string | null;
  slug?: string | null;
  order?: number | null;
  verified?: string | null;
  products?: string[] | null;
  related?: string[] | null;
}

/** The entries a handbook page refers to. */
interface DocContext {
  /** Existing groups, each as `18/install`. */
  groups: ReadonlySet<string>;
  /** Product keys. */
  products: ReadonlySet<string>;
  /** The other pages in the group. */
  neighbors: readonly DocFields[];
  /** Today's date. */
  today: string;
}

/** A field that breaks a rule, its value, and the rule as a sentence. */
interface DocProblem {
  field: string;
  value: unknown;
  problem: string;
}

/** Checks the rules that span several fields of a handbook page, or other entries. */
export function validateDoc(
  { version, group, slug, order, verified, products, related }: DocFields,
  { groups, products: known, neighbors, today }: DocContext,
): DocProblem[] {
  const knownVersion = parseDocVersion(version ?? '');
  const own = knownVersion && group && slug ? buildDocUrl({ version: knownVersion, group, slug }) : undefined;
  return [
    ...(knownVersion ? [] : [{ field: 'version', value: version, problem: 'the handbook has no such version' }]),
    ...(groups.has(`${version}/${group}`) ? [] : [{ field: 'group', value: group, problem: 'this version has no such chapter' }]),
    ...(neighbors.some((other) => other.order === order)
      ? [{ field: 'order', value: order, problem: 'another page in this chapter has this position' }]
      : []),
    ...(verified && verified > today ? [{ field: 'verified', value: verified, problem: 'this day is in the future' }] : []),
    ...(products ?? []).flatMap((key, index) =>
      known.has(key) ? [] : [{ field: `products.${index}`, value: key, problem: 'no product has this key' }],
    ),
    ...(related ?? []).flatMap((url, index) =>
      url === own ? [{ field: `related.${index}`, value: url, problem: 'a page can’t be related to itself' }] : [],
    ),
  ];
}

/** Validates a group name, which becomes a path segment. Returns true or an error message for the editor. */
export function validateGroupName(name: unknown): true | string {
  if (typeof name !== 'string' || !isDocSlug(name))
    return 'Use only lowercase letters, digits, and single hyphens, such as my-new-page.';
  return RESERVED_GROUPS.has(name) ? 'This word is already used by a URL below /docs.' : true;
}
