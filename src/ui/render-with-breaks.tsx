import { Fragment, type ReactNode } from 'react';

/** Lets a long name break after its underscores, where it would break anywhere otherwise. These places aren't copied with it. */
export function renderWithBreaks(text: string): ReactNode {
  return text.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
