import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeBlock } from './code-block';

test.each([
  ['fits on paper', 80, false],
  ['fits on paper in small type', 128, true],
  ['is wrapped anyway', 129, false],
])('output that %s, with %i columns', (_what, columns, isSmaller) => {
  const html = renderToStaticMarkup(<CodeBlock language="psql" code="=> table t;" output={`a\n${'-'.repeat(columns)}`} />);
  expect(/<samp class="[^"]+">/.test(html)).toBe(isSmaller);
});

test('a table of psql without its statement is smaller, too, but not other code', () => {
  const render = (code: string): string => renderToStaticMarkup(<CodeBlock language="text" code={code} />);
  expect(render(`a | b\n--+${'-'.repeat(90)}\n1 | 2`)).toContain('<code class=');
  expect(render('x'.repeat(90))).toContain('<code>');
});

test('a word that every object has is no language', () => {
  const html = renderToStaticMarkup(<CodeBlock language="constructor" code="a" />);
  expect(html).toContain('aria-label="Text code"');
  expect(html).toContain('<span>Text</span>');
});
