import type { ReactElement, ReactNode } from 'react';
import css from './sample-note.module.css';

interface SampleNoteProps {
  /** Which part of it is a sample; without children, the note says only that it is one. */
  readonly children?: ReactNode;
}

/** States visibly that the adjacent content is a sample, not a real person, company or event. */
export function SampleNote({ children }: SampleNoteProps): ReactElement {
  return (
    <p className={css.note}>
      <strong>Sample content</strong> {children}
    </p>
  );
}
