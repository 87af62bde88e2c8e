import type { ReactElement } from 'react';
import type { PictureBlock } from '@/payload-types';
import { InlineMarkdown } from '@/ui/markdown';
import { Picture, type PictureFiles } from '@/ui/picture';
import { Section } from '@/ui/section';
import css from './picture.module.css';

interface PictureFigureProps {
  readonly block: Pick<PictureBlock, 'heading' | 'caption' | 'width'>;
  readonly files: PictureFiles;
  readonly isFirst: boolean;
}

/** A picture with its caption, in the column of text or as wide as the page. */
export function PictureFigure({ block: { heading, caption, width }, files, isFirst }: PictureFigureProps): ReactElement {
  const isWide = width === 'wide';
  return (
    <Section heading={heading} wide={isWide}>
      <figure className={css.figure}>
        <Picture files={files} place={isWide ? 'wide' : 'column'} isFirst={isFirst} />
        {caption ? <figcaption><InlineMarkdown source={caption} /></figcaption> : null}
      </figure>
    </Section>
  );
}
