import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { repositoryRoot } from '../paths';
import type { PartName } from './part-names';
import { findFolderCycles } from './folder-cycles';

/** How many of the slowest files and tests are listed at the end. */
const SLOWEST_MAX = 10;

/** How many failed tests of a part are listed at the end, and how much of a message. */
const FAILURES_MAX = 20;
const MESSAGE_MAX = 300;

/** How many tests of a part passed, failed or were skipped. */
export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

/** The result of a part. */
export interface PartResult extends TestCount {
  part: PartName;
  milliseconds: number;
  /** A problem that the count itself doesn't show. */
  remark?: string;
  durations?: TestDuration[];
  failures?: string[];
}

/** The duration of a test file, or of a browser test. */
export interface TestDuration {
  name: string;
  milliseconds: number;
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string().default(''), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/**
 * Counts the tests in a report of Vitest's JSON reporter. A file that fails as a whole without a failed test (it does
 * not compile, or a hook throws) counts as one failed test.
 * @throws when the report has another format
 */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReportSchema.parse(report);
  const wholeFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + wholeFiles, skipped: numPendingTests + numTodoTests };
}

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Counts the tests in a report of Playwright's JSON reporter. A test that passed only on retry counts as failed: it
 * is a bug in the site or in the test. Errors outside of tests count as one failed test each.
 * @throws when the report has another format
 */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors } = playwrightReportSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * Reads the duration of each file in a Vitest report.
 * @throws when the report has another format
 */
export function readVitestDurations(report: unknown): TestDuration[] {
  return vitestReportSchema.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(repositoryRoot, name),
    milliseconds: endTime - startTime,
  }));
}

/**
 * Lists the failed tests in a Vitest report, each with the beginning of its message.
 * @throws when the report has another format
 */
export function readVitestFailures(report: unknown): string[] {
  return vitestReportSchema.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(repositoryRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [formatFailure(file, message)] : [];
    return failed.map(({ fullName, failureMessages: [first = ''] }) => formatFailure(`${file}: ${fullName}`, first));
  });
}

function formatFailure(name: string, message: string): string {
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${name}: ${text.slice(0, MESSAGE_MAX)}`;
}

interface PlaywrightSuite {
  file: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  tests: { results: { duration: number; error?: { message?: string } }[] }[];
}

const playwrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() })),
          }),
        ),
      }),
    ),
    suites: z.array(playwrightSuiteSchema).optional(),
  }),
);

/**
 * Reads the duration of each test in a Playwright report.
 * @throws when the report has another format
 */
export function readPlaywrightDurations(report: unknown): TestDuration[] {
  return readSpecs(report).map(({ name, results }) => ({
    name,
    milliseconds: results.reduce((total, { duration }) => total + duration, 0),
  }));
}

/**
 * Lists the tests in a Playwright report that failed at least once, each with the beginning of its message.
 * @throws when the report has another format
 */
export function readPlaywrightFailures(report: unknown): string[] {
  return readSpecs(report).flatMap(({ name, results }) => {
    const error = results.map((result) => result.error).find((each) => each !== undefined);
    return error === undefined ? [] : [formatFailure(name, error.message ?? '')];
  });
}

function readSpecs(report: unknown): { name: string; results: PlaywrightSpec['tests'][number]['results'] }[] {
  const ofSuite = ({ file, specs, suites = [] }: PlaywrightSuite): ReturnType<typeof readSpecs> => [
    ...specs.map(({ title, tests }) => ({ name: `${file}: ${title}`, results: tests.flatMap(({ results }) => results) })),
    ...suites.flatMap(ofSuite),
  ];
  return z
    .object({ suites: z.array(playwrightSuiteSchema) })
    .parse(report)
    .suites.flatMap(ofSuite);
}

const importReportSchema = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
  }),
});

/**
 * Finds violations in a report of dependency-cruiser's JSON reporter.
 * @param folders the folders that were checked
 * @param least the minimum number of modules in each: with a wrong configuration, it sees none and finds no violations
 * @returns the violations as lines; none when there are none
 * @throws when the report has another format
 */
export function findImportViolations(report: unknown, folders: readonly string[], least: number): string[] {
  const { modules, summary } = importReportSchema.parse(report);
  const lines = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const isChecked = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`)) && !/\.test\.tsx?$/.test(file);
  const imports = modules
    .filter(({ source }) => isChecked(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => isChecked(resolved)).map(({ resolved }) => ({ from: source, to: resolved })),
    );
  lines.push(...findFolderCycles(imports).map((cycle) => `folder cycle: ${cycle}`));
  for (const folder of folders) {
    const { length } = modules.filter(({ source }) => source.startsWith(`${folder}/`));
    if (length < least) lines.push(`only ${length} modules were seen in ${folder}, of at least ${least}`);
  }
  return lines;
}

/**
 * Adjusts a count so that it cannot hide a problem: a runner with a failing exit code has at least one failed test,
 * and so does one that ran no tests.
 * @param code exit code of the runner
 */
export function applyExitCode(count: TestCount, code: number): TestCount & { remark?: string } {
  if (count.failed > 0) return count;
  if (code !== 0) return { ...count, failed: 1, remark: `its runner ended with code ${code}` };
  if (count.passed === 0) return { ...count, failed: 1, remark: 'it ran no test' };
  return count;
}

/** Adds the counts of two runs. */
export function mergeCounts(
  one: TestCount & { remark?: string },
  other: TestCount & { remark?: string },
): TestCount & { remark?: string } {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    remark: one.remark ?? other.remark,
  };
}

/**
 * Formats the summary of all parts for the terminal.
 * @returns a line for each part, and `N passed, N failed` as the last
 */
export function summarize(results: PartResult[]): string[] {
  const width = Math.max(0, ...results.map(({ part }) => part.length));
  const lines = results.map(({ part, passed, failed, skipped, milliseconds, remark }) => {
    const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
    return `${part.padEnd(width)}  ${counts} (${(milliseconds / 1000).toFixed(1)} s)${remark === undefined ? '' : `: ${remark}`}`;
  });
  const slowest = results
    .flatMap(({ durations = [] }) => durations)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST_MAX)
    .map(({ name, milliseconds: taken }) => `${(taken / 1000).toFixed(1).padStart(7)} s  ${name}`);
  const failures = results.flatMap(({ part, failures: all = [] }) => [
    ...all.slice(0, FAILURES_MAX).map((failure) => `  ${part}  ${failure}`),
    ...(all.length > FAILURES_MAX ? [`  ${part}  and ${all.length - FAILURES_MAX} more`] : []),
  ]);
  return [
    ...lines,
    ...(slowest.length === 0 ? [] : ['', 'The slowest:', ...slowest]),
    ...(failures.length === 0 ? [] : ['', 'Failed:', ...failures]),
    '',
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ];
}

function sum(results: PartResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}
