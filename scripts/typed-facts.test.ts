import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDay } from '@/platform/format-day';
import { findNewestRelease } from '@/platform/postgres-facts/facts';
import { readContentFactRows } from './content-facts';
import { repositoryRoot } from './paths';

const { versions, releases, software } = readContentFactRows();

/** The versions whose facts texts mention. They don't depend on today's date: a text remains wrong after a version has ended. */
const named = versions.filter(({ major }) => major >= 14);
const newest = named.flatMap((version) => findNewestRelease(version, releases)?.version ?? []);
const days = named.flatMap(({ endOfLife }) => (endOfLife ? [endOfLife] : []));

const TYPED = new RegExp(
  [
    `(?<![\\d.])(?:${newest.map((number) => number.replace('.', '\\.')).join('|')})(?!\\d|\\.\\d)`,
    ...days.flatMap((day) => [day, formatDay(day), formatBritishDay(day)]),
    `\\bnewest (?:known |minor |stable )*(?:release|version)[^.|\\n]{0,40}\\b1[4-9]\\.\\d`,
    `\\b1[4-9]\\.\\d+ (?:is|was) the newest`,
    // An image that is typed stays behind with the next release, which makes its number no longer the newest.
    `\\bpostgres(?:ql)?:1[4-9]\\.\\d`,
    `\\bPostgreSQL 1[4-9] to 1[4-9] (?:receive|get|are supported)`,
    // The list grows with each release, and with each record that is read later.
    `\\b\\d+ (?:known |published )?(?:vulnerabilities|CVEs) (?:in|of) (?:PostgreSQL|version)`,
    ...software.flatMap(({ key, version }) =>
      version && key !== 'epas' ? [`\\b${key} ${version.replaceAll('.', '\\.')}(?!\\d)`] : [],
    ),
  ].join('|'),
  'i',
);

/** Files that say a fact on purpose, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'content/blog/postgresql-14-has-ended.md': 'A dated post about that day.',
  'content/press-releases/postgresql-14-has-reached-its-end.md': 'A dated press release about that day.',
  'content/pages/releases/check.yaml': 'The servers of the example are behind on purpose.',
};

/**
 * The facts themselves, what is generated from the server, dates that are no facts (when a job was posted), and the home
 * page, whose few figures each carry a source and a day.
 */
const SOURCES = /^content\/(?:data\/(?:postgres-|software-)|docs\/\d+\/reference\/|job-openings\/)/;
/** A recording names the versions it was made with, permanently. */
const RECORDED = /\brecorded (?:with|on|from)\b/i;

describe('facts with a date', () => {
  it('the check recognizes typed facts', () => {
    for (const text of [
      `Update to ${newest[0]} now.`,
      `Its end is ${days[0]}.`,
      `It ends on ${formatDay(days[0] ?? '')}`,
      'the newest minor release known then was 17.11',
      '18.6 was the newest minor release in August 2026',
      'As of November 2026, PostgreSQL 15 to 18 receive fixes',
      'imageName: ghcr.io/cloudnative-pg/postgresql:18.1-minimal-trixie',
      'docker pull postgres:17.2',
      'the project closed 46 published vulnerabilities in version 18',
    ])
      expect(TYPED.test(text), text).toBe(true);
    for (const text of ['Recorded on PostgreSQL 18.4.', 'version 18.70', '3.18.7', '{{postgres.18.minor}}', 'postgres:18'])
      expect(TYPED.test(text), text).toBe(false);
  });

  it('are written as tokens wherever they are mentioned', () => {
    const typed = findTexts().flatMap((file) =>
      ALLOWED[file] === undefined && !SOURCES.test(file)
        ? maskOutput(readFileSync(path.join(repositoryRoot, file), 'utf8'))
            .split('\n')
            .flatMap((line, index) =>
              TYPED.test(line) && !RECORDED.test(line) ? [`${file}:${index + 1}: ${TYPED.exec(line)?.[0]}`] : [],
            )
        : [],
    );
    expect(typed).toEqual([]);
  });

  it('every exception is still needed', () => {
    const unneeded = Object.keys(ALLOWED).filter(
      (file) => !TYPED.test(maskOutput(readFileSync(path.join(repositoryRoot, file), 'utf8'))),
    );
    expect(unneeded).toEqual([]);
  });
});

describe('a text', () => {
  const dayOfRelease = new Map(
    releases.flatMap(({ versions: numbers, released }) => numbers.map((number) => [number, released] as const)),
  );

  it('is not dated before a release that it was recorded on', () => {
    const early = findTexts().flatMap((file) => {
      const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
      const [, published] = /^published: (\S+)$/m.exec(text) ?? [];
      const recorded = [...text.matchAll(/\b(?:on|version|from|PostgreSQL) (1\d\.\d{1,2})(?!\d|\.\d)/g)].flatMap(
        ([, number = '']) => dayOfRelease.get(number) ?? [],
      );
      const newestDay = recorded.toSorted().at(-1);
      return published !== undefined && newestDay !== undefined && published < newestDay
        ? [`${file}: ${published}, ${newestDay}`]
        : [];
    });
    expect(early).toEqual([]);
  });
});

function findTexts(): string[] {
  return readdirSync(path.join(repositoryRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .map((file) => path.posix.join('content', file));
}

/** Blanks what a command printed when it was recorded: blocks of output, and the output fields of pages. */
function maskOutput(text: string): string {
  const blank = (block: string): string => block.replaceAll(/[^\n]/g, '');
  return text.replaceAll(/^```output[\s\S]*?^```/gm, blank).replaceAll(/^( *)output: \|.*\n(?:\1 +.*\n|\n)*/gm, blank);
}

function formatBritishDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
