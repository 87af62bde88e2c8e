import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './paths';

/** What people type into the search, mostly with straight apostrophes. */
const TYPED_BY_VISITORS = 'data/search-synonyms.yaml';
const STRAIGHT = /[a-z\d`*)\]}]'(?:[a-z]{2,}|[a-z]\b)/i;

it('recognizes straight apostrophes in prose, and none in code', () => {
  for (const text of ["It doesn't start.", "the server's log", "nine o'clock", "`psql`'s prompt", "**PGD**'s page", "You'll see"])
    expect(findStraight(text), text).toEqual([1]);
  for (const text of [
    'It doesn’t start.',
    "`it's`",
    "``a ` it's``",
    "```sql\nselect 'it''s', E'it\\'s'\n```",
    "where name = 'x'",
  ])
    expect(findStraight(text), text).toEqual([]);
});

it('apostrophes in content are typographic', () => {
  const folder = path.join(repositoryRoot, 'content');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== TYPED_BY_VISITORS)
    .flatMap((file) => findStraight(readFileSync(path.join(folder, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

/** Returns the lines with a straight apostrophe outside code. */
function findStraight(text: string): number[] {
  return text
    .replaceAll(/^( *)(```+).*\n[\s\S]*?^\1\2$/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '`')
    .split('\n')
    .flatMap((line, index) => (STRAIGHT.test(line) ? [index + 1] : []));
}
