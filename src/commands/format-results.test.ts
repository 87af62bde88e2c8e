import { expect, it } from 'vitest';
import { formatChangedImport, formatImport, formatMigrations } from './format-results';

it.each([
  [
    { pages: 0, entries: 0, pictures: 0, rows: 0, others: 1 },
    'Imported 0 pages, 0 entries, 0 pictures, 0 rows of data, and 1 other item (shared blocks, groups of the handbook, or settings).',
  ],
  [{ pages: 2, entries: 1, pictures: 0, rows: 14, others: 0 }, 'Imported 2 pages, 1 entry, 0 pictures, and 14 rows of data.'],
])('says what an import of %j wrote', (count, expected) => expect(formatImport(count)).toBe(expected));

it.each([
  [{ imported: [], conflicting: [] }, 'The database is up to date.'],
  [{ imported: ['pages/company.yaml'], conflicting: [] }, 'Imported 1 changed file: pages/company.yaml.'],
  [{ imported: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], conflicting: [] }, 'Imported 7 changed files: a, b, c, d, e, and 2 more.'],
  [
    { imported: [], conflicting: ['a', 'b'] },
    'Not imported: a, b.\nThere, the database has content that isn’t from the file, such as an edit in the admin. ' +
      'To replace it, run npm run content:import; to write it to the file, npm run content:export.',
  ],
])('says what a start imported of %j', (changed, expected) => expect(formatChangedImport(changed)).toBe(expected));

it.each([
  [['20261121_045217_initial'], 'Ran the migration 20261121_045217_initial.'],
  [['20261121_1_a', '20261122_2_b', '20261123_3_c'], 'Ran 3 migrations, from 20261121_1_a to 20261123_3_c.'],
])('says that the migrations %j have run', (names, expected) => expect(formatMigrations(names)).toBe(expected));
