/** Names that mean the same, such as HA and high availability. Each finds the others. */
export type SynonymGroup = readonly string[];

/** The editors' synonyms, and the pages that they pinned or hid for a query. */
export interface SearchRules {
  synonyms: readonly SynonymGroup[];
  /** By folded query. */
  pinned: ReadonlyMap<string, readonly string[]>;
  hidden: ReadonlyMap<string, readonly string[]>;
}
