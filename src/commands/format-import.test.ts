import { expect, it } from 'vitest';
import { formatImport } from './format-import';

it.each([
  [
    { pages: 0, entries: 0, pictures: 0, rows: 0, others: 1 },
    'Imported 0 pages, 0 entries, 0 pictures, 0 rows of data, and 1 other item (shared blocks, groups of the handbook, or settings).',
  ],
  [{ pages: 2, entries: 1, pictures: 0, rows: 14, others: 0 }, 'Imported 2 pages, 1 entry, 0 pictures, and 14 rows of data.'],
])('says what an import of %j wrote', (count, expected) => expect(formatImport(count)).toBe(expected));
