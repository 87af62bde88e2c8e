import { describe, expect, test } from 'vitest';
import {
  type Calculator,
  formatAvailability,
  formatNumber,
  formatStepResult,
  joinUnits,
  type CalculationOutput,
} from './calculation';
import { parseObjectCounts } from './calculations/migration';
import { CALCULATORS, findCalculator } from './calculators';
import { buildOutcomeCsv } from './outcome-csv';
import { calculate, parseInput } from './calculator-input';

/** Computes with the given fields, and the initial values of the others. */
function compute(slug: string, query: Record<string, string>): CalculationOutput {
  const calculator = findCalculator(slug);
  if (calculator === undefined) throw new Error(slug);
  const found = calculate(calculator, parseInput(calculator, query));
  if (found.state === 'refused') throw new Error(JSON.stringify(found.problems));
  return found.outcome;
}
function findProblem(slug: string, name: string, value: string): string | undefined {
  const calculator = findCalculator(slug);
  if (calculator === undefined) throw new Error(slug);
  const found = calculate(calculator, { ...parseInput(calculator, {}), [name]: value });
  return found.state === 'refused' ? found.problems[name] : undefined;
}
const step = (outcome: CalculationOutput, label: string) => outcome.working.find((each) => each.label === label)?.value;

describe('the storage calculator agrees with a calculation by hand', () => {
  // 100 GB, 10 % a year for 2 years: 121 GB. 24 GB of WAL a day, 12 hours away: 12 GB. A quarter free: (121 + 12) × 1.25.
  const outcome = compute('storage', {
    size: '100',
    growth: '10',
    years: '2',
    wal: '24',
    retention: '14',
    interval: '7',
    compression: '50',
    standbys: '1',
    outage: '12',
    reserve: '25',
  });
  test('the disks of the servers hold the database at the end, WAL kept during an outage, and free space', () => {
    expect(step(outcome, 'Database at the end')).toBeCloseTo(121, 9);
    expect(step(outcome, 'WAL kept meanwhile')).toBe(12);
    expect(step(outcome, 'Disk of one server')).toBeCloseTo(166.25, 9);
    expect(step(outcome, 'Disks of all servers')).toBeCloseTo(332.5, 9);
  });
  // 14 days with a backup every 7: while one is written, those of 7, 14, and 21 days ago are there, and 21 days of WAL.
  // (4 × 121 + 21 × 24) × 0.5.
  test('the size of backups is computed from the full backups kept and the archived WAL', () => {
    expect(step(outcome, 'Full backups, at most')).toBe(4);
    expect(step(outcome, 'Archived WAL, at most')).toBe(21);
    expect(step(outcome, 'Backup store')).toBeCloseTo(494, 9);
  });
  test('WAL reaches back to the oldest backup, even if backups are further apart than the retention', () => {
    // After each backup, the one of 7 days ago is kept. Before the next one, it is 14 days old.
    const rare = compute('storage', { retention: '1', interval: '7' });
    expect(step(rare, 'Full backups, at most')).toBe(3);
    expect(step(rare, 'Archived WAL, at most')).toBe(14);
  });
});

describe('the pool size calculator agrees with a calculation by hand', () => {
  test('the pool fits a load that the server can take', () => {
    // 1,000 a second × 10 ms = 10 at work; half more = 15; 8 cores × 2 + 1 = 17.
    const outcome = compute('pool-size', { cores: '8', disks: '1', rate: '1000', duration: '10', headroom: '50' });
    expect(step(outcome, 'Busy connections, on average')).toBe(10);
    expect(step(outcome, 'Pool size')).toBe(15);
  });
  test('the answer names a load that is too high and the connections that would be refused', () => {
    const outcome = compute('pool-size', {
      cores: '4',
      disks: '0',
      rate: '1000',
      duration: '20',
      headroom: '0',
      instances: '10',
      own: '20',
      max: '100',
      reserved: '3',
    });
    expect(step(outcome, 'Pool size')).toBe(8);
    expect(outcome.answer).toContain('needs 20');
    expect(outcome.results).toContainEqual({ label: 'Without a pooler', value: '200 of 97: 103 would be refused' });
  });
});

test('replication takes none of max_connections, and superusers have three of them by default', () => {
  const outcome = compute('pool-size', { max: '100', instances: '1', own: '97' });
  expect(outcome.results).toContainEqual({ label: 'Without a pooler', value: '97 of 97: they fit' });
});
test('more reserved connections than there are leave none, and large numbers have separators', () => {
  const outcome = compute('pool-size', {
    max: '10',
    reserved: '20',
    instances: '1,000',
    own: '2',
    rate: '1,000,000',
    duration: '10',
  });
  expect(outcome.results).toContainEqual({ label: 'Without a pooler', value: '2,000 of 0: 2,000 would be refused' });
  expect(outcome.answer).toContain('needs 15,000 busy connections');
});

describe('the recovery calculator agrees with a calculation by hand', () => {
  test('the downtime of automatic failover includes failures and planned work', () => {
    // 30 + 10 + 20 s. Two of them and 28 minutes planned: 30 minutes of 525,600.
    const outcome = compute('recovery', { architecture: 'automatic', failures: '2', planned: '28', lag: '1' });
    expect(step(outcome, 'Time without service (RTO)')).toBe(60);
    expect(step(outcome, 'Data lost in a failure (RPO)')).toBe(1);
    expect(step(outcome, 'Downtime per year')).toBe(30);
    expect(step(outcome, 'Availability')).toBeCloseTo(99.994292, 5);
    expect(outcome.answer).toContain('meets 99.99%');
  });
  test('the time to restore from a backup includes the download and WAL replay', () => {
    // 30 min × 60 + 500,000 MB ÷ 200 + 20,000 MB ÷ 50 + 20 s to connect again = 1,800 + 2,500 + 400 + 20.
    expect(step(compute('recovery', { architecture: 'backup' }), 'Time without service (RTO)')).toBe(4_720);
  });
  test('a synchronous standby loses nothing', () => {
    expect(compute('recovery', { architecture: 'synchronous' }).results[0]).toEqual({ label: 'Data lost (RPO)', value: 'None' });
  });
  test('an archive_timeout of 0, which sets no limit, is not taken for no loss', () => {
    const calculator = findCalculator('recovery');
    if (calculator === undefined) throw new Error('It is missing.');
    const entered = parseInput(calculator, { architecture: 'backup', archive: '0' });
    expect(calculate(calculator, entered)).toEqual({
      state: 'refused',
      problems: { archive: 'Enter a number from 1 to 86,400.' },
    });
  });
  test('each availability target is converted to minutes per year and month', () => {
    const results = compute('recovery', {}).results.map(({ label, value }) => `${label}: ${value}`);
    expect(results).toContain('99.9% allows: 526 min a year, 43.8 a month');
    expect(results).toContain('99.999% allows: 5.256 min a year, 0.438 a month');
  });
});

describe('the cost calculator agrees with a calculation by hand', () => {
  const PRICES = {
    cores: '16',
    factor: '0.5',
    license: '1000',
    support: '20',
    postgresCores: '10',
    subscription: '50',
    migration: '300',
  };
  test('licenses that are already paid for cost only their support', () => {
    // 8,000 of licenses; support 1,600 a year = 4,800. Postgres: 3 × 500 + 300 + 1,600 × 6 ÷ 12 = 2,600.
    const outcome = compute('cost', { ...PRICES, parallel: '6' });
    expect(step(outcome, 'Today, three years')).toBe(4_800);
    expect(step(outcome, 'Postgres, three years')).toBe(2_600);
    expect(outcome.answer).toContain('2,200 less');
  });
  test('new licenses are added, and support rises every year', () => {
    // 8,000 + 1,600 × (1 + 1.1 + 1.21) = 13,296.
    expect(step(compute('cost', { ...PRICES, licenses: 'new', increase: '10' }), 'Today, three years')).toBeCloseTo(13_296, 9);
  });
  test('staying can be cheaper', () => {
    expect(compute('cost', { ...PRICES, migration: '10000' }).answer).toContain('more over three years');
    expect(compute('cost', { ...PRICES, migration: '2500' }).answer).toBe(
      'With your prices, Postgres costs the same over three years.',
    );
  });
  test('prices can be pasted from a contract', () => {
    const outcome = compute('cost', { ...PRICES, license: '$1,000.00', support: '20 %', migration: '1\u{202F}300 €' });
    expect(step(outcome, 'Today, three years')).toBe(4_800);
    expect(step(outcome, 'Postgres, three years')).toBe(3_600);
  });
  test('calculation steps have no digits that nobody entered', () => {
    const { working } = compute('cost', { ...PRICES, increase: '14' });
    expect(working.map(({ numbers }) => numbers).join(' ')).toContain('(1 + 1.14 + 1.14²)');
  });
});

describe('the migration calculator agrees with a calculation by hand', () => {
  test('the work is computed from counts, testing, and the number of people', () => {
    // Tables 100 × 0.05 to 0.25, packages 2 × 4 to 16: 13 to 57 hours; half more: 19.5 to 85.5.
    const outcome = compute('migration', { counts: 'tables 100\npackages: 2', testing: '50', people: '1' });
    expect(outcome.results[0]).toEqual({ label: 'Work', value: '19.5 to 85.5 hours' });
    expect(outcome.results[1]?.value).toBe('3.25 to 14.3 days');
  });
  test('compatible code takes less work, and tables take the same', () => {
    const outcome = compute('migration', { counts: 'tables 100\npackages 2', compatible: '100', testing: '0' });
    expect(outcome.results[0]?.value).toBe('5 to 25 hours');
  });
  test('pasted lines are parsed in either order, with separators, and unknown names are reported', () => {
    const { counts, unknown } = parseObjectCounts(' TABLES | 1,200 \n 35000 lines of code\nqueues 4\n\nnonsense');
    expect([...counts].map(([{ label }, count]) => [label, count])).toEqual([
      ['Tables', 1_200],
      ['Lines of procedural code', 35_000],
    ]);
    expect(unknown).toContain('queues');
  });
  test('parts of objects in Oracle’s catalog, and the number of rows, aren’t counted as objects', () => {
    const { counts, unknown } = parseObjectCounts(
      'PACKAGE 12\nPACKAGE BODY 12\nTABLE 40\nTABLE PARTITION 900\n\n4 rows selected.',
    );
    expect([...counts].map(([{ label }, count]) => [label, count])).toEqual([
      ['Packages', 12],
      ['Tables', 40],
    ]);
    expect(unknown).toEqual(['package body', 'table partition']);
    expect(parseObjectCounts('(7 rows)').unknown).toEqual([]);
  });
  test('a count may have any separator between thousands, and a fraction doesn’t count', () => {
    for (const text of [
      'tables 1.200',
      "tables 1'200",
      'tables 1’200',
      'tables 1\u{202F}200',
      'tables 1200.0',
      '1,200.00 tables',
    ])
      expect([...parseObjectCounts(text).counts.values()], text).toEqual([1_200]);
  });
  test('one person is a person', () => {
    expect(compute('migration', { people: '1' }).answer).toContain('weeks for one person.');
  });
});

describe('what a person types', () => {
  test('is read with the unit of its field only', () => {
    expect(findProblem('storage', 'size', '500 GB')).toBeUndefined();
    expect(findProblem('storage', 'size', '1 TB')).toBe('Enter a number, such as 1,200 or 0.5.');
    expect(findProblem('storage', 'size', '$500')).toBe('Enter a number, such as 1,200 or 0.5.');
  });
  test('isn’t guessed where commas and spaces could mean something else', () => {
    for (const value of ['0,5', '1 000,500', '1.000.000', '5.', 'GB'])
      expect(findProblem('storage', 'size', value), value).toBe('Enter a number, such as 1,200 or 0.5.');
  });
  test('may have a fraction only where half of one exists', () => {
    expect(findProblem('storage', 'years', '1.5')).toBeUndefined();
    expect(findProblem('storage', 'standbys', '1.5')).toBe('Enter a whole number.');
    expect(findProblem('pool-size', 'cores', '2.3')).toBe('Enter a whole number.');
  });
});

describe('every calculator', () => {
  test.each(CALCULATORS)('$slug rejects a value that isn’t a number and keeps it', (calculator) => {
    const [field] = calculator.fields.filter(({ kind }) => kind === 'number');
    for (const value of ['-1', 'many', '1e9999', '', '999999999999']) {
      const entered = parseInput(calculator, { [field?.name ?? '']: value });
      expect(entered[field?.name ?? '']).toBe(value);
      expect(calculate(calculator, entered)).toMatchObject({ state: 'refused' });
    }
  });
  test.each(CALCULATORS.filter(hasInitialResult))('$slug answers before anything is entered, and as CSV', (calculator) => {
    const entered = parseInput(calculator, {});
    const found = calculate(calculator, entered);
    if (found.state === 'refused') throw new Error(JSON.stringify(found.problems));
    expect(found.outcome.working.every(({ value }) => Number.isFinite(value))).toBe(true);
    const lines = buildOutcomeCsv(calculator, entered, found.outcome).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Part,Name,Formula,Numbers,Value,Unit');
    expect(lines.length).toBeGreaterThan(calculator.fields.length + found.outcome.working.length);
    expect(new Set(lines.slice(1).map((line) => /^\w+/.exec(line)?.[0]))).toEqual(
      new Set(['Input', 'Result', 'Working', 'Assumption', 'Calculator']),
    );
  });
  test('the cost has no price of its own', () => {
    const calculator = findCalculator('cost');
    expect(calculator && hasInitialResult(calculator)).toBe(false);
  });
});

describe('figures are formatted for people', () => {
  test('a share keeps its nines, and one of something is singular', () => {
    expect(formatStepResult({ value: 99.994292, unit: '%' })).toBe('99.994%');
    expect(formatStepResult({ value: 1, unit: 'seconds' })).toBe('1 second');
    expect(formatStepResult({ value: 1, unit: 'hours, at most' })).toBe('1 hour, at most');
    expect(formatStepResult({ value: 2_000, unit: 'GB' })).toBe('2,000 GB');
    expect(formatStepResult({ value: 380, unit: 'currency' })).toBe('380');
  });
  test('an availability is never rounded up', () => {
    expect(formatAvailability(99.9996)).toBe('99.999%');
    expect(formatAvailability(99.9899)).toBe('99.989%');
    expect(formatAvailability(100)).toBe('100.000%');
    expect(formatAvailability(0.007 * 1_000)).toBe('7.000%');
  });
  test('a difference has a minus sign, and a number stays with its unit', () => {
    expect(formatNumber(-1_435)).toBe('−1,435');
    expect(joinUnits('loses 1 s of 988 GB in 3 weeks')).toBe('loses 1\u{A0}s of 988\u{A0}GB in 3 weeks');
  });
});

/** Returns whether a calculator has a result before anything is entered. */
function hasInitialResult({ fields }: Pick<Calculator, 'fields'>): boolean {
  return fields.every(({ initial }) => initial !== undefined);
}
