import type { ReactElement } from 'react';
import { type LinkListItem, LinkList } from '../link-list';
import { Section } from '../section';

interface RelatedLinksProps {
  readonly heading: string;
  readonly links: readonly LinkListItem[];
}

/** The section with related links at the end of an entry's page; nothing without links. */
export function RelatedLinks({ heading, links }: RelatedLinksProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <Section heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}
