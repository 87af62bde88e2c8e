import type { ReactElement } from 'react';
import { InlineMarkdown } from '../markdown';
import css from './comparison-table.module.css';

export interface ComparisonRow {
  readonly label: string;
  /** A short note below the label. */
  readonly note?: string | null | undefined;
  readonly href?: string | null | undefined;
  /** One per column. "yes" and "no" get a symbol. */
  readonly cells: readonly string[];
}

export interface ComparisonGroup {
  readonly label?: string | null | undefined;
  readonly rows: readonly ComparisonRow[];
}

interface ComparisonTableProps {
  /** Unique on the page; the caption's id is derived from it. */
  readonly id: string;
  readonly caption: string;
  readonly rowLabel: string;
  readonly columns: readonly string[];
  readonly groups: readonly ComparisonGroup[];
}

/** The longest cell, in characters, with which three columns fit on a phone: on one line, or on two. */
const MAX_CHARS_ONE_LINE = 12;
const MAX_CHARS_TWO_LINES = 24;

/**
 * A table that compares things row by row. When cells are short, all columns fit on a phone and notes go below them;
 * otherwise the table scrolls in its own frame and the first column stays in view.
 */
export function ComparisonTable({ id, caption, rowLabel, columns, groups }: ComparisonTableProps): ReactElement {
  const captionId = `${id}-caption`;
  const fitsPhone = columns.length <= 3 && groups.every(({ rows }) => rows.every(isShort));
  return (
    <section className={fitsPhone ? `${css.scroll} ${css.short}` : css.scroll} tabIndex={0} aria-labelledby={captionId}>
      <table>
        <caption>
          <span id={captionId}>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.label ?? index}>
            {group.label ? (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{group.label}</span>
                </th>
              </tr>
            ) : null}
            {group.rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A note starts below the first line of the cells, so only rows without one may have a second line. */
function isShort({ note, cells }: ComparisonRow): boolean {
  const most = note ? MAX_CHARS_ONE_LINE : MAX_CHARS_TWO_LINES;
  return cells.every((cell) => cell.length <= most);
}

function Row({ row: { label, note, href, cells } }: { readonly row: ComparisonRow }): ReactElement {
  return (
    <tr>
      <th scope="row">
        {href ? <a href={href}>{label}</a> : label}
        {note ? <small>{note}</small> : null}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>
          <Cell text={cell} />
        </td>
      ))}
    </tr>
  );
}

/** "yes" and "no" get a symbol, even when more text follows: "no; an extension has it". */
function Cell({ text }: { readonly text: string }): ReactElement {
  const [, answer, rest = ''] = /^(yes|no)(?:$|([,;:] .*))/s.exec(text) ?? [];
  if (!answer) return <InlineMarkdown source={text} />;
  return (
    <>
      <span className={answer === 'yes' ? css.yes : css.no}>{answer === 'yes' ? 'Yes' : 'No'}</span>
      {rest ? <InlineMarkdown source={rest} /> : null}
    </>
  );
}
