import type { ReactElement, ReactNode } from 'react';

interface AdminTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
  /** As CSS, such as `48rem`. */
  readonly maxWidth: string;
}

/** Long words break, so that the table fits a phone. */
const CELL = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBlockEnd: '1px solid var(--theme-elevation-150)',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

/** A table of the admin. */
export function AdminTable({ columns, rows, maxWidth }: AdminTableProps): ReactElement {
  return (
    <table style={{ width: '100%', maxWidth, borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={CELL}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} style={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
