import type { ReactElement } from 'react';
import type { LinkCardsBlock } from '@/payload-types';
import { type LinkListItem, LinkList } from '@/ui/link-list';
import { Section } from '@/ui/section';

interface LinkCardsProps {
  readonly block: LinkCardsBlock;
  /** Pages of this site by their address; they lend a link its label and description. */
  readonly entries: ReadonlyMap<string, LinkListItem>;
}

/** Where to go next. What an editor writes wins over the catalogue; a link without any label shows its address. */
export function LinkCards({ block, entries }: LinkCardsProps): ReactElement {
  const links = block.items.map(({ href, label, description }) => {
    const entry = entries.get(href);
    return {
      url: href,
      label: label || entry?.label || href,
      description: description || entry?.description || '',
      icon: entry?.icon,
    };
  });
  return (
    <Section heading={block.heading} intro={block.intro}>
      <LinkList links={links} />
    </Section>
  );
}
