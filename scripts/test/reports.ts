import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../paths';
import type { PartName } from './part-names';
import { findFolderCycles } from './folder-cycles';

/** So many of the slowest files and tests are named at the end. */
const MAX_SLOWEST = 10;

/** How many tests of a part ended how. */
export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

/** A part that has run. */
export interface PartResult extends TestCount {
  part: PartName;
  milliseconds: number;
  /** What is not seen in the count itself. */
  remark?: string;
  durations?: TestDuration[];
}

/** How long a file of tests, or a test in a browser, took. */
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
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Counts a report of Vitest's JSON reporter. A file that fails as a whole, so that none of its tests
 * has failed (it does not compile, or a hook throws), counts as one failed test.
 * @throws when it is no such report
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
 * Counts a report of Playwright's JSON reporter. A test that passed only when repeated counts as failed:
 * it is a defect of the site or of the test. Errors outside of tests count as one failed test each.
 * @throws when it is no such report
 */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors } = playwrightReportSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * How long each file of a report of Vitest took.
 * @throws when it is no such report
 */
export function readVitestDurations(report: unknown): TestDuration[] {
  return vitestReportSchema.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(repositoryRoot, name),
    milliseconds: endTime - startTime,
  }));
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const playwrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
    ),
    suites: z.array(playwrightSuiteSchema).optional(),
  }),
);

/**
 * How long each test of a report of Playwright took.
 * @throws when it is no such report
 */
export function readPlaywrightDurations(report: unknown): TestDuration[] {
  const ofSuite = ({ file, specs, suites = [] }: PlaywrightSuite): TestDuration[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: `${file}: ${title}`, milliseconds: duration }))),
    ),
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
 * Reads a report of dependency-cruiser's JSON reporter.
 * @param least how many modules it must have seen: one that sees nothing (a wrong configuration) finds nothing wrong
 * @returns what is wrong, in lines; none when all is well
 * @throws when it is no such report
 */
export function findImportViolations(report: unknown, least: number): string[] {
  const { modules, summary } = importReportSchema.parse(report);
  const lines = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const isOfSite = (file: string) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file);
  const imports = modules
    .filter(({ source }) => isOfSite(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => isOfSite(resolved)).map(({ resolved }) => ({ from: source, to: resolved })),
    );
  lines.push(...findFolderCycles(imports).map((cycle) => `folders in a circle: ${cycle}`));
  if (modules.length < least) lines.push(`only ${modules.length} modules were seen, of at least ${least}`);
  return lines;
}

/**
 * Completes a count so that it cannot hide that something went wrong: a runner that ended badly has at
 * least one failed test, and so has one that ran no test.
 * @param code what the runner exited with
 */
export function applyExitCode(count: TestCount, code: number): TestCount & { remark?: string } {
  if (count.failed > 0) return count;
  if (code !== 0) return { ...count, failed: 1, remark: `its runner ended with code ${code}` };
  if (count.passed === 0) return { ...count, failed: 1, remark: 'it ran no test' };
  return count;
}

/** The counts of two runs as one. */
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
 * What the terminal shows of all parts at the end.
 * @returns a line for each part, and as the last `N passed, N failed`
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
    .slice(0, MAX_SLOWEST)
    .map(({ name, milliseconds: taken }) => `${(taken / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return [
    ...lines,
    ...(slowest.length === 0 ? [] : ['', 'The slowest:', ...slowest]),
    '',
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ];
}

function sum(results: PartResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}
