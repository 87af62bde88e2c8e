import { expect, it } from 'vitest';
import { hasFormatting } from './markdown-field';
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
