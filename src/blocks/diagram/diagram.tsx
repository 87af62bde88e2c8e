import type { ReactElement } from 'react';
import type { DiagramBlock } from '@/payload-types';
import { Section } from '@/ui/section';
import { DrawingFigure } from './drawing-figure';

/** Renders one of the site's drawings with a caption that points out what matters. */
export function Diagram({ block: { heading, intro, drawing, caption } }: { readonly block: DiagramBlock }): ReactElement {
  return (
    <Section heading={heading} intro={intro}>
      <DrawingFigure drawing={drawing} caption={caption} />
    </Section>
  );
}
