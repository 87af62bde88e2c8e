import { expect, test } from 'vitest';
import { findMarkdownBlocks, findPageBlocks, replaceOutputs } from './recorded-blocks';

const article = `---
title: Rows
---

Text.

\`\`\`sql run
select 1;
\`\`\`

\`\`\`output
 1
\`\`\`

- In a list:

  \`\`\`sql file="setup.sql"
  create table item ();
  \`\`\`

  \`\`\`output
  CREATE TABLE
  \`\`\`

Later:

\`\`\`output
 alone
\`\`\`
`;

test('an output belongs to the code directly before it, with its place in the file', () => {
  const blocks = findMarkdownBlocks(article);
  expect(
    blocks.map(({ code, isRunnable, file, line, output }) => ({ code, isRunnable, file, line, output: output?.text })),
  ).toEqual([
    { code: 'select 1;', isRunnable: true, file: undefined, line: 7, output: ' 1' },
    { code: 'create table item ();', isRunnable: false, file: 'setup.sql', line: 17, output: 'CREATE TABLE' },
  ]);
});

test('an output is replaced in its place, and nothing else is', () => {
  const [first, second] = findMarkdownBlocks(article);
  if (!first || !second) throw new Error('There are two blocks.');
  const changes = new Map([
    [first, ' 2\n\n 3'],
    [second, 'ERROR:  no'],
  ]);
  expect(replaceOutputs(article, changes)).toBe(
    article.replace(' 1\n', ' 2\n\n 3\n').replace('  CREATE TABLE\n', '  ERROR:  no\n'),
  );
});

const page = `url: /sql
layout:
  - blockType: codeSample
    heading: One
    language: sql
    code: |-
      select 1 as one;
    output: |2-
       one
      -----
         1
    caption: The end.
  - blockType: codeSample
    language: bash
    code: ls
`;

test('the samples of a page are found and replaced like those of a text', () => {
  const blocks = findPageBlocks(page);
  expect(blocks.map(({ language, code, line, output }) => ({ language, code, line, output: output?.text }))).toEqual([
    { language: 'sql', code: 'select 1 as one;', line: 6, output: ' one\n-----\n   1' },
    { language: 'bash', code: 'ls', line: 15, output: undefined },
  ]);
  const [sample] = blocks;
  if (!sample) throw new Error('There is a sample.');
  expect(replaceOutputs(page, new Map([[sample, 'ERROR:  no\nHINT:  Ask.']]))).toBe(
    page.replace(/output: [\s\S]*? {9}1\n/, 'output: |-\n      ERROR:  no\n      HINT:  Ask.\n'),
  );
});
