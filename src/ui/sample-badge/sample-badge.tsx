import type { ReactElement } from 'react';
import css from './sample-badge.module.css';

interface SampleBadgeProps {
  /** Which part is made up, where that isn't obvious. */
  readonly children?: string;
}

/** A small tag on content that is made up. Its explanation is a tooltip, and is read out after the word. */
export function SampleBadge({ children = 'made up as an example' }: SampleBadgeProps): ReactElement {
  return (
    <span className={css.badge} title={`Sample: ${children}`}>
      Sample<span className="visually-hidden">{`: ${children}`}</span>
    </span>
  );
}
