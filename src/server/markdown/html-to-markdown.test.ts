import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { htmlToMarkdown } from './html-to-markdown';

const URL_OF_PAGE = 'https://www.example.org/products/replication';

const documentOf = (main: string) =>
  '<!doctype html><html><head><title>Replication &amp; more</title>' +
  '<meta name="description" content="What it copies: &quot;everything&quot;."></head><body><header>Menu</header>' +
  `<main id="main-content">${main}</main><footer>Foot</footer></body></html>`;

/** Returns the text below the front matter. */
async function textOf(main: string): Promise<string> {
  const [, , ...rest] = (await htmlToMarkdown(documentOf(main), URL_OF_PAGE)).split('---\n');
  return rest.join('---\n').trim();
}

describe('Markdown of a page', () => {
  it('starts with title, description and URL', async () => {
    const [, frontMatter = ''] = (await htmlToMarkdown(documentOf('<h1>Replication</h1>'), URL_OF_PAGE)).split('---\n');
    expect(parse(frontMatter)).toEqual({
      title: 'Replication & more',
      description: 'What it copies: "everything".',
      url: URL_OF_PAGE,
    });
  });

  it('contains only the contents of main', async () => {
    expect(await textOf('<p>Inside</p>')).toBe('Inside');
    expect(await textOf('')).toBe('');
  });

  it("keeps heading levels, without the headings' own links", async () => {
    expect(await textOf('<h1>One</h1><section><h2 id="two"><a href="#two">Two</a></h2><h3>Three</h3></section>')).toBe(
      '# One\n\n## Two\n\n### Three',
    );
  });

  it('has no comments and no choices', async () => {
    const choices = '<fieldset><legend>Column</legend><label><input type="radio">One</label></fieldset>';
    expect(await textOf(`<p> <!-- -->Intro</p>${choices}`)).toBe('Intro');
  });

  it('keeps tables with captions and headers, and separates small print within a cell', async () => {
    const table =
      '<table><caption>Plans</caption><thead><tr><th>Plan</th><th>Hours</th></tr></thead><tbody><tr>' +
      '<th scope="row">Standard<small>most chosen</small></th><td>24 × 7</td></tr></tbody></table>';
    const text = await textOf(table);
    expect(text).toMatch(/^Plans\n\n\| Plan +\| Hours +\|\n\| -+ \| -+ \|\n\| Standard most chosen +\| 24 × 7 +\|/);
  });

  it('keeps lists and emphasis', async () => {
    expect(await textOf('<ul><li>One</li><li><strong>Two</strong> and <em>three</em></li></ul><ol><li>First</li></ol>')).toBe(
      '- One\n- **Two** and _three_\n\n1. First',
    );
  });

  it('keeps code unchanged, with its language', async () => {
    const code =
      '<figure><pre data-language="sql"><code><span class="tk">SELECT</span> 1\n  FROM a_b;</code></pre></figure>' +
      '<p>Run <code>psql -c "x"</code>.</p>';
    expect(await textOf(code)).toBe('```sql\nSELECT 1\n  FROM a_b;\n```\n\nRun `psql -c "x"`.');
    expect(await textOf('<pre><code>plain</code></pre>')).toBe('```\nplain\n```');
  });

  it('replaces drawings with their descriptions and omits decoration', async () => {
    const drawing =
      '<figure><div role="img"><span>stacked</span></div><svg role="img"><title>Three nodes</title>' +
      '<desc>One writes and two read.</desc><text>primary</text></svg><figcaption>A cluster</figcaption></figure>';
    const text = await textOf(drawing);
    expect(text).toContain('Diagram: Three nodes. One writes and two read.');
    expect(text).toContain('A cluster');
    expect(text).not.toContain('primary');
    expect(text).not.toContain('stacked');
    expect(await textOf('<p>Text <svg><path d="M0 0"/></svg></p>')).toBe('Text');
    expect(await textOf('<p>Text <span aria-hidden="true">→</span></p>')).toBe('Text');
  });

  it('makes links absolute', async () => {
    expect(
      await textOf(
        '<p><a href="/docs">Docs</a>, <a href="https://www.postgresql.org/">PostgreSQL</a>, <a href="/a?b=1#c">a</a></p>',
      ),
    ).toBe(
      '[Docs](https://www.example.org/docs), [PostgreSQL](https://www.postgresql.org/), [a](https://www.example.org/a?b=1#c)',
    );
  });

  it('separates adjacent links', async () => {
    expect(await textOf('<p><a href="/a">One</a><a href="#two">Two</a></p>')).toBe('[One](https://www.example.org/a) Two');
  });

  it('keeps the heading of collapsed content', async () => {
    expect(await textOf('<details><summary><h3>Debian</h3><small>12, 13</small></summary><p>Steps</p></details>')).toBe(
      '### Debian\n\n12, 13\n\nSteps',
    );
    expect(await textOf('<details><summary>More</summary><p>Text</p></details>')).toBe('More\n\nText');
  });

  it('omits interactive elements', async () => {
    const controls =
      '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav><button type="button">Copy</button>' +
      '<dialog>Dialog</dialog><noscript>None</noscript><template>T</template><script>s()</script>' +
      '<style>p{}</style><input value="v">';
    expect(await textOf(`${controls}<p>Text</p>`)).toBe('Text');
  });

  it('escapes text that looks like Markdown', async () => {
    expect(await textOf('<p>1. not a list</p><p># not a heading</p><p>*not* [a link](/x)</p>')).toBe(
      '1\\. not a list\n\n\\# not a heading\n\n\\*not\\* \\[a link]\\(/x)',
    );
  });
});
