import type { ReactElement } from 'react';
import type { PictureBlock } from '@/payload-types';
import { FigureCaption } from '@/ui/markdown';
import { Picture, type PictureSources } from '@/ui/picture';
import { Section } from '@/ui/section';
import css from './picture.module.css';

interface PictureFigureProps {
  readonly block: Pick<PictureBlock, 'heading' | 'caption' | 'width'>;
  readonly files: PictureSources;
  readonly isFirst: boolean;
}

/** Renders a picture with its caption, in the text column or at full page width. */
export function PictureFigure({ block: { heading, caption, width }, files, isFirst }: PictureFigureProps): ReactElement {
  const isWide = width === 'wide';
  return (
    <Section heading={heading} wide={isWide}>
      <figure className={css.figure}>
        <Picture sources={files} layout={isWide ? 'wide' : 'column'} isPriority={isFirst} />
        <FigureCaption source={caption} />
      </figure>
    </Section>
  );
}
