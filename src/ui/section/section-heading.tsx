import type { ReactElement } from 'react';
import { slugify } from '../slugify';

interface SectionHeadingProps {
  readonly children: string;
}

/** An h2 with an anchor: its id is derived from its text, and it links to itself. */
export function SectionHeading({ children }: SectionHeadingProps): ReactElement {
  const id = slugify(children);
  return (
    <h2 id={id}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
