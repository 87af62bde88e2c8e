import type { ReactElement } from 'react';
import type { CallToActionBlock } from '@/payload-types';
import { ButtonGroup } from '@/ui/button';
import { InlineMarkdown } from '@/ui/markdown';
import { SectionHeading } from '@/ui/section';
import { slugify } from '@/ui/slugify';
import css from './call-to-action.module.css';

/** Renders a call to action. */
export function CallToAction({ block }: { readonly block: CallToActionBlock }): ReactElement {
  return (
    <section className={css.band} aria-labelledby={slugify(block.heading)}>
      <SectionHeading>{block.heading}</SectionHeading>
      <p>
        <InlineMarkdown source={block.text} />
      </p>
      <ButtonGroup links={block.links} />
    </section>
  );
}
