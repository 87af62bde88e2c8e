import type { ReactElement } from 'react';
import type { DiagramBlock } from '@/payload-types';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import css from './diagram.module.css';
import { DRAWING_COMPONENTS } from './drawings/components';

/** Renders one of the site's drawings with a caption that points out what matters. */
export function Diagram({ block: { heading, intro, drawing, caption } }: { readonly block: DiagramBlock }): ReactElement {
  const Drawing = DRAWING_COMPONENTS[drawing];
  return (
    <Section heading={heading} intro={intro}>
      <figure className={css.figure}>
        <div className={css.canvas}>
          <Drawing id={drawing} />
        </div>
        {caption ? (
          <figcaption>
            <InlineMarkdown source={caption} />
          </figcaption>
        ) : null}
      </figure>
    </Section>
  );
}
