import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString } from 'hast-util-to-string';
import type { ComponentProps, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Chart } from '../chart';
import { CodeBlock } from '../code/code-block';
import { renderWithBreaks } from '../render-with-breaks';
import { getCodeElement, getLanguage } from './code-blocks';
import { CodeTabs } from './code-tabs';
import css from './markdown.module.css';
import { buildAccessibleNames } from './accessible-names';
import { isRunnable } from './runnable-blocks';
import { type HeadingLevel, parseSharedMarkdown } from './parse-markdown';
import { type MarkdownImage, parseMarkdownImage } from './markdown-images';
import { findLongNames, NARROW_COLUMNS_MAX } from './table-breaks';
import { findTableChart } from './table-charts';
import { getBodyRows, getCells, getHeaderTexts } from './table-headers';

/** A code block marked with `run`, as passed to its renderer. */
export interface RunnableCode {
  code: string;
  /** The expected output given in the text. */
  output: string | undefined;
  /** Its index among the runnable blocks of the text. */
  index: number;
  /** Distinguishes it from the other code blocks for screen readers. */
  distinction: string | undefined;
}

interface MarkdownProps {
  readonly source: string;
  /** 2 when the text is the whole page, 3 when a surrounding section has the h2. */
  readonly firstLevel?: HeadingLevel;
  /** The heading above the text, when there are others on the page. Tables and code blocks are named after it for screen readers. */
  readonly heading?: string | null | undefined;
  /** Renders a code block marked with `run`; without this, it is shown like any other block. */
  readonly renderRunnable?: (code: RunnableCode) => ReactElement;
  /** Renders a picture of the media collection or a drawing; without this, they are omitted. */
  readonly renderPicture?: RenderImage | undefined;
}

/** Renders a picture in Markdown. */
export type RenderImage = (picture: MarkdownImage) => ReactElement;

/** Renders Markdown: paragraphs, lists, tables, links, callouts and code in the site's style. */
export function Markdown({ source, firstLevel = 3, heading, renderRunnable, renderPicture }: MarkdownProps): ReactElement {
  const tree = parseSharedMarkdown(source, firstLevel);
  const { tableNames, codeDistinctions } = buildAccessibleNames(tree, heading ?? undefined);
  const runnable = renderRunnable ? tree.children.filter((node) => isRunnable(getCodeElement(node)?.data?.meta)) : [];
  const renderCode = ({ node }: NodeProps): ReactElement | null => {
    const code = getCodeElement(node);
    if (!code) return null;
    const distinction = node && codeDistinctions.get(node);
    const index = runnable.findIndex((each) => each === node);
    if (!renderRunnable || index < 0) return <Code code={code} output={getOutput(node)} distinction={distinction} />;
    return renderRunnable({ code: getText(code), output: getOutput(node), index, distinction });
  };
  const renderImage = ({ node }: NodeProps): ReactElement | null => {
    const picture = parseMarkdownImage(node);
    return picture && renderPicture ? renderPicture(picture) : null;
  };
  const renderTable = ({ node, ...rest }: NodeProps & ComponentProps<'table'>): ReactElement => (
    <Table {...rest} node={node} name={node && tableNames.get(node)} />
  );
  const longNames = findLongNames(tree);
  const renderInlineCode = ({ node, children, ...rest }: NodeProps & ComponentProps<'code'>): ReactElement => (
    <code translate="no" {...rest}>
      {node && longNames.has(node) ? renderWithBreaks(toString(node)) : children}
    </code>
  );
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
          code: renderInlineCode,
          div: Division,
          img: renderImage,
          table: renderTable,
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

interface CodeProps {
  readonly code: Element;
  readonly output: string | undefined;
  readonly distinction: string | undefined;
}

function Code({ code, output, distinction }: CodeProps): ReactElement {
  const text = getText(code);
  const { file, mark } = parseMeta(code, text.split('\n').length);
  return (
    <CodeBlock
      language={getLanguage(code)}
      code={text}
      fileName={file}
      output={output}
      highlightedLines={mark}
      distinction={distinction}
    />
  );
}

function getText(code: Element): string {
  return toString(code).replace(/\n$/, '');
}

/** Returns the output of a code block that its text gives. */
function getOutput(node: Element | undefined): string | undefined {
  return typeof node?.properties.dataOutput === 'string' ? node.properties.dataOutput : undefined;
}

/** @param name what screen readers call the table */
function Table({ node, name, ...rest }: NodeProps & ComponentProps<'table'> & { name: string | undefined }): ReactElement {
  const chart = findTableChart(node);
  const table = <ScrollableTable {...rest} className={node && findTableClass(node)} data-chart={undefined} aria-label={name} />;
  if (!chart) return table;
  return (
    <>
      <Chart {...chart} />
      {table}
    </>
  );
}

function Division({ node, ...rest }: NodeProps & ComponentProps<'div'>): ReactElement {
  return node?.properties.dataTabs === undefined ? <div {...rest} /> : <CodeTabs node={node}>{rest.children}</CodeTabs>;
}

/**
 * Parses the options after the language of a fenced block: `file="postgresql.conf" mark="2,4-6"`.
 * @param lineCount the number of lines of the block. Ranges end there, because one of millions of lines would use up the memory.
 */
function parseMeta(code: Element, lineCount: number): { file: string | undefined; mark: readonly number[] } {
  const meta = code.data?.meta ?? '';
  const mark = /\bmark="([\d,\s-]+)"/.exec(meta)?.[1] ?? '';
  const ranges = mark.split(',').map((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return { from, to };
  });
  const lines = Array.from({ length: lineCount }, (_line, index) => index + 1);
  return {
    file: /\bfile="([^"]+)"/.exec(meta)?.[1],
    mark: lines.filter((line) => ranges.some(({ from, to }) => from <= line && line <= to)),
  };
}

/** A wide table scrolls in its own frame, which is a tab stop while it does (src/ui/scrollable-tab-stops/scroll-script.ts). */
function ScrollableTable({ 'aria-label': label, ...rest }: ComponentProps<'table'> & { 'data-chart'?: undefined }): ReactElement {
  return (
    <div className={css.scroll} role="group" aria-label={label}>
      <table {...rest} aria-label={label} />
    </div>
  );
}

/** A longer word doesn't fit into a narrow column, and words aren't broken. */
const WORD_CHARS_MAX = 15;

/** The names of rows stay in view while a wide table scrolls, when they fit into a narrow column. */
function findTableClass(table: Element): string | undefined {
  if (getHeaderTexts(table).length <= NARROW_COLUMNS_MAX) return undefined;
  const names = getBodyRows(table).flatMap((row) => getCells(row).slice(0, 1));
  return names.every(isNarrowName) ? `${css.wide} ${css.named}` : css.wide;
}

function isNarrowName(cell: Element): boolean {
  const words = toString(cell).split(/\s+/);
  return cell.tagName === 'th' && words.every(({ length }) => length <= WORD_CHARS_MAX);
}

type CellProps = NodeProps & ComponentProps<'td'>;

function DataCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  return <td {...rest} className={findCellClass(node)} />;
}

function HeaderCell({ node, align: _align, ...rest }: CellProps): ReactElement {
  return <th {...rest} className={findCellClass(node)} />;
}

/** November 14, 2030 */
const DAY = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
/** A name with its version, or a CVE number: PostgreSQL 18, CVE-2026-6460. */
const UNBREAKABLE = /^(?:\S+ \d[\d.]*|CVE-[\d-]+)$/;

function findCellClass(node: Element | undefined): string | undefined {
  if (isNumericCell(node)) return css.number;
  const text = node ? toString(node).trim() : '';
  // On a phone, a day as the name of a row would take more than half of the table.
  if (DAY.test(text)) return node?.tagName === 'th' ? css.day : css.whole;
  return UNBREAKABLE.test(text) ? css.whole : undefined;
}

/** Returns whether a cell is numeric: the source aligns its column to the right. */
function isNumericCell(node: Element | undefined): boolean {
  return node?.properties.align === 'right';
}
