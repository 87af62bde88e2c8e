import type { DataFromCollectionSlug } from 'payload';
import type { ReactNode } from 'react';
import type { EntryCollection } from '@/cms/core/kinds/entry-kinds';
import type { CallToActionBlock, HeroBlock, Page } from '@/payload-types';
import type { SchemaNode } from '@/modules/structured-data';
import type { TimeRange } from '@/platform/zoned-time';

/** The page a slot is placed on and the rest of the path below it, such as a filter or a page number. */
interface SlotProps {
  page: Page;
  view: readonly string[];
}

/** The content of a view that is shown as a separate page. */
export interface ViewPage {
  hero: HeroBlock;
  contentChangedAt: string;
}

/** A component that shows a module's own data where an editor places it. */
export interface Slot {
  render: (props: SlotProps) => ReactNode;
  /** Whether it has nothing to show at the moment. Then its section is omitted, with its heading. */
  isEmpty?: () => Promise<boolean>;
  /** Returns the title of a view; undefined when the path isn't one, and for slots without views. */
  viewTitle?: (props: SlotProps) => string | undefined | Promise<string | undefined>;
  /** A view that is a separate page, with this hero and the slot, and nothing else of the page. */
  viewPage?: (props: SlotProps) => Promise<ViewPage | undefined>;
  /** Whether search engines may list its views. Otherwise, they follow the links of a view but list only the page. */
  indexesViews?: true;
  /** Whether it appears only on its views, not on the page itself. */
  isForViewsOnly?: true;
  /** Whether it takes up the full page width. */
  isWide?: true;
  /** The URL of the Atom feed of a view, or of the page itself. */
  feed?: (page: string, view: readonly string[]) => string | undefined;
  /** Set when the slot lists other pages, which makes its page a collection for search engines. */
  listsPages?: true;
  /** The subject of a page with this slot, such as a product or a course. */
  subject?: (page: Page) => Promise<SchemaNode | undefined>;
}

/** The page of one entry: its metadata and its content. */
export interface EntryPage {
  url: string;
  title: string;
  description: string;
  /** Whether search engines may index it. */
  indexed: boolean;
  /** 410 for an entry that has ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether readers can save it for later. */
  isSavable: boolean;
  /** The last section: what its reader can do next. */
  nextStep?: CallToActionBlock;
  content: (breadcrumbs: ReactNode) => ReactNode;
}

/** The pages of a collection's entries, published and in draft. */
export interface EntryPages<Collection extends EntryCollection> {
  /** Returns the page of the published entry at this path. */
  find(path: string): Promise<EntryPage | undefined>;
  /** Returns the page as it will be when the draft is published. */
  preview(draft: DataFromCollectionSlug<Collection>): EntryPage | Promise<EntryPage>;
}

/** An entry that a form can be sent about. */
export interface SubjectEntry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** When it takes place, if it takes place at a time. */
  readonly begin?: TimeRange['begin'];
  readonly end?: TimeRange['end'];
  /** Why no form about it is accepted, when it was canceled. */
  readonly cancellation?: string | undefined;
}

/** A kind of entry that forms can be about. */
export interface FormSubjects {
  /** Finds the entry with this slug that a form can be sent about now, or could if it weren’t canceled. */
  readonly find: (slug: string) => Promise<SubjectEntry | undefined>;
  /** Finds the titles of all that a form can be sent about now, in the order of their list. */
  readonly findTitles: () => Promise<readonly string[]>;
}

/** What a module adds to pages. Each module's module.tsx exports one; src/modules/index.ts lists them. */
export interface Module {
  /** What editors place on pages, by the names in the module's config. */
  readonly slots?: Readonly<Record<string, Slot>>;
  readonly entryPages?: { readonly [Collection in EntryCollection]?: EntryPages<Collection> };
  /** How to find the entries that a form can be about, by collection. */
  readonly formSubjects?: { readonly [Collection in EntryCollection]?: FormSubjects };
}

/** How the pages of a collection are rendered. `Entry` is the data that a page shows of an entry. */
interface EntryPagesConfig<Collection extends EntryCollection, Entry> {
  /** Returns the published entry at this path. */
  find: (path: string) => Promise<Entry | undefined>;
  fromDraft: (draft: DataFromCollectionSlug<Collection>) => Entry;
  toPage: (entry: Entry) => EntryPage | Promise<EntryPage>;
}

/** Creates the pages of a collection, so that drafts and published entries use the same component. */
export function createEntryPages<Collection extends EntryCollection, Entry>({
  find,
  fromDraft,
  toPage,
}: EntryPagesConfig<Collection, Entry>): EntryPages<Collection> {
  return {
    find: async (path) => {
      const entry = await find(path);
      return entry === undefined ? undefined : toPage(entry);
    },
    preview: (draft) => toPage(fromDraft(draft)),
  };
}

/** Builds an entry page that is indexed and savable unless overridden. */
export function buildEntryPage(
  { url, title, description }: Pick<EntryPage, 'url' | 'title' | 'description'>,
  rest: Pick<EntryPage, 'structuredData' | 'content'> & Partial<EntryPage>,
): EntryPage {
  return { url, title, description, indexed: true, isSavable: true, ...rest };
}
