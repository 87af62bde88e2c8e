import { type Calculator, formatNumber, type CalculationStep } from '../calculation';

/** Hours per object for a person who knows both databases, for simple to difficult objects. */
interface ObjectKind {
  names: readonly string[];
  label: string;
  low: number;
  high: number;
  /** The number that the hours are for. */
  per: number;
  reason: string;
}

const KINDS: readonly ObjectKind[] = [
  {
    names: ['tables', 'table'],
    label: 'Tables',
    low: 0.05,
    high: 0.25,
    per: 1,
    reason: 'Converted by tools; data types and partitions are reviewed.',
  },
  {
    names: ['indexes', 'index', 'indices'],
    label: 'Indexes',
    low: 0.01,
    high: 0.05,
    per: 1,
    reason: 'Converted by tools; bitmap and function-based ones by hand.',
  },
  {
    names: ['views', 'view'],
    label: 'Views',
    low: 0.1,
    high: 1,
    per: 1,
    reason: 'Most run after small changes; outer joins with (+) and hierarchies don’t.',
  },
  { names: ['sequences', 'sequence'], label: 'Sequences', low: 0.01, high: 0.05, per: 1, reason: 'Converted by tools.' },
  { names: ['triggers', 'trigger'], label: 'Triggers', low: 0.5, high: 3, per: 1, reason: 'The body becomes a function.' },
  {
    names: ['procedures', 'procedure', 'functions', 'function'],
    label: 'Procedures and functions',
    low: 0.5,
    high: 3,
    per: 1,
    reason: 'Signature, calls, and tests; the body counts by its lines.',
  },
  {
    names: ['packages', 'package'],
    label: 'Packages',
    low: 4,
    high: 16,
    per: 1,
    reason: 'PostgreSQL has none: use a schema, and keep state elsewhere.',
  },
  {
    names: ['lines', 'line', 'loc'],
    label: 'Lines of procedural code',
    low: 1,
    high: 4,
    per: 100,
    reason: 'Converted, read, and tested.',
  },
  { names: ['jobs', 'job'], label: 'Scheduled jobs', low: 1, high: 4, per: 1, reason: 'Another scheduler.' },
  {
    names: ['links', 'link', 'dblinks'],
    label: 'Database links',
    low: 4,
    high: 24,
    per: 1,
    reason: 'A foreign data wrapper, with different transaction behavior.',
  },
];
const HOURS_A_DAY = 6;

/** An effort range from counts of objects. The hours for each kind are assumptions, and all of them are shown. */
export const migrationCalculator: Calculator = {
  slug: 'migration',
  title: 'Migration effort',
  fields: [
    {
      kind: 'text',
      name: 'counts',
      label: 'Counts of objects, one on each line',
      help:
        `A name and a number: ${KINDS.map(({ names }) => names[0]).join(', ')}. ` +
        'The result of a query on the catalog of your database can be pasted.',
      initial: 'tables 400\nindexes 900\nviews 120\nprocedures 150\npackages 12\nlines 35000\ntriggers 40',
    },
    {
      kind: 'number',
      name: 'compatible',
      label: 'Procedural code that runs without a change',
      unit: '%',
      help: '0 for PostgreSQL. For a compatible server, what an assessment of your code found.',
      min: 0,
      max: 100,
      initial: 0,
    },
    { kind: 'number', name: 'testing', label: 'Tests, cutover, and training, on top', unit: '%', min: 0, max: 500, initial: 50 },
    {
      kind: 'number',
      name: 'people',
      label: 'People on the project',
      unit: 'people',
      min: 1,
      max: 100,
      initial: 3,
      isWhole: true,
    },
  ],
  compute: ({ number, text }) => {
    const { counts, unknown } = parseObjectCounts(text('counts'));
    const share = 1 - number('compatible') / 100;
    const parts = [...counts].flatMap(([kind, count]) => {
      const factor = PROCEDURAL.has(kind.label) ? share : 1;
      return [{ kind, count, low: (count / kind.per) * kind.low * factor, high: (count / kind.per) * kind.high * factor }];
    });
    const extra = 1 + number('testing') / 100;
    const [low, high] = [sum(parts.map((part) => part.low)) * extra, sum(parts.map((part) => part.high)) * extra];
    const toDays = (hours: number): number => hours / HOURS_A_DAY;
    const weeks = (hours: number): number => toDays(hours) / 5 / number('people');
    const steps: CalculationStep[] = parts.map(({ kind, count, low: from, high: to }) => ({
      label: kind.label,
      formula: `count × ${kind.low} to ${kind.high} h${kind.per === 1 ? '' : ` for each ${kind.per}`}. ${kind.reason}`,
      numbers: `${count} → ${formatNumber(from)} to ${formatNumber(to)} h`,
      value: to,
      unit: 'hours, at most',
    }));
    return {
      answer:
        parts.length === 0
          ? 'Enter at least one count, such as “tables 400”.'
          : `Between ${formatNumber(toDays(low))} and ${formatNumber(toDays(high))} days of work: ` +
            `${formatNumber(weeks(low))} to ${formatNumber(weeks(high))} weeks for ${countPeople(number('people'))}.`,
      results: [
        { label: 'Work', value: `${formatNumber(low)} to ${formatNumber(high)} hours` },
        { label: `At ${HOURS_A_DAY} hours a day`, value: `${formatNumber(toDays(low))} to ${formatNumber(toDays(high))} days` },
        { label: 'Calendar time', value: `${formatNumber(weeks(low))} to ${formatNumber(weeks(high))} weeks` },
        ...(unknown.length > 0 ? [{ label: 'Not counted', value: unknown.join(', ') }] : []),
      ],
      working: [
        ...steps,
        {
          label: 'With tests, cutover, and training',
          formula: 'sum × (1 + share on top)',
          numbers: `${formatNumber(high / extra)} × (1 + ${number('testing')}%)`,
          value: high,
          unit: 'hours, at most',
        },
      ],
      assumptions: [
        `The hours for each kind are assumptions of this calculator, not measurements. A working day has ${HOURS_A_DAY} hours.`,
        'The applications’ own SQL, and moving the data, are not counted: they depend on the applications and on the size.',
        'Migrating a first part tells you more than any formula. Do it, measure it, and enter the counts again.',
      ],
    };
  },
};

/** The kinds that a compatible server may run as they are. */
const PROCEDURAL: ReadonlySet<string> = new Set(['Triggers', 'Procedures and functions', 'Packages', 'Lines of procedural code']);
const LINES_MAX = 100;
/** Parts of an object that Oracle's catalog lists in addition to the object. */
const PARTS: ReadonlySet<string> = new Set(['body', 'partition', 'partitions', 'subpartition', 'subpartitions']);
/** A whole number, with or without a separator between thousands. What follows another separator isn't counted: "400.0" is 400. */
const COUNT = /\d{1,3}(?:[,.'’_\u{A0}\u{202F}]\d{3})+(?!\d)|\d+/u;
/** The last line that psql and SQL*Plus print: "(7 rows)", "7 rows selected." */
const ROW_COUNT = /^\s*\(?\d+ rows?\b/;

/** Parses a name and a number from each line, in either order, as psql, SQL*Plus and spreadsheets print them. */
export function parseObjectCounts(text: string): { counts: Map<ObjectKind, number>; unknown: string[] } {
  const counts = new Map<ObjectKind, number>();
  const unknown: string[] = [];
  for (const line of text.split(/\r?\n/).slice(0, LINES_MAX)) {
    if (ROW_COUNT.test(line)) continue;
    const name = /[a-z][a-z_ ]*[a-z]/i.exec(line)?.[0].toLowerCase().trim();
    const digits = COUNT.exec(line)?.[0].replaceAll(/\D/g, '');
    if (name === undefined || digits === undefined) continue;
    const kind = findKind(name);
    if (kind === undefined) unknown.push(name.slice(0, 40));
    else counts.set(kind, (counts.get(kind) ?? 0) + Math.min(Number(digits), 100_000_000));
  }
  return { counts, unknown };
}

/** The last word that is a kind counts: in "package lines", it is "lines". A "package body" isn't another package. */
function findKind(name: string): ObjectKind | undefined {
  const words = name.split(/[ _]/).toReversed();
  if (words.some((word) => PARTS.has(word))) return undefined;
  return words.flatMap((word) => KINDS.find(({ names }) => names.includes(word)) ?? [])[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function countPeople(people: number): string {
  return people === 1 ? 'one person' : `${people} people`;
}
