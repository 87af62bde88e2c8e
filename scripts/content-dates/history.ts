import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentDates, getDates, stripDates } from './date-lines';

interface FileVersion {
  committedAt: string;
  text: string;
}

/**
 * Returns the dates of a content file from its history. A date that was written together with the change is kept. Otherwise,
 * it is the time of the commit, or now for an uncommitted change.
 */
export function readDatesFromHistory(checkout: string, file: string, now: string): Required<ContentDates> {
  const current = readFileSync(path.join(checkout, file), 'utf8');
  const versions = readVersions(checkout, file);
  const [newest, oldest] = [versions[0], versions.at(-1)];
  const { publishedAt = oldest?.committedAt ?? now } = getDates(current);
  if (newest === undefined) return { publishedAt, contentChangedAt: getDates(current).contentChangedAt ?? now };
  if (stripDates(newest.text) !== stripDates(current)) {
    // A merge may produce a text that neither side had.
    const isMerged = git(checkout, ['status', '--porcelain', '--', file]) === '';
    return { publishedAt, contentChangedAt: findChangedDate(current, newest.text) ?? (isMerged ? newest.committedAt : now) };
  }
  const before = versions.findIndex(({ text }) => stripDates(text) !== stripDates(current));
  const change = before < 0 ? oldest : versions[before - 1];
  return {
    publishedAt,
    contentChangedAt: findChangedDate(current, versions[before]?.text) ?? change?.committedAt ?? now,
  };
}

/** Returns the date in a version of a file if the previous version has another or none. */
function findChangedDate(text: string, before: string | undefined): string | undefined {
  const { contentChangedAt } = getDates(text);
  return contentChangedAt === getDates(before ?? '').contentChangedAt ? undefined : contentChangedAt;
}

/** Returns every committed version of a file, newest first, across renames. */
function readVersions(checkout: string, file: string): FileVersion[] {
  const log = git(checkout, ['log', '--follow', '--no-merges', '--name-only', '--format=commit %H %cI', '--', file]);
  return [...log.matchAll(/^commit (\S+) (\S+)\n\n(.+)$/gm)].map(([, commit = '', time = '', name = '']) => ({
    committedAt: new Date(time).toISOString(),
    text: git(checkout, ['show', `${commit}:${name}`]),
  }));
}

function git(checkout: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', checkout, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
