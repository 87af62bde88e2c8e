import type { SectionKey } from '@/cms/sections';
import { LinkList } from '@/ui/link-list';
import { entriesAt, pagesOfSection } from './catalogue';

/** The pages of an area, as its hub lists them. Says so when there is none yet besides the hub. */
export async function SectionIndex({ section }: { section: SectionKey }) {
  const pages = await pagesOfSection(section);
  if (pages.length === 0) return <p>This page is the whole of the area for now. The menu leads to the others.</p>;
  return <LinkList links={pages} />;
}

/** The posts of a topic, in the order in which an editor put them. */
export async function TopicPosts({ addresses }: { addresses: readonly string[] }) {
  const entries = await entriesAt(addresses);
  return <LinkList links={addresses.flatMap((address) => entries.get(address) ?? [])} />;
}
