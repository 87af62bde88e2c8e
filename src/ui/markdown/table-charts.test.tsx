import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown';
import { parseMarkdown } from './parse-markdown';
import { findTableChart } from './table-charts';

const TABLE = `| Way | Index | Median | Range |
| --- | --- | --- | --- |
| \`one\` | none | 1,348 ms (900 to 2,000) | 1,000–1,800 |
| \`copy\` | none | 12.5 ms (10 to 14) | 11–13 |
| skipped | none | – | – |`;

function chartOf(options: string, table = TABLE): ReturnType<typeof findTableChart> {
  const tree = parseMarkdown(`\`\`\`chart ${options}\n\`\`\`\n\n${table}`);
  return findTableChart(tree.children.flatMap((node) => (node.type === 'element' ? [node] : []))[0]);
}

test('the chart of a table has its figures', () => {
  expect(chartOf('title="Time" unit="ms" value="Median" label="Way, Index" mark="copy, none"')).toEqual({
    title: 'Time',
    unit: 'ms',
    scale: 'linear',
    rows: [
      { label: 'one, none', value: 1348, text: '1,348 ms', range: [900, 2000], before: undefined, isEmphasized: false },
      { label: 'copy, none', value: 12.5, text: '12.5 ms', range: [10, 14], before: undefined, isEmphasized: true },
    ],
  });
  expect(chartOf('value="Median" range="Range"')?.rows.map(({ range }) => range)).toEqual([
    [1000, 1800],
    [11, 13],
  ]);
});

test('a logarithmic chart with a zero is drawn on a linear axis', () => {
  expect(chartOf('value="Median" scale="log"')?.scale).toBe('log');
  expect(chartOf('value="Median" scale="log"', TABLE.replace('(10 to 14)', '(0 to 14)'))?.scale).toBe('linear');
  expect(chartOf('value="Median" scale="log"', TABLE.replace('12.5 ms', '0 ms'))?.scale).toBe('linear');
});

test('a column that is missing leaves the table alone', () => {
  expect(chartOf('value="Maximum"')).toBeUndefined();
});

test('the table stays below its chart, and the options stay out of the page', () => {
  const html = renderToStaticMarkup(
    <Markdown source={`\`\`\`chart title="Time" unit="ms" value="Median"\n\`\`\`\n\n${TABLE}`} />,
  );
  expect(html).toMatch(/<figure.*Time.*<\/figure>.*<table/s);
  expect(html).not.toContain('data-chart');
});

test.each(['labs', 'white-papers', 'customers'])('each chart in content/%s draws a table', (folder) => {
  for (const file of readdirSync(`content/${folder}`)) {
    const source = readFileSync(`content/${folder}/${file}`, 'utf8');
    const marked = parseMarkdown(source, 2).children.flatMap((node) =>
      node.type === 'element' && node.properties.dataChart !== undefined ? [node] : [],
    );
    expect(marked.length, file).toBe(source.match(/^```chart/gm)?.length ?? 0);
    for (const table of marked) expect(findTableChart(table), `${file}: ${String(table.properties.dataChart)}`).toBeDefined();
  }
});
