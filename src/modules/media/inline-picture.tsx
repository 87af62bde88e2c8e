import type { ReactElement } from 'react';
import { DrawingFigure } from '@/blocks/diagram/drawing-figure';
import { isDrawingName } from '@/cms/core/taxonomy/drawing-names';
import { FigureCaption, type MarkdownImage } from '@/ui/markdown';
import { Picture } from '@/ui/picture';
import { findPicture } from './pictures';

/**
 * Renders a picture that an article refers to. Content is checked when it is saved, so an unknown name renders nothing.
 */
async function InlinePicture({ name, alt, caption, isBlock }: MarkdownImage): Promise<ReactElement | null> {
  const files = await findPicture(name);
  if (!files) return null;
  const shown = <Picture sources={{ ...files, alt: alt ?? files.alt }} layout="text" />;
  if (!isBlock) return shown;
  return (
    <figure>
      {shown}
      <FigureCaption source={caption} />
    </figure>
  );
}

/** Renders an article's pictures and drawings, for `Markdown`. */
export function renderPicture(picture: MarkdownImage): ReactElement {
  const { kind, name, caption } = picture;
  if (kind === 'media') return <InlinePicture {...picture} />;
  return isDrawingName(name) ? <DrawingFigure drawing={name} caption={caption} /> : <></>;
}
