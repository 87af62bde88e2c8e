import type { ImportCount } from '@/modules/import-export';

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

function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
