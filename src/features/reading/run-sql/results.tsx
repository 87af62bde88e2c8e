import type { ReactElement } from 'react';
import type { RunResult, StatementResult } from './result';
import css from './run-sql.module.css';

/** What a run gave: a table for each statement that has rows, notices, and the error with its place. */
export function Results({ result: { results, notices, error } }: { readonly result: RunResult }): ReactElement {
  return (
    <div className={css.results} role="group" aria-label="Result">
      {results.map((statement, index) => (statement.columns.length > 0 ? <Rows key={index} statement={statement} /> : <p key={index}><code>{statement.command}</code></p>))}
      {notices.map((notice, index) => <p key={index}><samp>{notice}</samp></p>)}
      {error ? (
        <div className={css.error}>
          <p><strong>Error{error.position ? ` in line ${error.position.line}, column ${error.position.column}` : ''}:</strong> {error.message}</p>
          {error.detail ? <p>{error.detail}</p> : null}
          {error.hint ? <p>Hint: {error.hint}</p> : null}
          {error.code ? <p><small>SQLSTATE {error.code}</small></p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A query plan is text in lines, and stays so; everything else is a table. */
function Rows({ statement: { columns, rows, command } }: { readonly statement: StatementResult }): ReactElement {
  if (columns.length === 1 && columns[0]?.name === 'QUERY PLAN') {
    return <pre tabIndex={0} role="group" aria-label="Query plan"><samp>{rows.map(([line]) => line).join('\n')}</samp></pre>;
  }
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label="Rows">
      <table>
        <thead>
          <tr>{columns.map(({ name, isNumber }, index) => <th key={index} scope="col" data-number={isNumber || undefined}>{name}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{row.map((value, column) => <td key={column} data-number={columns[column]?.isNumber || undefined}>{value === null ? <i>null</i> : value}</td>)}</tr>
          ))}
        </tbody>
      </table>
      <p><small>{command}</small></p>
    </div>
  );
}
