import type { ReactElement } from 'react';
import type { ProseBlock } from '@/payload-types';
import { Markdown } from '@/ui/markdown';
import { Section } from '@/ui/section';

/** Running text. */
export function Prose({ block }: { readonly block: ProseBlock }): ReactElement {
  return (
    <Section heading={block.heading}>
      <Markdown source={block.markdown} />
    </Section>
  );
}
