import type { DataFromCollectionSlug } from 'payload';
import type { ReactNode } from 'react';
import type { EntryCollection } from '@/cms/core/entry-kinds';
import type { Page } from '@/payload-types';
import type { SchemaNode } from '@/modules/structured-data';

<<<<<<< HEAD
/** The page a slot is placed on and the rest of the path below it, such as a filter or a page number. */
=======
/** The page that a slot is on, and the rest of the path below it, such as a filter or a page number. */
>>>>>>> w3
export interface SlotProps {
  page: Page;
  view: readonly string[];
}

<<<<<<< HEAD
/** A component that shows a module's own data where an editor places it. */
export interface Slot {
  render: (props: SlotProps) => ReactNode;
  /** The title of a view; undefined when the path doesn't name one, and for slots without views. */
  viewTitle?: (props: SlotProps) => string | undefined | Promise<string | undefined>;
  /** Whether it appears only on its views, not on the page itself. */
  isForViewsOnly?: true;
  /** Whether it takes up the full page width. */
=======
/** Something that a module renders from its own data wherever an editor places it. */
export interface Slot {
  render: (props: SlotProps) => ReactNode;
  /** Returns the title of the slot's view. Undefined when the path names no view, and for slots without views. */
  viewTitle?: (props: SlotProps) => string | undefined | Promise<string | undefined>;
  /** Set when the slot shows only on its views and not on the page itself. */
  isForViewsOnly?: true;
  /** Set when the slot needs the full width of the page. */
>>>>>>> w3
  isWide?: true;
  /** Set when the slot lists other pages, which makes its page a collection for search engines. */
  listsPages?: true;
<<<<<<< HEAD
  /** The subject of a page with this slot, such as a product or a course. */
=======
  /** Builds the node for what a page with this slot is about, such as a product or a course. */
>>>>>>> w3
  subject?: (page: Page) => Promise<SchemaNode | undefined>;
}

/** The page of one entry: its metadata and its content. */
export interface EntryPage {
  url: string;
  title: string;
  description: string;
<<<<<<< HEAD
  /** Whether search engines may index it. */
  indexed: boolean;
  /** 410 for an entry that has ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether readers can save it for later. */
=======
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** 410 for entries that have ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether readers can save the page for later. */
>>>>>>> w3
  isSavable: boolean;
  content: (breadcrumbs: ReactNode) => ReactNode;
}

<<<<<<< HEAD
/** The pages of a collection's entries, published and in draft. */
export interface EntryPages<Collection extends EntryCollection> {
  /** Returns the page of the published entry at this path. */
=======
/** Renders the pages of a collection's entries, both published and draft. */
export interface EntryPages<Collection extends EntryCollection> {
  /** Finds the page of the published entry at this path. */
>>>>>>> w3
  at(path: string): Promise<EntryPage | undefined>;
  preview(draft: DataFromCollectionSlug<Collection>): EntryPage | Promise<EntryPage>;
}

<<<<<<< HEAD
/** Builds an entry page that is indexed and savable unless overridden. */
=======
/** Builds an entry page. Unless overridden, search engines may list it and readers can save it. */
>>>>>>> w3
export function entryPage(
  { url, title, description }: Pick<EntryPage, 'url' | 'title' | 'description'>,
  rest: Pick<EntryPage, 'structuredData' | 'content'> & Partial<EntryPage>,
): EntryPage {
  return { url, title, description, indexed: true, isSavable: true, ...rest };
}
