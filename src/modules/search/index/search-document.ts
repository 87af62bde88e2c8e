/** The direct answer above the results, for a query that is exactly a name. */
export type Answer =
  | { kind: 'setting'; name: string; meaning: string; facts: string }
  | { kind: 'error'; code: string; condition: string; group: string; meaning: string }
  | { kind: 'version'; major: string; minor?: string | undefined; released: string; endOfLife?: string | undefined };

/** A hit of the search: a page, a section of it, or a fact that a page shows. */
export interface SearchDocument {
  /** The URL of the page, with the anchor of the section. */
  url: string;
  /** The URL without the anchor: hits of one page are shown together. */
  page: string;
  isPage: boolean;
  kind: string;
  title: string;
  /** The heading of the section; empty for a page. */
  heading: string;
  /** Its breadcrumb: "Documentation › Memory". */
  path: string;
  description: string;
  body: string;
  /** Folded names that identify exactly this hit. */
  keys: string[];
  /** Messages of the server that it explains, as `normalizeMessage` writes them: names as well, but not of what it is about. */
  messages?: readonly string[];
  products: string[];
  topics: string[];
  versions: string[];
  answer?: Answer | undefined;
  /** A small bonus or penalty, by kind and age. */
  boost: number;
  sample: boolean;
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}
