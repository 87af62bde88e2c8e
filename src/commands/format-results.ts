import type { ChangedImport, ImportCount } from '@/modules/import-export';
import { formatCount } from '@/platform/format-count';

const OTHERS = 'shared blocks, groups of the handbook, or settings';

/** Formats how much an import wrote, for the terminal: “Imported 2 pages, 1 entry, 0 pictures, and 14 rows of data.” */
export function formatImport({ pages, entries, pictures, rows, others }: ImportCount): string {
  const parts = [
    formatCount(pages, 'page', 'pages'),
    formatCount(entries, 'entry', 'entries'),
    formatCount(pictures, 'picture', 'pictures'),
    formatCount(rows, 'row of data', 'rows of data'),
    ...(others > 0 ? [`${formatCount(others, 'other item', 'other items')} (${OTHERS})`] : []),
  ];
  return `Imported ${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}.`;
}

/** Formats which migrations have run, in this order, for the terminal. */
export function formatMigrations(names: readonly string[]): string {
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return names.length === 1 ? `Ran the migration ${first}.` : `Ran ${names.length} migrations, from ${first} to ${last}.`;
}

const NAMED_MAX = 5;

/** Formats which changed files were imported and which weren't, for the terminal, one line each. */
export function formatChangedImport({ imported, conflicting }: ChangedImport): string {
  if (imported.length + conflicting.length === 0) return 'The database is up to date.';
  const count = formatCount(imported.length, 'changed file', 'changed files');
  return [
    ...(imported.length > 0 ? [`Imported ${count}: ${formatNames(imported)}.`] : []),
    ...(conflicting.length > 0 ? [`Not imported: ${formatNames(conflicting)}.`, CONFLICT] : []),
  ].join('\n');
}

const CONFLICT =
  'There, the database has content that isn’t from the file, such as an edit in the admin. ' +
  'To replace it, run npm run content:import; to write it to the file, npm run content:export.';

function formatNames(files: readonly string[]): string {
  const others = files.length - NAMED_MAX;
  const names = files.slice(0, NAMED_MAX).join(', ');
  return others > 0 ? `${names}, and ${others} more` : names;
}
