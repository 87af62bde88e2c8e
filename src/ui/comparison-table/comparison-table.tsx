import { Fragment, type ReactElement } from 'react';
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

/** The answers with a symbol of their own. */
const ANSWERS: Readonly<Record<string, { readonly label: string; readonly className: string | undefined }>> = {
  yes: { label: 'Yes', className: css.yes },
  no: { label: 'No', className: css.no },
  'add-on': { label: 'Add-on', className: css.addOn },
  extension: { label: 'Extension', className: css.extension },
};

/** With more columns than this, the table scrolls on a phone; otherwise it shows one column at a time. */
const CHOICES_MAX = 4;

/** With more rows than this, such a table gets a box of its own, in which its header stays in view. */
const OPEN_ROWS_MAX = 12;

/** The longest cell, in characters, with which three columns fit on a phone: on one line, or on two. */
const ONE_LINE_CHARS_MAX = 12;
const TWO_LINES_CHARS_MAX = 24;

/**
 * A table that compares things row by row; its header stays in view. A phone shows two short columns at once, otherwise
 * one column at a time, which the reader chooses. With many columns, the table scrolls beside its first one.
 */
export function ComparisonTable({ id, caption, rowLabel, columns, groups }: ComparisonTableProps): ReactElement {
  const captionId = `${id}-caption`;
  const fitsPhone = columns.length <= 2 && groups.every(({ rows }) => rows.every(isShort));
  const isChosen = !fitsPhone && columns.length > 1 && columns.length <= CHOICES_MAX;
  const isLong = columns.length > CHOICES_MAX && groups.flatMap(({ rows }) => rows).length > OPEN_ROWS_MAX;
  const legend = buildLegend(groups);
  const isCaptionHidden = legend.length === 0 && repeatsHeading(caption);
  const table = (
    <div className={`${css.scroll} ${fitsPhone ? css.short : isLong ? css.long : ''}`} role="group" aria-labelledby={captionId}>
      <table>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>
          <span id={captionId}>
            {caption}
            <Legend answers={legend} />
          </span>
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
          <Group key={group.label ?? index} group={group} columnCount={columns.length + 1} />
        ))}
      </table>
    </div>
  );
  if (!isChosen) return table;
  return (
    <div className={css.choice}>
      <fieldset className={columns.length === CHOICES_MAX ? css.pairs : undefined}>
        <legend className="visually-hidden">Column</legend>
        {columns.map((column, index) => (
          <label key={column}>
            <input type="radio" name={`${id}-column`} className="visually-hidden" defaultChecked={index === 0} />
            {column}
          </label>
        ))}
      </fieldset>
      {table}
    </div>
  );
}

/** Whether a caption says no more than the heading above the table. What it can add is a version or a date, and so a number. */
function repeatsHeading(caption: string): boolean {
  return !/\d/.test(caption);
}

function Legend({ answers }: { readonly answers: readonly string[] }): ReactElement | null {
  if (answers.length === 0) return null;
  return (
    <span className={css.legend}>
      {answers.map((answer) => (
        <Fragment key={answer}>
          {' '}
          <Cell text={answer} />
        </Fragment>
      ))}
    </span>
  );
}

function Group({ group, columnCount }: { readonly group: ComparisonGroup; readonly columnCount: number }): ReactElement {
  return (
    <tbody>
      {group.label ? (
        <tr>
          <th scope="rowgroup" colSpan={columnCount}>
            <span>{group.label}</span>
          </th>
        </tr>
      ) : null}
      {group.rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </tbody>
  );
}

/** Returns the answers with a symbol that occur in the table, in the order of the legend. */
function buildLegend(groups: readonly ComparisonGroup[]): string[] {
  const cells = new Set(groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells)));
  const found = Object.keys(ANSWERS).filter((answer) => cells.has(answer));
  return found.length > 2 ? found : [];
}

/**
 * Whether the cells of a row fit beside its label on a phone. A note starts below the first line of the cells, so only rows
 * without one may have a second line, and a single cell beside the label as many as it needs.
 */
function isShort({ note, cells }: ComparisonRow): boolean {
  if (!note && cells.length === 1) return true;
  const charsMax = note ? ONE_LINE_CHARS_MAX : TWO_LINES_CHARS_MAX;
  return cells.every((cell) => cell.length <= charsMax);
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

/** An answer gets its symbol even when more text follows: "no; an extension has it". */
function Cell({ text }: { readonly text: string }): ReactElement {
  const [, answer = '', rest = ''] = /^(yes|no|add-on|extension)(?:$|([,;:] .*))/s.exec(text) ?? [];
  const shown = ANSWERS[answer];
  if (!shown) return <InlineMarkdown source={text} />;
  return (
    <>
      <span className={shown.className}>{shown.label}</span>
      {rest ? <InlineMarkdown source={rest} /> : null}
    </>
  );
}
