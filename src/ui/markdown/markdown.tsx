import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString } from 'hast-util-to-string';
import type { ComponentProps, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { CodeBlock } from '../code/code-block';
import { getCodeElement, getLanguage } from './code-blocks';
import { CodeTabs } from './code-tabs';
import css from './markdown.module.css';
import { isRunnable } from './runnable-blocks';
import { type HeadingLevel, parseMarkdown } from './parse-markdown';
import { type MarkdownImage, parseMarkdownImage } from './markdown-images';

/** A code block marked with `run`, as passed to its renderer. */
export interface RunnableCode {
  code: string;
  /** The expected output given in the text. */
  output: string | undefined;
  /** Its index among the runnable blocks of the text. */
  index: number;
}

interface MarkdownProps {
  readonly source: string;
  /** 2 when the text is the whole page, 3 when a surrounding section has the h2. */
  readonly firstLevel?: HeadingLevel;
  /** Renders a code block marked with `run`; without this, it is shown like any other block. */
  readonly renderRunnable?: (code: RunnableCode) => ReactElement;
  /** Renders a picture of the media collection; without this, pictures are omitted. */
  readonly renderPicture?: RenderImage | undefined;
}

/** Renders a picture in Markdown. */
export type RenderImage = (picture: MarkdownImage) => ReactElement;

/** Renders Markdown: paragraphs, lists, tables, links, callouts and code in the site's style. */
export function Markdown({ source, firstLevel = 3, renderRunnable, renderPicture }: MarkdownProps): ReactElement {
  const tree = parseMarkdown(source, firstLevel);
  const runnable = renderRunnable ? tree.children.filter((node) => isRunnable(getCodeElement(node)?.data?.meta)) : [];
  const renderCode = ({ node }: NodeProps): ReactElement | null => {
    const code = getCodeElement(node);
    if (!code) return null;
    const text = toString(code).replace(/\n$/, '');
    const output = typeof node?.properties.dataOutput === 'string' ? node.properties.dataOutput : undefined;
    const index = runnable.findIndex((each) => each === node);
    if (renderRunnable && index >= 0) return renderRunnable({ code: text, output, index });
    const { file, mark } = parseMeta(code);
    return <CodeBlock language={getLanguage(code)} code={text} fileName={file} output={output} highlightedLines={mark} />;
  };
  const renderImage = ({ node }: NodeProps): ReactElement | null => {
    const picture = parseMarkdownImage(node);
    return picture && renderPicture ? renderPicture(picture) : null;
  };
  const tabs = tree.children.filter((node) => node.type === 'element' && node.properties.dataTabs !== undefined);
  const renderDivision = ({ node, ...rest }: NodeProps & ComponentProps<'div'>): ReactElement => {
    const index = tabs.findIndex((each) => each === node);
    return node && index >= 0 ? (
      <CodeTabs node={node} index={index}>
        {rest.children}
      </CodeTabs>
    ) : (
      <div {...rest} />
    );
  };
  return (
    <div className={css.text}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        passNode: true,
        // An alignment would become a style attribute, which the Content-Security-Policy forbids.
        tableCellAlignToStyle: false,
        components: {
          pre: renderCode,
          div: renderDivision,
          img: renderImage,
          table: ScrollableTable,
          td: DataCell,
          th: HeaderCell,
        },
      })}
    </div>
  );
}

interface NodeProps {
  node?: Element | undefined;
}

/** Parses the options after the language of a fenced block: `file="postgresql.conf" mark="2,4-6"`. */
function parseMeta(code: Element): { file: string | undefined; mark: readonly number[] } {
  const meta = code.data?.meta ?? '';
  const mark = /\bmark="([\d,\s-]+)"/.exec(meta)?.[1] ?? '';
  const lines = mark.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_line, index) => from + index);
  });
  return { file: /\bfile="([^"]+)"/.exec(meta)?.[1], mark: lines.filter((line) => line > 0) };
}

/** A wide table scrolls in its own frame, which is keyboard-accessible. */
function ScrollableTable({ node: _node, ...rest }: NodeProps & ComponentProps<'table'>): ReactElement {
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label="Table">
      <table {...rest} />
    </div>
  );
}

type CellProps = NodeProps & ComponentProps<'td'>;

function DataCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  return <td {...rest} className={isNumericCell(node) ? css.number : undefined} />;
}

/** An empty corner cell of a table is not a header. */
function HeaderCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  if (node && toString(node).trim() === '') return <td>{rest.children}</td>;
  return <th {...rest} scope="col" className={isNumericCell(node) ? css.number : undefined} />;
}

/** Returns whether a cell is numeric: the source aligns its column to the right. */
function isNumericCell(node: Element | undefined): boolean {
  return node?.properties.align === 'right';
}
