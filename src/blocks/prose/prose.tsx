import type { ReactElement } from 'react';
import type { ProseBlock } from '@/payload-types';
import { Markdown, type RenderImage } from '@/ui/markdown';
import { Section } from '@/ui/section';

interface ProseProps {
  readonly block: ProseBlock;
  readonly renderPicture?: RenderImage;
}

/** Renders running text. */
export function Prose({ block, renderPicture }: ProseProps): ReactElement {
  return (
    <Section heading={block.heading} sample={block.sample}>
      <Markdown source={block.markdown} heading={block.heading} renderPicture={renderPicture} />
    </Section>
  );
}
