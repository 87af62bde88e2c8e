import { describe, expect, it } from 'vitest';
import { renderMailMarkdown } from './render-mail-markdown';

const html = (markdown: string) => renderMailMarkdown(markdown, 'https://site.example');

describe('renderMailMarkdown', () => {
  it('makes site links absolute', () => {
    expect(html('[a](/blog) [b](https://other.example/x) [c](mailto:a@b.example)')).toBe(
      '<p><a href="https://site.example/blog">a</a> <a href="https://other.example/x">b</a> <a href="mailto:a@b.example">c</a></p>',
    );
  });

  it('removes fragment links, anchors and other attributes', () => {
    expect(html('## Two\n\n[up](#two)\n\n```sql mark="1"\nselect 1;\n```')).toBe(
      '<h2>Two</h2>\n<p>up</p>\n<pre><code>select 1;\n</code></pre>',
    );
  });

  it('removes images and scripts', () => {
    const mail = html(
      '![A figure](media:x)\n\ntext ![](https://other.example/pixel.png)\n\n<script>alert(1)</script>\n\n' +
        '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
    );
    expect(mail).toContain('<p>[A figure]</p>');
    expect(mail).not.toMatch(/<img|<script|onerror|javascript:|pixel/);
  });

  it('keeps the output of a code block', () => {
    expect(html('```sql\nselect 1;\n```\n\n```output\n 1\n```').trim()).toBe('<pre><code>select 1;\n</code>\n 1</pre>');
  });
});
