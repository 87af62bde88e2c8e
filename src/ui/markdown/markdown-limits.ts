/** Three times the longest text of the site. */
const LENGTH_MAX = 40_000;
/** Levels of quotes and lists in each other, of which each takes a part of the call stack. */
const MARKERS_MAX = 20;
/** Indentation continues lists of earlier lines, one level for two columns. Output of psql is indented, too. */
const COLUMNS_MAX = 200;
const BLOCK_LINES_MAX = 500;
/**
 * Lines, and the quotes and lists they begin with, six times as many as in the longest text of the site. The parser copies what it
 * has read so far at the end of each quote, and at each underlined heading, so its time grows with the square of their number:
 * 8,000 take four to six seconds.
 */
const PARTS_MAX = 2_000;
/** The parser's time grows with the square of their number: 5,000 take seconds. */
const BLOCK_MARKS_MAX = 1_000;
/** Each row of a table gets as many cells as the longest. */
const BLOCK_CELLS_MAX = 5_000;
const TAB_COLUMNS = 4;

/** The next indentation or marker of a quote or a list at the beginning of a line. */
const PREFIX = /([ \t]+)|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])/y;
const MARKS = /([*_~`[\]<@])\1*/g;

/** Consecutive lines that aren't blank. */
interface Block {
  firstLine: number;
  lines: number;
  marks: number;
  /** The highest number of cells in a line. */
  columns: number;
}

/**
 * Returns why a text could take too long to parse as Markdown, as a sentence that says where, or undefined. It only counts, so it
 * takes hardly longer than reading the text.
 */
export function findMarkdownExcess(source: string): string | undefined {
  if (source.length > LENGTH_MAX)
    return `This text has ${source.length} characters, of at most ${LENGTH_MAX}. Divide it into several.`;
  let block = createBlock(1);
  let parts = 0;
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      block = createBlock(index + 2);
      continue;
    }
    block.lines += 1;
    block.marks += line.match(MARKS)?.length ?? 0;
    block.columns = Math.max(block.columns, line.split('|').length);
    const { markers, columns } = measurePrefix(line);
    const excess = findDeepLine(markers, columns, index + 1) ?? findLargeBlock(block);
    if (excess !== undefined) return excess;
    parts += 1 + markers;
    if (parts > PARTS_MAX) return `This text has more than ${PARTS_MAX} lines, quotes, and list items. Divide it into several.`;
  }
  return undefined;
}

function createBlock(firstLine: number): Block {
  return { firstLine, lines: 0, marks: 0, columns: 0 };
}

function findLargeBlock({ firstLine, lines, marks, columns }: Block): string | undefined {
  const place = `The block that begins in line ${firstLine}`;
  if (lines > BLOCK_LINES_MAX) return `${place} has more than ${BLOCK_LINES_MAX} lines. Add a blank line.`;
  if (marks > BLOCK_MARKS_MAX) return `${place} has more than ${BLOCK_MARKS_MAX} marks such as *, _, and [. Add a blank line.`;
  if (lines * columns > BLOCK_CELLS_MAX)
    return `${place} is a table of more than ${BLOCK_CELLS_MAX} cells. Divide it into several.`;
  return undefined;
}

function findDeepLine(markers: number, columns: number, number: number): string | undefined {
  if (markers > MARKERS_MAX) return `Line ${number} begins with more than ${MARKERS_MAX} quotes or lists in each other.`;
  if (columns > COLUMNS_MAX) return `Line ${number} is indented by more than ${COLUMNS_MAX} columns.`;
  return undefined;
}

/** Counts the markers of quotes and lists that a line begins with, and the columns of indentation around them. */
function measurePrefix(line: string): { markers: number; columns: number } {
  let [markers, columns] = [0, 0];
  PREFIX.lastIndex = 0;
  for (let found = PREFIX.exec(line); found !== null; found = PREFIX.exec(line)) {
    const [, indentation] = found;
    if (indentation === undefined) markers += 1;
    else columns += indentation.replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length;
  }
  return { markers, columns };
}
