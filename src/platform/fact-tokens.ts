import {
  CERTIFICATE_RENEWAL_DAYS,
  CERTIFICATE_YEARS,
  EXAM_DURATION_MINUTES,
  EXAM_PASS_MARK_PERCENT,
  EXAM_RETAKE_DAYS,
  EXAM_REVOKED_RETAKE_DAYS,
  STUDENTS_PER_CLASS_MAX,
} from './constants';

/**
 * The facts that text may refer to by token, such as `{{training.maxStudents}}`: by name, the value as it appears in a
 * sentence. Text in content/ and in the admin keeps the token; it is resolved where content is read (decision 28).
 * Facts that are rows of a collection join these in `buildFactValues` (decision 40).
 */
export const FACT_TOKENS = {
  'training.maxStudents': String(STUDENTS_PER_CLASS_MAX),
  'training.passMark': formatPercent(EXAM_PASS_MARK_PERCENT),
  'training.examDuration': formatMinutes(EXAM_DURATION_MINUTES),
  'training.examLength': formatLengthAdjective(EXAM_DURATION_MINUTES),
  'training.retakeDays': String(EXAM_RETAKE_DAYS),
  'training.revokedRetakeDays': String(EXAM_REVOKED_RETAKE_DAYS),
  'training.certificateYears': String(CERTIFICATE_YEARS),
  'training.renewalDays': String(CERTIFICATE_RENEWAL_DAYS),
} as const satisfies FactValues;

/** Values by the name of their token. */
export type FactValues = Readonly<Record<string, string>>;

/**
 * A token: a name with a dot in double braces. Templates of other tools in code samples, such as `{{ json .Mounts }}` or
 * `${{ github.ref }}`, are not tokens.
 */
const TOKEN = /(?<!\$)\{\{\s*([a-z]\w*(?:\.\w+)+)\s*\}\}/gi;

/** Fenced and inline code of Markdown. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm;

/** Replaces the tokens in every string of a value, at any depth. Unknown tokens stay as they are. */
export function resolveFactTokens<Value>(value: Value, facts: FactValues): Value;
export function resolveFactTokens(value: unknown, facts: FactValues): unknown {
  if (typeof value === 'string') return resolveText(value, facts);
  if (Array.isArray(value)) return value.map((item: unknown) => resolveFactTokens(item, facts));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveFactTokens(inner, facts)]));
}

/** Returns the names of the tokens in every string of a value, at any depth, those in code as well. */
export function findTokens(value: unknown): Set<string> {
  const names = new Set<string>();
  collectTokens(value, names);
  return names;
}

function collectTokens(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('{{')) for (const name of matchTokens(value)) names.add(name);
  } else if (Array.isArray(value)) {
    for (const item of value) collectTokens(item, names);
  } else if (isPlainObject(value)) {
    for (const name in value) collectTokens(value[name], names);
  }
}

/** Returns the names of the tokens in a text that no fact has. In code samples, they belong to other tools. */
export function findUnknownTokens(text: string, facts: FactValues): string[] {
  return matchTokens(text.replace(CODE, '')).filter((name) => !Object.hasOwn(facts, name));
}

/** Returns the names of the facts that differ between two sets of values, also those that only one of them has. */
export function findChangedFacts(before: FactValues, after: FactValues): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

function matchTokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

function resolveText(text: string, facts: FactValues): string {
  if (!text.includes('{{')) return text;
  return text.replace(TOKEN, (token, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? token) : token));
}

/** Unlike `isRecord`, excludes dates and other instances of classes, which have no text and must stay what they are. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function formatPercent(value: number): string {
  return `${value}%`;
}

function formatMinutes(minutes: number): string {
  return `${minutes} minutes`;
}

/** As an adjective: "hour-long", "90-minute". */
function formatLengthAdjective(minutes: number): string {
  return minutes === 60 ? 'hour-long' : `${minutes}-minute`;
}
