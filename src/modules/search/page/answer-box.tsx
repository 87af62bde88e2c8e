import type { ReactElement } from 'react';
import type { Answer } from '../index/search-document';
import { formatAnswer } from '../query/format-answer';
import { COUNTS_PATH } from './search-url';
import css from './search.module.css';

/** Renders the direct answer about a setting, an error code, or a version. */
export function AnswerBox({ answer, url }: { readonly answer: Answer; readonly url: string }): ReactElement {
  const { name, text, facts } = formatAnswer(answer);
  return (
    <aside className={css.answer} aria-label="Answer">
      <h3>
        <a href={url} ping={COUNTS_PATH}>
          {name}
        </a>
      </h3>
      {text === '' ? null : <p>{text}</p>}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </aside>
  );
}
