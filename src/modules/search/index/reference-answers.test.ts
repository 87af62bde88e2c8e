import { expect, it } from 'vitest';
import { readErrorCodes } from './reference-answers';
import { splitMarkdown } from './sections';

it('reads error codes from the rows of the table only', () => {
  const [section] = splitMarkdown(
    '## Class XX: internal error\n\n`XX001` and `XX002` are damage.\n\n| Code | Condition |\n| --- | --- |\n' +
      '| `XX000` | `internal_error` |\n| `XX001` | `data_corrupted` |\n\n`XX001` means damage.',
    2,
  ).sections;
  const codes = section ? readErrorCodes(section) : [];
  expect(codes.map(({ heading }) => heading)).toEqual(['XX000 internal_error', 'XX001 data_corrupted']);
  expect(codes[0]?.answer).toMatchObject({ meaning: 'XX001 and XX002 are damage.' });
});

it('reads the messages that a table of problems explains', () => {
  const table = (head: string) =>
    splitMarkdown(
      `## Problems\n\n| ${head} | Why |\n| --- | --- |\n| \`replication slot "db2" does not exist\` | \`drop it all now\` |`,
      2,
    );
  expect(table('You see').sections[0]?.messages).toEqual(['replication slot does not exist']);
  expect(table('Command').sections[0]?.messages).toEqual([]);
});
