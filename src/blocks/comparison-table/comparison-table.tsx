import type { ReactElement } from 'react';
import type { ComparisonTableBlock } from '@/payload-types';
import { ComparisonTable as Table } from '@/ui/comparison-table';
import { Section } from '@/ui/section';
import { slugify } from '@/ui/slugify';

/** Renders a comparison table written by an editor. */
export function ComparisonTable({ block }: { readonly block: ComparisonTableBlock }): ReactElement {
  const { heading, intro, caption, rowLabel, columns, groups, sample } = block;
  return (
    <Section heading={heading} intro={intro} sample={sample} wide>
      <Table id={slugify(heading)} caption={caption} rowLabel={rowLabel} columns={columns} groups={groups} />
    </Section>
  );
}
