import type { ReactElement } from 'react';
import css from './featured-stories.module.css';
import type { Story } from './stories';

type Result = Story['results'][number];

/** A figure before and after, in large type. */
export function BeforeAfter({ measure, before, after }: Pick<Result, 'measure' | 'before' | 'after'>): ReactElement {
  return (
    <p className={css.figures}>
      <span>{before}</span>{' '}
      <span role="img" aria-label="then">
        →
      </span>{' '}
      <strong>{after}</strong>
      <small>{measure}</small>
    </p>
  );
}

/** What a story measured, before and after, with the method of each measurement. */
export function MeasuredResults({ results, environment }: Pick<Story, 'results' | 'environment'>): ReactElement {
  return (
    <figure className={css.results}>
      <ul className={css.stories}>
        {results.map((result) => (
          <li key={result.measure}>
            <BeforeAfter {...result} />
            <p>{result.method}</p>
          </li>
        ))}
      </ul>
      <figcaption>{environment}</figcaption>
    </figure>
  );
}
