/** What the box above the results says about a name that was searched exactly. */
export type Answer =
  | { kind: 'setting'; name: string; meaning: string; facts: string }
  | { kind: 'error'; code: string; condition: string; group: string; meaning: string }
  | { kind: 'version'; major: string; minor?: string | undefined; released: string; endOfLife?: string | undefined };

/** A hit of the search: a page, a section of it, or a fact that a page shows. */
export interface SearchDocument {
  /** Where it leads: the URL of a page, with the anchor of a section. */
  url: string;
  /** The URL without the anchor: hits of one page are shown together. */
  page: string;
  isPage: boolean;
  kind: string;
  title: string;
  /** The heading of the section; empty for a page. */
  heading: string;
  /** What it belongs to, from the outside in: "Documentation › Memory". */
  path: string;
  description: string;
  body: string;
  /** Names that mean exactly this hit, folded. */
  keys: string[];
  products: string[];
  topics: string[];
  versions: string[];
  answer?: Answer | undefined;
  /** A small advantage or disadvantage, by kind and age. */
  boost: number;
  sample: boolean;
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}
