import type { SectionKey } from '@/cms/core/taxonomy/sections';
import { LinkList } from '@/ui/link-list';
import { getSectionPages } from './page-queries';

/** Lists the pages of an area on its hub, with a note when there are none. */
export async function SectionIndex({ section }: { section: SectionKey }) {
  const pages = await getSectionPages(section);
  if (pages.length === 0) return <p>There are no other pages in this section yet.</p>;
  return <LinkList links={pages} asCards />;
}
