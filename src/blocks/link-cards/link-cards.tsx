import type { ReactElement } from 'react';
import type { LinkCardsBlock } from '@/payload-types';
import { type LinkListItem, LinkList } from '@/ui/link-list';
import { Section } from '@/ui/section';

interface LinkCardsProps {
  readonly block: LinkCardsBlock;
  /** Pages of this site by path, which supply a link's default label and description. */
  readonly entries: ReadonlyMap<string, LinkListItem>;
}

/** Renders related links. An editor's text takes precedence over the catalog; a link without a label shows its URL. */
export function LinkCards({ block, entries }: LinkCardsProps): ReactElement {
  const hasIcons = block.items.some(({ href }) => entries.get(href)?.icon);
  const links = block.items.map(({ href, label, description }) => {
    const entry = entries.get(href);
    return {
      url: href,
      label: label || entry?.label || href,
      description: description || entry?.description || '',
      // Beside rows with the icon of a page, one without would be indented for nothing.
      icon: entry?.icon ?? (hasIcons ? 'globe' : undefined),
    };
  });
  return (
    <Section heading={block.heading} intro={block.intro}>
      <LinkList links={links} />
    </Section>
  );
}
