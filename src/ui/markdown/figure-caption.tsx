import type { ReactElement } from 'react';
import { InlineMarkdown } from './inline-markdown';

interface FigureCaptionProps {
  /** Markdown on one line. */
  readonly source: string | null | undefined;
}

/** The caption of a `<figure>`, or nothing if it has none. */
export function FigureCaption({ source }: FigureCaptionProps): ReactElement | null {
  if (!source) return null;
  return (
    <figcaption>
      <InlineMarkdown source={source} />
    </figcaption>
  );
}
