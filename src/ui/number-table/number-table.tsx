import type { ReactElement } from 'react';
import css from './number-table.module.css';

interface NumberTableProps {
  readonly caption: string;
  /** Column headers; the first is for the names. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[];
}

/** A small table of names with one or more numbers each. */
export function NumberTable({ caption, columns, rows }: NumberTableProps): ReactElement {
  return (
    <div className={css.table}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
