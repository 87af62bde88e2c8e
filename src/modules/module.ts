import type { DataFromCollectionSlug } from 'payload';
import type { ReactNode } from 'react';
import type { EntryCollection } from '@/cms/core/entry-kinds';
import type { Page } from '@/payload-types';
import type { SchemaNode } from '@/modules/structured-data';

/** The page that a slot is placed on, and the rest of the path below it: a filter, a page number. */
export interface SlotProps {
  page: Page;
  view: readonly string[];
}

/** Something that a module shows from its own data, where an editor places it. */
export interface Slot {
  render: (props: SlotProps) => ReactNode;
  /** The title of a view of it; undefined when the path names none, and for slots without views. */
  viewTitle?: (props: SlotProps) => string | undefined | Promise<string | undefined>;
  /** Whether it stands on the page itself, or only on its views. */
  isForViewsOnly?: true;
  /** Whether it needs the whole width of the page. */
  isWide?: true;
  /** Whether it lists other pages, which makes its page a collection for search engines. */
  listsPages?: true;
  /** What a page with this slot is about: a product, a course. */
  subject?: (page: Page) => Promise<SchemaNode | undefined>;
}

/** The page of one entry: what it says of itself, and its content. */
export interface EntryPage {
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** 410 for what has ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether it is a text that readers may want to save for later. */
  isSavable: boolean;
  content: (breadcrumbs: ReactNode) => ReactNode;
}

/** The pages of a collection's entries, published and as a draft. */
export interface EntryPages<Collection extends EntryCollection> {
  /** The page of the published entry at this path. */
  at(path: string): Promise<EntryPage | undefined>;
  preview(draft: DataFromCollectionSlug<Collection>): EntryPage | Promise<EntryPage>;
}

/** A text that search engines may list, as far as nothing else is said. */
export function entryPage(
  { url, title, description }: Pick<EntryPage, 'url' | 'title' | 'description'>,
  rest: Pick<EntryPage, 'structuredData' | 'content'> & Partial<EntryPage>,
): EntryPage {
  return { url, title, description, indexed: true, isSavable: true, ...rest };
}
