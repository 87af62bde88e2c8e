/**
 * Returns an output without irrelevant differences: blank lines, trailing spaces, and the lines that show the position of an
 * error in a statement, which only psql prints.
 */
export function normalizeOutput(text: string): string {
  return text
    .replace(/^LINE \d+:.*\n.*\^ *$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Values that differ in every run, with the placeholders that are compared instead. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[+-]\d\d(?::?\d\d)?)?/g, 'moment'],
  [/\b\d\d:\d\d:\d\d(?:\.\d+)?\b/g, 'duration'],
  [/\btime=[\d.]+/g, 'duration'],
  [/\b\d+(?:\.\d+)? ?m?s\b/g, 'duration'],
  [/\b\d+(?:\.\d+)? (?:bytes|kB|MB|GB)\b/g, 'size'],
  [/\b(?:process|PID|pid) \d+/gi, 'process'],
  [/\btransaction \d+/g, 'transaction'],
  [/\b[0-9A-F]+\/[0-9A-F]{3,}\b/g, 'position'],
];
/** Columns of process and transaction IDs, of positions in the WAL, and of the minor release. */
const VARYING_COLUMN = /^(?:.*_)?(?:pid|lsn|xid|xmin|release|version)$/;
/** What psql prints around rows, which pages omit, and the buffers of planning, which depend on the cache. */
const FRAME = /^(?: *QUERY PLAN|-[-+]*|\(\d+ rows?\)| *Planning:\n *Buffers: .*)$\n?/gm;

/**
 * Returns whether an output equals the recorded one except for times, sizes, process IDs, positions in the WAL, and the minor
 * release.
 */
export function differsOnlyInVolatileValues(recorded: string, printed: string): boolean {
  return maskVarying(recorded) === maskVarying(printed);
}

function maskVarying(text: string): string {
  let columns: readonly string[] = [];
  const lines = normalizeOutput(text).split('\n');
  const masked = lines.map((line, index) => {
    if (/^-[-+]*$/.test(lines[index + 1] ?? '')) columns = line.split('|').map((name) => name.trim());
    if (/^\(\d+ rows?\)$/.test(line)) columns = [];
    const cells = line.split('|');
    return columns.length > 0 && cells.length === columns.length
      ? cells.map((cell, place) => (VARYING_COLUMN.test(columns[place] ?? '') ? 'varies' : cell)).join('|')
      : line;
  });
  return VARYING.reduce((result, [pattern, name]) => result.replaceAll(pattern, name), masked.join('\n').replaceAll(FRAME, ''))
    .replaceAll(/ *\| */g, '|')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^ | $/gm, '')
    .trim();
}

/** Command tags such as “INSERT 0 1”, which psql prints unless it is quiet. */
const COMMAND_TAG =
  /^(?:INSERT 0 \d+|(?:UPDATE|DELETE|SELECT|MERGE|COPY) \d+|(?:CREATE|ALTER|DROP|TRUNCATE|GRANT|REVOKE|COMMENT|SET|RESET|BEGIN|COMMIT|ROLLBACK|VACUUM|ANALYZE|REINDEX|CHECKPOINT|LOCK)(?: [A-Z]+)*)$/gm;

/** Returns an output without command tags, which this command doesn't print. */
export function stripCommandTags(text: string): string {
  return text.replaceAll(COMMAND_TAG, '');
}
