import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString } from 'hast-util-to-string';
import type { ComponentProps, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { CodeBlock } from '../code/code-block';
import css from './markdown.module.css';
import { parseMarkdown } from './parse';

/** A text in Markdown: paragraphs, lists, tables, links and code in the site's type. */
export function Markdown({ source }: { readonly source: string }): ReactElement {
  return (
    <div className={css.text}>
      {toJsxRuntime(parseMarkdown(source), {
        Fragment,
        jsx,
        jsxs,
        passNode: true,
        // An alignment would become a style attribute, which the content security policy forbids.
        tableCellAlignToStyle: false,
        components: { pre: FencedCode, table: ScrollingTable, td: DataCell, th: HeaderCell },
      })}
    </div>
  );
}

interface WithNode {
  node?: Element | undefined;
}

function FencedCode({ node }: WithNode): ReactElement | null {
  const code = node?.children.find((child) => child.type === 'element');
  if (!code) return null;
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = (classes[0] ?? '').replace('language-', '');
  return <CodeBlock language={language} code={toString(code).replace(/\n$/, '')} />;
}

/** A wide table scrolls within its own frame, which the keyboard can reach. */
function ScrollingTable({ node: _node, ...rest }: WithNode & ComponentProps<'table'>): ReactElement {
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label="Table">
      <table {...rest} />
    </div>
  );
}

type CellProps = WithNode & ComponentProps<'td'>;

function DataCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  return <td {...rest} className={isNumber(node) ? css.number : undefined} />;
}

function HeaderCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  return <th {...rest} scope="col" className={isNumber(node) ? css.number : undefined} />;
}

/** Columns that the source aligns to the right hold figures. */
function isNumber(node: Element | undefined): boolean {
  return node?.properties.align === 'right';
}
