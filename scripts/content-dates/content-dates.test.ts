import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDates, setDates, stripDates } from './date-lines';
import { readDatesFromHistory } from './history';

const NOW = '2026-11-22T12:00:00.000Z';
const ARTICLE = '---\ntitle: A\n---\n\nText\n\n---\n\nlayout:\n';

describe('the dates of a file', () => {
  it('are last in the front matter', () => {
    const dated = setDates(ARTICLE, { contentChangedAt: NOW, publishedAt: NOW });
    expect(dated).toBe(ARTICLE.replace('A\n', `A\npublishedAt: ${NOW}\ncontentChangedAt: ${NOW}\n`));
    expect(getDates(dated)).toEqual({ publishedAt: NOW, contentChangedAt: NOW });
    expect(stripDates(dated)).toBe(ARTICLE);
    expect(setDates(dated, { contentChangedAt: NOW })).toBe(ARTICLE.replace('A\n', `A\ncontentChangedAt: ${NOW}\n`));
  });

  it('are before the blocks of a page', () => {
    expect(setDates('url: /a\nlayout:\n  - a\n', { contentChangedAt: NOW })).toBe(
      `url: /a\ncontentChangedAt: ${NOW}\nlayout:\n  - a\n`,
    );
  });
});

describe('dates from history', () => {
  let checkout: string;
  const git = (args: readonly string[], time = NOW) =>
    execFileSync('git', ['-C', checkout, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time },
    });
  const write = (text: string, file = 'a.md') => writeFileSync(path.join(checkout, file), text);
  const commit = (day: number) => {
    git(['add', '.']);
    git(['commit', '-q', '-m', 'Change'], `2026-11-${day}T10:00:00Z`);
  };
  const atTen = (day: number) => `2026-11-${day}T10:00:00.000Z`;

  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'dates-'));
    git(['init', '-q']);
    write(ARTICLE);
    commit(11);
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  it('are those of the last commit that changed more than a date, and of the first', () => {
    write(ARTICLE.replace('Text', 'Other text'));
    commit(12);
    git(['mv', 'a.md', 'b.md']);
    commit(13);
    expect(readDatesFromHistory(checkout, 'b.md', NOW)).toEqual({ publishedAt: atTen(11), contentChangedAt: atTen(12) });
    write(setDates(ARTICLE.replace('Text', 'Other text'), { contentChangedAt: atTen(12) }), 'b.md');
    commit(14);
    expect(readDatesFromHistory(checkout, 'b.md', NOW).contentChangedAt).toBe(atTen(12));
  });

  it('are now for what is not committed', () => {
    write(ARTICLE.replace('Text', 'Other text'));
    expect(readDatesFromHistory(checkout, 'a.md', NOW).contentChangedAt).toBe(NOW);
  });

  it('follow a change whose author did not touch the date', () => {
    write(setDates(ARTICLE, { contentChangedAt: atTen(11) }));
    commit(12);
    write(setDates(ARTICLE.replace('Text', 'Other text'), { contentChangedAt: atTen(11) }));
    commit(15);
    expect(readDatesFromHistory(checkout, 'a.md', NOW).contentChangedAt).toBe(atTen(15));
  });

  it('are those of the merged branches for a text that a merge produced', () => {
    git(['checkout', '-q', '-b', 'side']);
    write(ARTICLE.replace('title: A', 'title: B'));
    commit(12);
    git(['checkout', '-q', '-']);
    write(ARTICLE.replace('Text', 'Other text'));
    commit(13);
    git(['merge', '-q', '--no-edit', 'side'], atTen(14));
    expect(readDatesFromHistory(checkout, 'a.md', NOW).contentChangedAt).toBe(atTen(13));
  });

  it('keep a date that was written with the change', () => {
    write(setDates(ARTICLE.replace('Text', 'Exported text'), { contentChangedAt: atTen(14) }));
    commit(15);
    expect(readDatesFromHistory(checkout, 'a.md', NOW).contentChangedAt).toBe(atTen(14));
  });
});
