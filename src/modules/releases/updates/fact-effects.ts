import { findChangedFacts, findTokens } from '@/platform/fact-tokens';
import { buildFactValues, type FactRows } from '@/platform/postgres-facts/fact-values';
import { findNewestRelease } from '@/platform/postgres-facts/facts';
import { RELEASE_SLOTS } from '../slots';
import type { FactChange } from './find-changes';

/** The effects of a fact update on texts. */
export interface FactEffects {
  /** The tokens that get another value. */
  tokens: ReadonlySet<string>;
  /** The releases that aren't the newest of their version anymore. */
  outgoing: readonly string[];
}

/** The effects of an update on a page. */
interface PageEffects {
  /** Whether the page shows something else after the update. */
  isChanged: boolean;
  /** Why a person should review the text; empty if only token values change. */
  reasons: readonly string[];
}

/** Code of Markdown, fenced or inline. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm;
const MONTHS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?20\d\d\b|\b20\d\d-\d\d-\d\d\b/;
const SENTENCE_END = /(?<=[.!?:])\s|\n/;
/** Fields that contain commands, files, and output. */
const CODE_FIELDS: readonly string[] = ['code', 'command', 'commands', 'output', 'input', 'script'];

/** Finds which values an update changes, as of the day on which it is public. */
export function findEffects(changes: readonly FactChange[], rows: FactRows, today: string): FactEffects {
  const days = changes.flatMap((change) => (change.kind === 'release' ? [change.released] : []));
  return compareFacts(rows, applyToRows(changes, rows), [today, ...days].toSorted().at(-1) ?? today);
}

/** Finds which values differ between the facts before and after an edit, and which releases aren't the newest anymore. */
export function compareFacts(before: FactRows, after: FactRows, day: string): FactEffects {
  const tokens = findChangedFacts(buildFactValues(before, day), buildFactValues(after, day));
  const releases = before.versions.flatMap((version) => {
    const newest = findNewestRelease(version, before.releases)?.version;
    return newest === undefined || newest === findNewestRelease(version, after.releases)?.version ? [] : [newest];
  });
  const versions = before.software.flatMap(({ key, version }) => {
    const next = after.software.find((other) => other.key === key)?.version;
    return version && version !== next && isUnmistakable(version) ? [version] : [];
  });
  return { tokens: new Set(tokens), outgoing: [...releases, ...versions] };
}

/** Whether a number in a text can only be this version: 9.19 could be anything, 1.26.1 hardly. */
function isUnmistakable(version: string): boolean {
  return version.split('.').length > 2;
}

/**
 * Says what an update means for an entry. A person should read its text where a number that isn't the newest anymore was
 * typed, where a command or its output would change without having run, and where a sentence names another day beside a value
 * that changes.
 */
export function findPageEffects(entry: Readonly<Record<string, unknown>>, { tokens, outgoing }: FactEffects): PageEffects {
  const reasons = new Set<string>();
  for (const { text, isCode } of listTexts(entry)) {
    const changed = [...findTokens(text)].filter((name) => tokens.has(name));
    const typed = outgoing.filter((number) => new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`).test(text));
    for (const number of typed) reasons.add(`Names ${number}, which was typed or recorded.`);
    if (changed.length === 0) continue;
    for (const name of isCode ? changed : findInCode(text, tokens)) reasons.add(`A command or its output names {{${name}}}.`);
    for (const sentence of text.split(SENTENCE_END))
      if (MONTHS.test(sentence) && [...findTokens(sentence)].some((name) => tokens.has(name)))
        reasons.add(`A sentence names a day beside a value that changes: “${sentence.trim().slice(0, 120)}”`);
  }
  const isChanged =
    [...findTokens(entry)].some((name) => tokens.has(name)) ||
    ([...tokens].some((name) => name.startsWith('postgres.')) && showsReleases(entry));
  return { isChanged, reasons: [...reasons] };
}

function applyToRows(changes: readonly FactChange[], { versions, releases, software, ...others }: FactRows): FactRows {
  const released = changes.flatMap((change) => (change.kind === 'release' ? [change] : []));
  const days = new Set([...releases.map((release) => release.released), ...released.map((change) => change.released)]);
  return {
    ...others,
    software: software.map((row) => {
      const change = changes.find((each) => each.kind === 'software' && each.key === row.key);
      return change?.kind === 'software' ? { ...row, version: change.version, released: change.released } : row;
    }),
    versions: versions.map((version) => {
      const end = changes.find((change) => change.kind === 'end-of-life' && change.major === version.major);
      return end?.kind === 'end-of-life' ? { ...version, endOfLife: end.after } : version;
    }),
    releases: [...days].map((day) => ({
      released: day,
      versions: [
        ...releases.filter((release) => release.released === day).flatMap((release) => release.versions),
        ...released.filter((change) => change.released === day).map(({ version }) => version),
      ],
    })),
  };
}

function findInCode(text: string, tokens: ReadonlySet<string>): string[] {
  return (text.match(CODE) ?? []).flatMap((code) => [...findTokens(code)].filter((name) => tokens.has(name)));
}

interface TextOfEntry {
  text: string;
  isCode: boolean;
}

function listTexts(value: unknown, field = ''): TextOfEntry[] {
  if (typeof value === 'string') return [{ text: value, isCode: CODE_FIELDS.includes(field) }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listTexts(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, name));
}

/** Whether an entry places something that is rendered from the releases. */
function showsReleases(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(showsReleases);
  if (typeof value !== 'object' || value === null) return false;
  if ('feature' in value && RELEASE_SLOTS.some((slot) => slot === value.feature)) return true;
  return Object.values(value).some(showsReleases);
}
