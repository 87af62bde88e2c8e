import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ChartRow, ScaleKind } from '../chart';
import { getCodeElement, getLanguage } from './code-blocks';
import { getBodyRows, getCells, getHeaderTexts } from './table-headers';

/** A chart of the figures in a table. */
interface TableChart {
  readonly title: string;
  readonly unit: string;
  readonly scale: ScaleKind;
  readonly rows: readonly ChartRow[];
}

/**
 * Attaches each block in the language `chart` to the table after it, and removes the block: output without charts
 * has the table, which has the same figures.
 */
export function attachCharts(tree: Root): void {
  let options: string | undefined;
  tree.children = tree.children.filter((node) => {
    const code = getCodeElement(node);
    if (code && getLanguage(code) === 'chart') {
      options = code.data?.meta ?? '';
      return false;
    }
    if (node.type === 'element') {
      if (node.tagName === 'table' && options !== undefined) node.properties.dataChart = options;
      options = undefined;
    }
    return true;
  });
}

/**
 * Reads the chart of a table; undefined when it has none, or when a column that the chart names is missing.
 *
 * Its options are `title`, `unit`, `value` (the column of the values), and, when needed, `label` (the columns that name
 * the rows; the first one otherwise), `range` (one or two columns), `before` (the column of the values before a change),
 * `mark` (the row to notice) and `scale="log"`. A range in parentheses after the value needs no column of its own.
 */
export function findTableChart(table: Element | undefined): TableChart | undefined {
  const meta = table?.properties.dataChart;
  if (!table || typeof meta !== 'string') return undefined;
  const headers = getHeaderTexts(table);
  const option = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1];
  const columns = (name: string): number[] => (option(name)?.split(', ') ?? []).map((header) => headers.indexOf(header));
  const value = headers.indexOf(option('value') ?? '');
  const before = option('before') === undefined ? undefined : headers.indexOf(option('before') ?? '');
  const labels = option('label') === undefined ? [0] : columns('label');
  const range = columns('range');
  if ([...labels, value, ...range, before ?? 0].some((column) => column < 0)) return undefined;
  const rows = getBodyRows(table).flatMap((row): ChartRow[] => {
    const texts = getCells(row).map((cell) => toString(cell).trim());
    const [figure, ...inParentheses] = parseNumbers(texts[value]);
    if (figure === undefined) return [];
    const [from, to] = range.length > 0 ? range.flatMap((column) => parseNumbers(texts[column])) : inParentheses;
    const label = labels.map((column) => texts[column]).join(', ');
    return [
      {
        label,
        value: figure,
        text: texts[value]?.replace(/ *\(.*/, ''),
        range: from === undefined || to === undefined ? undefined : [from, to],
        before: before === undefined ? undefined : parseNumbers(texts[before])[0],
        isEmphasized: label === option('mark'),
      },
    ];
  });
  if (rows.length < 2) return undefined;
  const scale = option('scale') === 'log' && rows.every(fitsLogarithm) ? 'log' : 'linear';
  return { title: option('title') ?? '', unit: option('unit') ?? '', scale, rows };
}

/** Zero has no place on a logarithmic axis. */
function fitsLogarithm({ value, range, before }: ChartRow): boolean {
  return [value, ...(range ?? []), before ?? value].every((figure) => figure > 0);
}

/** The figures in a cell: "1,348" has one, "48 (43 to 50)" has three, "–" has none. */
function parseNumbers(text = ''): number[] {
  return Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(',', '')));
}
