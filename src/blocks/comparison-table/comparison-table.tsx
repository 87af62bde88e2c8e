import type { ReactElement } from 'react';
import type { ComparisonTableBlock } from '@/payload-types';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import { slug } from '@/ui/slug';
import css from './comparison-table.module.css';

/** A table that compares things row by row. It scrolls within its own frame; the first column stays in view. */
export function ComparisonTable({ block }: { readonly block: ComparisonTableBlock }): ReactElement {
  const { heading, intro, caption, rowLabel, columns, groups } = block;
  const captionId = `${slug(heading)}-caption`;
  return (
    <Section heading={heading} intro={intro} wide>
      <section className={css.scroll} tabIndex={0} aria-labelledby={captionId}>
        <table>
          <caption><span id={captionId}>{caption}</span></caption>
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {columns.map((column) => <th key={column} scope="col">{column}</th>)}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody key={group.label ?? index}>
              {group.label ? (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1}><span>{group.label}</span></th>
                </tr>
              ) : null}
              {group.rows.map((row) => <Row key={row.label} row={row} />)}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  );
}

type RowOfTable = ComparisonTableBlock['groups'][number]['rows'][number];

function Row({ row: { label, note, href, cells } }: { readonly row: RowOfTable }): ReactElement {
  return (
    <tr>
      <th scope="row">
        {href ? <a href={href}>{label}</a> : label}
        {note ? <small>{note}</small> : null}
      </th>
      {cells.map((cell, index) => <td key={index}><Cell text={cell} /></td>)}
    </tr>
  );
}

/** "yes" and "no" get a mark beside the word, also where more follows it: "no; an extension has it". */
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
