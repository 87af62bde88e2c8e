import type { DataFromCollectionSlug } from 'payload';
import type { ReactNode } from 'react';
import type { EntryCollection } from '@/cms/core/entry-kinds';
import type { Page } from '@/payload-types';
import type { SchemaNode } from '@/modules/structured-data';

/** The page that a slot is on, and the rest of the path below it, such as a filter or a page number. */
export interface SlotProps {
  page: Page;
  view: readonly string[];
}

/** Something that a module renders from its own data wherever an editor places it. */
export interface Slot {
  render: (props: SlotProps) => ReactNode;
  /** Returns the title of the slot's view. Undefined when the path names no view, and for slots without views. */
  viewTitle?: (props: SlotProps) => string | undefined | Promise<string | undefined>;
  /** Set when the slot shows only on its views and not on the page itself. */
  isForViewsOnly?: true;
  /** Set when the slot needs the full width of the page. */
  isWide?: true;
  /** Set when the slot lists other pages, which makes its page a collection for search engines. */
  listsPages?: true;
  /** Builds the node for what a page with this slot is about, such as a product or a course. */
  subject?: (page: Page) => Promise<SchemaNode | undefined>;
}

/** The page of one entry: its metadata and its content. */
export interface EntryPage {
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** 410 for entries that have ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether readers can save the page for later. */
  isSavable: boolean;
  content: (breadcrumbs: ReactNode) => ReactNode;
}

/** Renders the pages of a collection's entries, both published and draft. */
export interface EntryPages<Collection extends EntryCollection> {
  /** Finds the page of the published entry at this path. */
  at(path: string): Promise<EntryPage | undefined>;
  preview(draft: DataFromCollectionSlug<Collection>): EntryPage | Promise<EntryPage>;
}

/** Builds an entry page. Unless overridden, search engines may list it and readers can save it. */
export function entryPage(
  { url, title, description }: Pick<EntryPage, 'url' | 'title' | 'description'>,
  rest: Pick<EntryPage, 'structuredData' | 'content'> & Partial<EntryPage>,
): EntryPage {
  return { url, title, description, indexed: true, isSavable: true, ...rest };
}
