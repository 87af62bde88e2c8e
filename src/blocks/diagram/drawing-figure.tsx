import type { ReactElement } from 'react';
import type { DrawingName } from '@/cms/core/taxonomy/drawing-names';
import { FigureCaption } from '@/ui/markdown';
import css from './diagram.module.css';
import { DRAWING_COMPONENTS } from './drawings/components';

interface DrawingFigureProps {
  readonly drawing: DrawingName;
  /** What to notice, as Markdown. */
  readonly caption: string | null | undefined;
}

/** Renders one of the site's drawings with its caption. A page shows each drawing once, because its parts have ids. */
export function DrawingFigure({ drawing, caption }: DrawingFigureProps): ReactElement {
  const Drawing = DRAWING_COMPONENTS[drawing];
  return (
    <figure className={css.figure}>
      <div className={css.canvas}>
        <Drawing id={drawing} />
      </div>
      <FigureCaption source={caption} />
    </figure>
  );
}
