import type { ReactElement, ReactNode } from 'react';
import css from './sample-note.module.css';

interface SampleNoteProps {
  /** What about it is an example; without it the note says only that it is one. */
  readonly children?: ReactNode;
}

/** Says in plain view that what stands beside it is an example, not a real person, company or event. */
export function SampleNote({ children }: SampleNoteProps): ReactElement {
  return (
    <p className={css.note}>
      <strong>Sample content</strong> {children}
    </p>
  );
}
