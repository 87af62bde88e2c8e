import { expect, it } from 'vitest';
import { hasFormatting, hasOnlyPictures } from './markdown-field';
import { pasteToMarkdown } from './paste-to-markdown';

const OPTIONS = { topHeading: 2, origin: 'https://www.example.com' };

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Why it was slow</span></h1>
<p dir="ltr"><span style="font-weight:700">Bloat</span><span
 style="font-weight:400"> was the </span><span style="font-style:italic">cause</span><span>. See </span><a
 href="https://www.postgresql.org/docs/"><span>the docs</span></a><span> and </span><a
 href="https://www.example.com/pricing">our prices</a><span>.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>First</span></p></li><li dir="ltr"><p dir="ltr"><span>Second</span></p></li></ul>
<h2 dir="ltr"><span>Figures</span></h2>
<table><tbody><tr><td><p><span>Run</span></p></td><td><p><span>Hours</span></p></td></tr><tr
><td><p>Before</p></td><td><p>4</p></td></tr></tbody></table>
<p><span><img src="https://lh7.googleusercontent.com/x" alt=""></span></p></b>`;

it('text from Google Docs keeps headings, emphasis, links, lists, and tables, and its pictures are counted', async () => {
  expect(await pasteToMarkdown(GOOGLE_DOCS, OPTIONS)).toEqual({
    markdown: `## Why it was slow

**Bloat** was the _cause_. See [the docs](https://www.postgresql.org/docs/) and [our prices](/pricing).

- First
- Second

### Figures

| Run    | Hours |
| ------ | ----- |
| Before | 4     |`,
    pictures: 1,
  });
});

const WORD = `<html
 xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p.MsoNormal{margin:0}</style></head>
<body lang=EN-US><!--StartFragment--><h1>Release notes<o:p></o:p></h1><p class=MsoNormal>This is <b>new</b>:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst
 style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
 style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Faster vacuum<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Smaller indexes<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Back up</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>Upgrade</p>
<p class=MsoNormal>That is all.</p><!--EndFragment--></body></html>`;

it('text from Word keeps its headings and lists, without its own markup', async () => {
  expect(await pasteToMarkdown(WORD, { ...OPTIONS, topHeading: 3 })).toEqual({
    markdown:
      '### Release notes\n\nThis is **new**:\n\n- Faster vacuum\n- Smaller indexes\n\n1. Back up\n2. Upgrade\n\nThat is all.',
    pictures: 0,
  });
});

const markdownOf = async (html: string) => (await pasteToMarkdown(html, OPTIONS)).markdown;

it('text in a typeface for code is code, in a line or as a block', async () => {
  const code = (text: string) => `<span style="font-size:11pt;font-family:'Courier New',monospace;color:#000">${text}</span>`;
  const html = `<p><span>Run:</span></p><p>${code('SELECT *')}</p><p>${code('&nbsp; FROM t_a<br>  WHERE x &lt; 3;')}</p>
<p><span>Then use </span>${code('pg_dump_all')}<span> again.</span></p>`;
  expect(await markdownOf(html)).toBe('Run:\n\n```\nSELECT *\n  FROM t_a\n  WHERE x < 3;\n```\n\nThen use `pg_dump_all` again.');
  const word = `<p class=MsoNormal><span style='font-family:"Courier New"'>SELECT 1;<o:p></o:p></span></p>`;
  expect(await markdownOf(word)).toBe('```\nSELECT 1;\n```');
});

it('a list in a list of Google Docs belongs to the item before it', async () => {
  const html = '<ul><li><p>One</p></li><ul><li><p>Deeper</p></li></ul><li><p>Two</p></li></ul>';
  expect(await markdownOf(html)).toBe('- One\n  - Deeper\n- Two');
});

it.each([
  ['a heading of the document', '#heading=h.abc', 'It'],
  ['a footnote of Word', '#_ftn1', 'It'],
  ['a file of the author', 'file:///C:/a.docx', 'It'],
  [
    'Google’s redirect',
    'https://www.google.com/url?q=https://www.postgresql.org/docs/&amp;sa=D',
    '[It](https://www.postgresql.org/docs/)',
  ],
  ['this site by a redirect', 'https://www.google.com/url?q=https://www.example.com/pricing', '[It](/pricing)'],
  ['a search', 'https://www.google.com/search?q=a', '[It](https://www.google.com/search?q=a)'],
])('a link to %s becomes what works on a page', async (_name, href, markdown) => {
  expect(await markdownOf(`<p><a href="${href}">It</a></p>`)).toBe(markdown);
});

it.each([
  ['spaces at the ends of bold and italic text', '<p>It is<b> very </b>slow <i>today </i>.</p>', 'It is **very** slow _today_ .'],
  ['a word in several bold runs', '<p><b>A</b><b>ll</b> of <b> </b>it</p>', '**All** of it'],
  [
    'paragraphs in a cell',
    '<table><tr><td>A</td></tr><tr><td><p>one</p><p>two</p></td></tr></table>',
    '| A       |\n| ------- |\n| one two |',
  ],
  ['headings of Word for the web', '<p role="heading" aria-level="1"><span>A</span><span class="EOP">&nbsp;</span></p>', '## A'],
  [
    'lists of Word for the web',
    '<div class="ListContainerWrapper"><ul><li>A</li></ul></div> <div class="ListContainerWrapper"><ul><li>B</li></ul></div>',
    '- A\n- B',
  ],
])('%s become clean Markdown', async (_name, html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown);
});

it('a mark that Word sets at a heading is no link', async () => {
  expect(await markdownOf('<h1><a name="_Toc1">Intro</a></h1>')).toBe('## Intro');
});

it.each([
  ['a screenshot', '', ['image/png'], true],
  ['text with a picture of it, as from Word', 'A', ['image/png'], false],
  ['text', 'A', [], false],
  ['nothing', '', [], false],
  ['another file', '', ['application/pdf'], false],
])('the clipboard with %s has only pictures or not', (_name, plain, types, isPictures) => {
  const files = Object.assign(
    types.map((type) => new File([''], 'a', { type })),
    { item: () => null },
  );
  expect(hasOnlyPictures({ files, getData: () => plain })).toBe(isPictures);
});

it.each([
  ['a heading', '<h2>A</h2>', 'A', [], true],
  ['bold as a style', '<span style="font-weight:700">A</span>', 'A', [], true],
  ['only text', '<meta charset="utf-8"><span style="color:#000">A</span>', 'A', [], false],
  ['no HTML', '', 'A', [], false],
  ['code from an editor', '<div><b>select</b> 1</div>', 'select 1', ['vscode-editor-data'], false],
  ['Markdown shown in bold', '<b>## A</b>', '## A', [], false],
])('formatting is found in the clipboard with %s', (_name, html, plain, types, isFormatted) => {
  const getData = (type: string) => (type === 'text/html' ? html : plain);
  expect(hasFormatting({ types, getData })).toBe(isFormatted);
});
