import type { ReactElement } from 'react';
import { slugify } from '../slugify';

interface SectionHeadingProps {
  readonly children: string;
  readonly className?: string;
}

/** An h2 that can be linked to: its id comes from its text, and it is itself the link to that place. */
export function SectionHeading({ children, className }: SectionHeadingProps): ReactElement {
  const id = slugify(children);
  return (
    <h2 id={id} className={className}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
