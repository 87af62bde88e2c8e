import type { ReactElement } from 'react';
import css from './picture.module.css';

/** The files of a picture in one format, each with its width: `/media/a-480.avif 480w, …`. */
export interface PictureSourceSet {
  type: string;
  srcSet: string;
}

/** A picture as a page shows it. */
export interface PictureSources {
  /** For browsers that take none of the formats above. */
  src: string;
  formats: readonly PictureSourceSet[];
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
}

/** How wide pictures are shown, for the browser's choice of a file (HTML, `sizes`). */
const LAYOUT_SIZES = {
  text: '(width < 52rem) 92vw, 48rem',
  wide: '(width < 84rem) 92vw, 80rem',
  column: '(width < 64rem) 92vw, 52rem',
} as const;
export type PictureLayout = keyof typeof LAYOUT_SIZES;

interface PictureProps {
  readonly sources: PictureSources;
  readonly layout: PictureLayout;
  /** Whether it is seen first, and so must not wait. */
  readonly isPriority?: boolean;
}

/** A picture in the best format that the browser takes and in no more pixels than it shows; its place is kept free until it is there. */
export function Picture({
  sources: { src, formats, width, height, alt },
  layout: place,
  isPriority: isFirst = false,
}: PictureProps): ReactElement {
  return (
    <picture>
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={LAYOUT_SIZES[place]} />
      ))}
      <img
        className={css.picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
