import { Fragment, type ReactElement } from 'react';
import type { RunResult, SqlError, StatementResult } from './result';
import css from './run-sql.module.css';

interface ResultsProps {
  readonly result: RunResult;
  /** The name of the executed code. */
  readonly code: string;
  /** The executed code, to show the position of an error. */
  readonly text?: string;
}

/**
 * Renders the result of a run, statement by statement: a table if there are rows, notices, and an error with its
 * position.
 */
export function Results({ result, code, text }: ResultsProps): ReactElement {
  return (
    <div className={css.results} role="group" aria-label={`Result of ${code}`}>
      {result.map((statement, index) => (
        <Fragment key={index}>
          {statement.error ? null : <StatementOutput statement={statement} label={`statement ${index + 1} of ${code}`} />}
          {statement.notices.map((notice, place) => (
            <p key={place}>
              <samp translate="no">{notice}</samp>
            </p>
          ))}
          {statement.error ? <SqlErrorMessage error={statement.error} text={text} /> : null}
        </Fragment>
      ))}
    </div>
  );
}

interface StatementOutputProps {
  readonly statement: StatementResult;
  /** The statement's place, which makes the name of its output unique. */
  readonly label: string;
}

/** Renders a query plan as preformatted text and all other rows as a table. */
function StatementOutput({ statement: { columns, rows, command }, label }: StatementOutputProps): ReactElement {
  if (columns.length === 0)
    return (
      <p>
        <code translate="no">{command}</code>
      </p>
    );
  if (columns.length === 1 && columns[0]?.name === 'QUERY PLAN') {
    return (
      <pre ref={stopAtScroller} role="group" aria-label={`Query plan, ${label}`} translate="no">
        <samp>{rows.map(([line]) => line).join('\n')}</samp>
      </pre>
    );
  }
  return (
    <div ref={stopAtScroller} className={css.scroll} role="group" aria-label={`Rows, ${label}`}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }, index) => (
              <th key={index} scope="col" data-number={isNumber || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <td key={column} data-number={columns[column]?.isNumber || undefined}>
                  {value ?? <i>null</i>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>{command}</small>
      </p>
    </div>
  );
}

function SqlErrorMessage({
  error: { message, detail, hint, context, code, position },
  text,
}: {
  readonly error: SqlError;
  readonly text: string | undefined;
}): ReactElement {
  const line = position && text?.split('\n')[position.line - 1];
  return (
    <div className={css.error}>
      <p>
        <strong>Error{position ? ` in line ${position.line}, column ${position.column}` : ''}:</strong> {message}
      </p>
      {position && line !== undefined ? (
        <pre aria-hidden="true" translate="no">
          {line}
          {`\n${' '.repeat(position.column - 1)}^`}
        </pre>
      ) : null}
      {detail ? <p>{detail}</p> : null}
      {hint ? <p>Hint: {hint}</p> : null}
      {context ? <p>In: {context}</p> : null}
      {code ? (
        <p>
          <small>SQLSTATE {code}</small>
        </p>
      ) : null}
    </div>
  );
}

/**
 * Makes an output a tab stop while it scrolls to the side, as src/ui/scrollable-tab-stops/scroll-script.ts does for what is in
 * the page.
 */
function stopAtScroller(output: HTMLElement | null): (() => void) | undefined {
  if (!output) return undefined;
  const observer = new ResizeObserver(() => {
    output.tabIndex = output.scrollWidth > output.clientWidth ? 0 : -1;
  });
  observer.observe(output);
  return () => observer.disconnect();
}
