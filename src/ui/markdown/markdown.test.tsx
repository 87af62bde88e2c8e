import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { extractHeadings } from './headings';
import { InlineMarkdown } from './inline-markdown';
import { Markdown } from './markdown';

const html = (source: string): string => renderToStaticMarkup(<Markdown source={source} />);

test('HTML in the source is never output', () => {
  expect(html('a <script>alert(1)</script> <b onclick="x()">b</b>\n\n<iframe src="//evil.example"></iframe>')).not.toMatch(
    /<script|<b |onclick|<iframe/,
  );
});

test('a URL that runs a script is not a link', () => {
  expect(html('[x](javascript:alert(1))')).not.toContain('javascript:');
});

test('an incomplete URL is not a link', () => {
  expect(html('[x](https://), [y](//), <https://a[b>, [z](?a=b), and [w](#c)')).toContain(
    '<p><a>x</a>, <a>y</a>, <a>https://a[b</a>, <a href="?a=b">z</a>, and <a href="#c">w</a></p>',
  );
});

test('headings start at h3, keep their relative levels, and link to themselves', () => {
  expect(html('# One\n\n## Two parts')).toContain('<h4 id="two-parts"><a href="#two-parts">Two parts</a></h4>');
  expect(html('### One')).toContain('<h3 id="one">');
});

test('only external links are marked', () => {
  expect(html('[a](https://www.postgresql.org/)')).toContain('rel="noopener"');
  expect(html('[a](/why-edb)')).not.toContain('rel=');
});

test('a table has a frame to scroll in and no style attribute for its alignment', () => {
  const table = html('| a | b |\n| --- | ---: |\n| x | 1 |');
  expect(table).toMatch(/<div class="[^"]+" role="group" aria-label="Table"><table aria-label="Table">/);
  expect(table, 'only what really scrolls is a tab stop').not.toMatch(/tabindex/i);
  expect(table).not.toContain('style=');
  expect(table).toMatch(/<td class="[^"]+">1<\/td>/);
});

test('each table is named after the heading it is under, and no two have the same name', () => {
  const table = '| a | b |\n| --- | --- |\n| x | 1 |\n\n';
  const names = (source: string, heading?: string): string[] =>
    [...renderToStaticMarkup(<Markdown source={source} heading={heading} />).matchAll(/<table aria-label="([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
  expect(names(`${table}## One\n\n${table}text\n\n${table}## Two\n\n${table}`)).toEqual(['Table', 'One', 'One (2)', 'Two']);
  expect(names(table, 'Section')).toEqual(['Section']);
});

test('the first cell of a row is its header when it names the row', () => {
  const named = html('| a | b |\n| --- | --- |\n| x | 1 |\n| y | 1 |');
  expect(named).toContain('<th scope="row">x</th><td>1</td>');
  expect(named).toContain('<th scope="row">y</th>');
  const sentence = 'A sentence that goes on for much longer than any name of a row would be.';
  for (const [why, rows] of [
    ['two rows have the same first cell', '| x | 1 |\n| x | 2 |'],
    ['one is empty', '| x | 1 |\n| | 2 |'],
    ['one is a sentence', `| x | 1 |\n| ${sentence} | 2 |`],
  ])
    expect(html(`| a | b |\n| --- | --- |\n${rows}`), why).not.toContain('scope="row"');
  expect(html('| n | b |\n| ---: | --- |\n| 1 | x |\n| 2 | y |'), 'results are numbers').not.toContain('scope="row"');
});

test('the names of rows stay in view beside a table that scrolls, when they are narrow', () => {
  const getClasses = (source: string): string[] => /<table class="([^"]*)"/.exec(html(source))?.[1]?.split(' ') ?? [];
  expect(getClasses('| | a | b |\n| - | - | - |\n| without `GIN` | 1 | 2 |')).toHaveLength(2);
  expect(getClasses('| | a | b |\n| - | - | - |\n| `effective_io_concurrency` | 1 | 2 |'), 'too wide').toHaveLength(1);
  expect(getClasses('| | a | b |\n| - | - | - |\n| x | 1 | 2 |\n| x | 3 | 4 |'), 'no names').toHaveLength(1);
  expect(getClasses('| | a |\n| - | - |\n| x | 1 |'), 'two columns').toHaveLength(0);
});

test('a day and a name with its version stay on one line of a cell', () => {
  const table = html(
    '| v | d | n |\n| --- | --- | ---: |\n| [PostgreSQL 18](/a) | November 14, 2030 | 1 |\n| Two words | No day yet | 2 |',
  );
  const classOf = (text: string) => new RegExp(`class="([^"]+)"[^>]*>(?:<a [^>]*>)?${text}`).exec(table)?.[1];
  expect(classOf('November 14, 2030')).toBeTruthy();
  expect(classOf('PostgreSQL 18')).toBe(classOf('November 14, 2030'));
  expect(classOf('1<')).not.toBe(classOf('November 14, 2030'));
  expect([classOf('Two words'), classOf('No day yet')]).toEqual([undefined, undefined]);
});

test('code is not translated, and blocks differ by their number', () => {
  const source = 'A `command`.\n\n```sql\nselect 1;\n```\n\n```output\n 1\n```\n\n```ini file="a.conf"\na = 1\n```';
  const code = html(source);
  expect(code).toContain('<code translate="no">command</code>');
  expect(code).toContain('<pre data-language="sql" role="group" aria-label="SQL code 1" translate="no">');
  expect(code).toContain('<pre role="group" aria-label="Output 1" translate="no">');
  expect(code).toContain('aria-label="Configuration: a.conf 2"');
  expect(code).not.toMatch(/tabindex/i);
});

test('fenced code becomes a code block with its language', () => {
  expect(html('```sql\nselect 1;\n```')).toContain('aria-label="SQL code"');
});

test('inline Markdown has no paragraph element', () => {
  expect(renderToStaticMarkup(<InlineMarkdown source="The `default` is *on*." />)).toBe(
    'The <code translate="no">default</code> is <em>on</em>.',
  );
});

test('a block quote that names a kind is a callout of that kind', () => {
  const callout = html('> [!WARNING]\n> This drops the table.');
  expect(callout).toMatch(/<div role="note" data-callout="warning">/);
  expect(callout).toContain('<strong>Warning:</strong> This drops');
  expect(html('> Said somebody.')).toContain('<blockquote>');
});

test('a block in the language output is the output of the block before it', () => {
  const printed = html('```sql\nselect 1;\n```\n\n```output\n 1\n```');
  expect(printed.match(/<figure/g)).toHaveLength(1);
  expect(printed).toContain('<samp> 1</samp>');
  expect(html('text\n\n```output\nalone\n```')).toContain('alone');
});

test('the opening line of a block sets its file name and highlighted lines', () => {
  const code = html('```ini file="postgresql.conf" mark="2-3"\na = 1\nb = 2\nc = 3\n```');
  expect(code).toContain('postgresql.conf');
  expect(code.match(/<mark>/g)).toHaveLength(2);
});

test('a range of highlighted lines ends with the block', () => {
  const code = html('```ini mark="2-300000000,1,4-3,0-0,5"\na = 1\nb = 2\n```');
  expect(code.match(/<mark>/g)).toHaveLength(2);
  expect(html('```ini mark="1-99999999999999999999"\na = 1\n```').match(/<mark>/g)).toHaveLength(1);
  expect(html('```ini mark="9-300000000"\na = 1\n```')).not.toContain('<mark>');
});

test('runnable code is passed to its renderer, with its index and output', () => {
  const seen: unknown[] = [];
  renderToStaticMarkup(
    <Markdown
      source={'```sql run\nselect 1;\n```\n\n```output\n 1\n```\n\n```sql\nselect 2;\n```\n\n```sql run\nselect 3;\n```'}
      renderRunnable={(code) => <i>{String(seen.push(code))}</i>}
    />,
  );
  expect(seen).toEqual([
    { code: 'select 1;', output: ' 1', index: 0, distinction: '1' },
    { code: 'select 3;', output: undefined, index: 1, distinction: '3' },
  ]);
});

test('a full-page text starts at h2, and its headings form the table of contents', () => {
  const source = 'Intro\n\n## Two `parts`\n\n### Deeper';
  expect(renderToStaticMarkup(<Markdown source={source} firstLevel={2} />)).toContain('<h2 id="two-parts">');
  expect(extractHeadings(source)).toEqual([{ id: 'two-parts', text: 'Two parts' }]);
});

test('an empty corner cell of a table is not a header', () => {
  expect(html('| | a |\n| --- | --- |\n| x | 1 |')).toMatch(/<tr><td><\/td><th scope="col">a<\/th><\/tr>/);
});

test('blocks with a tab each form a group with a label before each block', () => {
  const source =
    'Text\n\n```bash tab="Debian"\napt\n```\n\n```output\nok\n```\n\n```bash tab="Red Hat"\ndnf\n```\n\n' +
    'Between\n\n```bash tab="macOS"\nbrew\n```\n\n```bash\nalone\n```';
  const tabs = html(source);
  expect(tabs.match(/<fieldset/g)).toHaveLength(2);
  expect(tabs).toContain('aria-label="Choose: Debian, Red Hat"');
  expect(tabs).toMatch(
    /<label><input type="radio" name="([^"]+)" checked="" value="Debian"\/>Debian<\/label><figure.*?apt.*?ok.*?<\/figure><label><input type="radio" name="\1" value="Red Hat"\/>Red Hat<\/label><figure.*?dnf/,
  );
  expect(tabs).toMatch(/checked="" value="macOS"/);
  expect(tabs).toMatch(/<\/fieldset>\s*<figure(?:(?!<figure).)*alone/);
});

test('each group of tabs on a page has its own selection, also in several texts', () => {
  const source = '```bash tab="Debian"\napt\n```\n\nBetween\n\n```bash tab="macOS"\nbrew\n```';
  const page = renderToStaticMarkup(
    <>
      <Markdown source={source} />
      <Markdown source={source} />
    </>,
  );
  const names = [...page.matchAll(/type="radio" name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

test('a version and a CVE number stay on one line of a table', () => {
  const table = html('| CVE | Fixed | Text |\n| --- | --- | --- |\n| [CVE-2026-6460](/a) | PostgreSQL 18.7 | Two words |');
  expect(table.match(/class="[^"]*whole[^"]*"/g)).toHaveLength(2);
  expect(table).toMatch(/<th scope="row" class="[^"]*whole[^"]*"><a href="\/a">CVE-2026-6460/);
});

test('a day stays on one line of a table, except on a phone as the name of a row', () => {
  const table = html('| Day | Until | Text |\n| --- | --- | --- |\n| May 3, 2026 | May 4, 2026 | Words |');
  expect(table).toMatch(/<th scope="row" class="[^"]*day[^"]*">May 3/);
  expect(table).toMatch(/<td class="[^"]*whole[^"]*">May 4/);
});

test('a long name in code breaks after underscores in a table that fits a phone, and a very long one anywhere', () => {
  const cells = '| `max_client_conn` | `pool_mode` |';
  expect(html(`| Name | Also |\n| --- | --- |\n${cells}`)).toContain('>max_<wbr/>client_<wbr/>conn</code>');
  const others = `| A | B | C |\n| --- | --- | --- |\n${cells} x |\n\nSet \`max_client_conn\`.`;
  expect(html(others)).not.toContain('<wbr');
  expect(html('`idle_in_transaction_session_timeout`')).toContain('in_<wbr/>transaction_<wbr/>session_');
  expect(html('```\nidle_in_transaction_session_timeout\n```')).not.toContain('<wbr');
});
