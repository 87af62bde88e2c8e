/** A statement of a script, and its position in the script. */
export interface Statement {
  sql: string;
  /** The number of characters before it. */
  offset: number;
}

/**
 * Matches everything in which a semicolon doesn't end a statement: strings (with backslash escapes in escape strings),
 * quoted names, dollar-quoted strings, and comments (PostgreSQL manual, section 4.1). Handles one level of nested
 * comments.
 */
const QUOTED_OR_COMMENT =
  /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|--[^\n]*|\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)|\/\*[\s\S]*?\*\/)*\*\//y;
const ATOMIC_BODY_START = /\bbegin\s+atomic\b/iy;
const CASE_OR_END = /\b(?:case|end)\b/iy;

/**
 * Splits a script into statements the way psql does: each ends with a semicolon, including one that contains `begin
 * atomic … end`.
 */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let begin = 0;
  let depth = 0;
  let place = 0;
  const matchedAt = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    return pattern.exec(text)?.[0];
  };
  const close = (end: number): void => {
    const piece = text.slice(begin, end);
    const sql = piece.trimStart();
    if (stripComments(sql) !== '') statements.push({ sql: sql.trimEnd(), offset: begin + piece.length - sql.length });
    begin = end;
  };
  while (place < text.length) {
    const closed = matchedAt(QUOTED_OR_COMMENT);
    const body = closed ? undefined : matchedAt(ATOMIC_BODY_START);
    const word = closed || body || depth === 0 ? undefined : matchedAt(CASE_OR_END);
    if (body) depth += 1;
    if (word) depth += word.toLowerCase() === 'case' ? 1 : -1;
    if (text[place] === ';' && depth === 0) close(place + 1);
    place += (closed ?? body ?? word)?.length ?? 1;
  }
  close(text.length);
  return statements;
}

function stripComments(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').replace(/[\s;]+/g, '');
}
