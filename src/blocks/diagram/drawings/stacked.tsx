import type { ReactElement, ReactNode } from 'react';
import css from './stacked.module.css';

/*
 * The parts of a drawing below 480 pixels: boxes below each other, and arrows between them. They are HTML, so that their
 * labels keep their size, and belong to the same image as the drawing: its title and description stand for both.
 */

interface BoxProps {
  readonly children: ReactNode;
  /** A second line, in the typeface of notes. */
  readonly note?: ReactNode;
  /** Filled when it accepts writes or is the result, dashed when it is optional or gone. */
  readonly kind?: 'writes' | 'optional';
}

/** A node of the drawing. */
export function Box({ children, note, kind }: BoxProps): ReactElement {
  return (
    <span className={css.box} data-kind={kind}>
      {children}
      {note === undefined ? null : <small>{note}</small>}
    </span>
  );
}

interface FlowProps {
  /** What passes between the box above and the box below. */
  readonly children?: ReactNode;
  /** In the accent color when it is what changes; upward when it flows back, or both ways. */
  readonly kind?: 'changes' | 'back' | 'both';
}

/** An arrow between two boxes. */
export function Flow({ children, kind }: FlowProps): ReactElement {
  return (
    <span className={css.flow} data-kind={kind}>
      {children}
    </span>
  );
}

/** Boxes beside each other. */
export function Row({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={css.row}>{children}</span>;
}
