import type { FilterExpression } from '../query/search-request';

const TOKEN = /\s*(?:([()])|(AND|OR|NOT)(?![\w:])|((?:[\w.]+|"[^"]*"|'[^']*')\s*:\s*(?:"[^"]*"|'[^']*'|[^\s()"']+)))/y;
const VALUE_LENGTH_MAX = 100;
/** More than any client sends, and few enough for one statement. */
const CONDITIONS_MAX = 100;
const DEPTH_MAX = 10;

/** An invalid filter. The message is sent to the client. */
export class FilterSyntaxError extends Error {
  override name = 'FilterSyntaxError';
}

/**
 * Parses the parameter `filters` of the external search service: `kind:Blog AND (version:17 OR version:18) AND NOT topic:sql`.
 * AND binds more tightly than OR.
 * @returns undefined for an empty text
 * @throws {FilterSyntaxError}
 */
export function parseFilters(text: string): FilterExpression | undefined {
  const tokens = tokenizeFilters(text);
  if (tokens.length === 0) return undefined;
  return new FilterParser(tokens).parse();
}

/**
 * Converts the parameter `facetFilters`: all conditions of the outer list apply, and one of each inner list. A minus before a
 * value excludes it.
 * @throws {FilterSyntaxError}
 */
export function toFilterExpression(given: readonly (string | readonly string[])[]): FilterExpression | undefined {
  if (given.flat().length > CONDITIONS_MAX) throw new FilterSyntaxError(`has more than ${CONDITIONS_MAX} conditions`);
  const clauses = given
    .filter((clause) => clause.length > 0)
    .map((clause): FilterExpression => (typeof clause === 'string' ? toCondition(clause) : { any: clause.map(toCondition) }));
  return clauses.length === 0 ? undefined : { all: clauses };
}

/** Parses `kind:Blog`, or the exclusion `kind:-Blog`. In a value that starts with a minus, it is escaped with a backslash. */
function toCondition(text: string): FilterExpression {
  const { facet, value } = splitCondition(text);
  if (value.startsWith('-')) return { not: { facet, value: value.slice(1) } };
  return { facet, value: value.replace(/^\\-/, '-') };
}

function splitCondition(text: string): { facet: string; value: string } {
  const end = text.indexOf(':');
  if (end < 1) throw new FilterSyntaxError(`has no attribute in "${text.slice(0, VALUE_LENGTH_MAX)}"`);
  return { facet: unquote(text.slice(0, end)), value: unquote(text.slice(end + 1)).slice(0, VALUE_LENGTH_MAX) };
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('\0', '');
}

function tokenizeFilters(text: string): string[] {
  const tokens: string[] = [];
  const rest = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rest.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(rest);
    if (found === null) throw new FilterSyntaxError(`has a syntax error at "${rest.slice(at, at + 30).trim()}" on`);
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
    if (tokens.length > 4 * CONDITIONS_MAX) throw new FilterSyntaxError(`has more than ${CONDITIONS_MAX} conditions`);
  }
  return tokens;
}

/** A recursive descent parser: a disjunction of conjunctions of conditions. */
class FilterParser {
  #at = 0;
  #depth = 0;

  constructor(private readonly tokens: readonly string[]) {}

  parse(): FilterExpression {
    const expression = this.#parseAny();
    if (this.#at < this.tokens.length) throw new FilterSyntaxError(`has "${this.tokens[this.#at]}" where AND or OR should be`);
    return expression;
  }

  #parseAny(): FilterExpression {
    const parts = [this.#parseAll()];
    while (this.#takes('OR')) parts.push(this.#parseAll());
    return parts[1] === undefined && parts[0] !== undefined ? parts[0] : { any: parts };
  }

  #parseAll(): FilterExpression {
    const parts = [this.#parseOne()];
    while (this.#takes('AND')) parts.push(this.#parseOne());
    return parts[1] === undefined && parts[0] !== undefined ? parts[0] : { all: parts };
  }

  #parseOne(): FilterExpression {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new FilterSyntaxError('has too many parentheses within each other');
    const expression = this.#takes('NOT') ? { not: this.#parseOne() } : this.#parseGroup();
    this.#depth -= 1;
    return expression;
  }

  #parseGroup(): FilterExpression {
    if (this.#takes('(')) {
      const inner = this.#parseAny();
      if (!this.#takes(')')) throw new FilterSyntaxError('has a parenthesis that is not closed');
      return inner;
    }
    const token = this.tokens[this.#at];
    if (token === undefined || ['AND', 'OR', ')'].includes(token))
      throw new FilterSyntaxError(`has ${token === undefined ? 'nothing' : `"${token}"`} where a condition should be`);
    this.#at += 1;
    return splitCondition(token);
  }

  #takes(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }
}
