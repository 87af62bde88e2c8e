import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { errorCodePages, ERROR_CHAPTERS, readErrorClasses } from './error-codes';
import { fileTextOf, type ReferencePage } from './reference-page';
import { releasesPage } from './releases';
import { settingPages, settingsOf } from './settings';
import { SETTING_CHAPTERS } from './setting-chapters';

/** The group of the handbook that is made from data. */
export const REFERENCE_FOLDER = 'content/docs/18/reference';

/** Where the reference data come from. */
export interface ReferenceSources {
  /** A connection to the server that is described. */
  client: pg.Client;
  /** The folder of that server's programs and files. */
  programs: string;
  checkout: string;
}

/** Every page of the reference, as the server describes itself. */
export async function referencePages({ client, programs, checkout }: ReferenceSources): Promise<ReferencePage[]> {
  const errorsFrom = 1 + SETTING_CHAPTERS.length;
  return [...settingPages(await settingsOf(client), 1), ...errorCodePages(readErrorClasses(programs), errorsFrom), releasesPage(checkout, errorsFrom + ERROR_CHAPTERS.length)];
}

/**
 * The content files of the pages, by name. A page that says what it said before keeps the day on which it was made.
 * @param today as year-month-day
 */
export function referenceFiles(pages: readonly ReferencePage[], checkout: string, today: string): Map<string, string> {
  return new Map(
    pages.map((page) => {
      const file = path.join(REFERENCE_FOLDER, `${page.slug}.md`);
      const before = textOf(path.join(checkout, file));
      const verified = /^verified: '?(\d{4}-\d{2}-\d{2})/m.exec(before)?.[1];
      const unchanged = verified !== undefined && fileTextOf(page, verified) === before;
      return [file, fileTextOf(page, unchanged ? verified : today)];
    }),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
