import type { ReactElement } from 'react';
import css from './picture.module.css';

/** The files of a picture in one format, each with its width: `/media/a-480.avif 480w, …`. */
interface PictureSourceSet {
  type: string;
  srcSet: string;
}

/** The sources and dimensions of a picture on a page. */
export interface PictureSources {
  /** For browsers that support none of the formats above. */
  src: string;
  formats: readonly PictureSourceSet[];
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
}

/** The rendered widths of pictures, from which the browser chooses a file (HTML, `sizes`). */
const LAYOUT_SIZES = {
  text: '(width < 52rem) 92vw, 48rem',
  wide: '(width < 84rem) 92vw, 80rem',
  column: '(width < 64rem) 92vw, 52rem',
} as const;
type PictureLayout = keyof typeof LAYOUT_SIZES;

interface PictureProps {
  readonly sources: PictureSources;
  readonly layout: PictureLayout;
  /** Whether it is visible first and must not load lazily. */
  readonly isPriority?: boolean;
}

/**
 * A picture in the best format that the browser supports, at a size close to the rendered one. Its space is reserved
 * until it has loaded.
 */
export function Picture({
  sources: { src, formats, width, height, alt },
  layout,
  isPriority = false,
}: PictureProps): ReactElement {
  return (
    <picture>
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={LAYOUT_SIZES[layout]} />
      ))}
      <img
        className={css.picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
