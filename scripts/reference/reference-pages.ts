import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { buildErrorCodePages, ERROR_CHAPTERS, readErrorClasses } from './error-codes';
import { getDates } from '../content-dates/date-lines';
import { renderReferenceFile, type ReferencePage } from './reference-page';
import { buildReleasesPage } from './releases';
import { buildSettingPages, fetchSettings } from './settings';
import { SETTING_CHAPTERS } from './setting-chapters';

/** The documentation group that is generated from data. */
export const REFERENCE_FOLDER = 'content/docs/18/reference';

/** The sources of the reference data. */
interface ReferenceSources {
  /** A connection to the documented server. */
  client: pg.Client;
  /** The folder of that server's programs and files. */
  programs: string;
  checkout: string;
}

/** Builds every page of the reference from the server's own description. */
export async function buildReferencePages({ client, programs, checkout }: ReferenceSources): Promise<ReferencePage[]> {
  const errorsFrom = 1 + SETTING_CHAPTERS.length;
  return [
    ...buildSettingPages(await fetchSettings(client), 1),
    ...buildErrorCodePages(readErrorClasses(programs), errorsFrom),
    buildReleasesPage(checkout, errorsFrom + ERROR_CHAPTERS.length),
  ];
}

/**
 * Renders the content files of the pages, by name. An unchanged page keeps the date on which it was generated.
 * @param today as year-month-day
 */
export function renderReferenceFiles(pages: readonly ReferencePage[], checkout: string, today: string): Map<string, string> {
  return new Map(
    pages.map((page) => {
      const file = path.join(REFERENCE_FOLDER, `${page.slug}.md`);
      const before = readOrEmpty(path.join(checkout, file));
      const { publishedAt = `${today}T00:00:00.000Z`, contentChangedAt = '' } = getDates(before);
      const verified = /^verified: '?(\d{4}-\d{2}-\d{2})/m.exec(before)?.[1] ?? '';
      const unchanged = renderReferenceFile(page, { verified, publishedAt, contentChangedAt });
      const changed = { verified: today, publishedAt, contentChangedAt: `${today}T00:00:00.000Z` };
      return [file, unchanged === before ? before : renderReferenceFile(page, changed)];
    }),
  );
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
