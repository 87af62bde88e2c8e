/** Three times the longest text of the site. */
const LENGTH_MAX = 40_000;
/** Levels of quotes and lists in each other, of which each takes a part of the call stack. */
const MARKERS_MAX = 20;
/** Indentation continues lists of earlier lines, one level for two columns. Output of psql is indented, too. */
const COLUMNS_MAX = 200;
const BLOCK_LINES_MAX = 500;
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
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      block = createBlock(index + 2);
      continue;
    }
    block.lines += 1;
    block.marks += line.match(MARKS)?.length ?? 0;
    block.columns = Math.max(block.columns, line.split('|').length);
    const excess = findDeepLine(line, index + 1) ?? findLargeBlock(block);
    if (excess !== undefined) return excess;
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

function findDeepLine(line: string, number: number): string | undefined {
  let [markers, columns] = [0, 0];
  PREFIX.lastIndex = 0;
  for (let found = PREFIX.exec(line); found !== null; found = PREFIX.exec(line)) {
    const [, indentation] = found;
    if (indentation === undefined) markers += 1;
    else columns += indentation.replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length;
    if (markers > MARKERS_MAX) return `Line ${number} begins with more than ${MARKERS_MAX} quotes or lists in each other.`;
    if (columns > COLUMNS_MAX) return `Line ${number} is indented by more than ${COLUMNS_MAX} columns.`;
  }
  return undefined;
}
