/** A statement of a text, and where in the text it begins. */
export interface Statement {
  sql: string;
  /** Characters before it. */
  offset: number;
}

/**
 * What must not be looked into for the semicolon that ends a statement: strings, with backslashes where they are escape
 * strings, quoted names, dollar-quoted strings, and comments (PostgreSQL manual, section 4.1). Comments within comments
 * are looked for one level deep.
 */
const QUOTED_OR_COMMENT =
  /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|--[^\n]*|\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)|\/\*[\s\S]*?\*\/)*\*\//y;
const ATOMIC_BODY_START = /\bbegin\s+atomic\b/iy;
const CASE_OR_END = /\b(?:case|end)\b/iy;

/** The statements of a text, as psql tells them apart: each ends with a semicolon, also one within `begin atomic … end`. */
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
