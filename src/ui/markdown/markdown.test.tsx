import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineMarkdown } from './inline-markdown';
import { Markdown } from './markdown';

const html = (source: string): string => renderToStaticMarkup(<Markdown source={source} />);

test('HTML in the source is never passed on', () => {
  expect(html('a <script>alert(1)</script> <b onclick="x()">b</b>\n\n<iframe src="//evil.example"></iframe>')).not.toMatch(/<script|<b |onclick|<iframe/);
});

test('an address that runs a script is not a link', () => {
  expect(html('[x](javascript:alert(1))')).not.toContain('javascript:');
});

test('headings begin at h3, keep their distance, and link to themselves', () => {
  expect(html('# One\n\n## Two parts')).toContain('<h4 id="two-parts"><a href="#two-parts">Two parts</a></h4>');
  expect(html('### One')).toContain('<h3 id="one">');
});

test('only links that lead away are marked', () => {
  expect(html('[a](https://www.postgresql.org/)')).toContain('rel="noopener"');
  expect(html('[a](/why-edb)')).not.toContain('rel=');
});

test('a table has a frame for the keyboard, and no style attribute for its alignment', () => {
  const table = html('| a | b |\n| --- | ---: |\n| x | 1 |');
  expect(table).toMatch(/tabindex="0"/i);
  expect(table).not.toContain('style=');
  expect(table).toMatch(/<td class="[^"]+">1<\/td>/);
});

test('fenced code becomes a code block with its language', () => {
  expect(html('```sql\nselect 1;\n```')).toContain('aria-label="SQL code"');
});

test('inline Markdown has no paragraph of its own', () => {
  expect(renderToStaticMarkup(<InlineMarkdown source="The `default` is *on*." />)).toBe('The <code>default</code> is <em>on</em>.');
});
