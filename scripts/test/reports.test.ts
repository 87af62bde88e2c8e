import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import {
  countPlaywright,
  countVitest,
  readPlaywrightDurations,
  readPlaywrightFailures,
  readVitestDurations,
  readVitestFailures,
  applyExitCode,
  summarize,
  findImportViolations,
} from './reports';

/** What a report contains about a file besides its tests. */
const file = { name: path.join(repositoryRoot, 'src/a.test.ts'), startTime: 1000, endTime: 3500 };
const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('counting a Vitest report', () => {
  it("uses the report's own counts", () => {
    const testResults = [{ ...file, status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }];
    expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a file that fails as a whole', () => {
    const testResults = [
      { ...file, status: 'failed', assertionResults: [] },
      { ...file, status: 'failed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ ...vitest, numFailedTests: 0, testResults }).failed).toBe(2);
  });

  it('rejects any other format', () => {
    expect(() => countVitest({})).toThrow();
  });
});

describe('counting a Playwright report', () => {
  it('counts tests that passed only on retry, and errors outside of tests, as failed', () => {
    expect(countPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] })).toEqual({
      passed: 9,
      failed: 4,
      skipped: 3,
    });
  });
});

describe('reading a dependency-cruiser report', () => {
  const violation = (severity: string) => ({ from: 'src/ui/a.ts', to: 'src/app/b.ts', rule: { name: 'downwards', severity } });

  const seen = { source: 'src/ui/a.ts', dependencies: [] };

  it('names each forbidden import', () => {
    const report = { modules: [seen, seen], summary: { violations: [violation('error'), violation('warn')] } };
    expect(findImportViolations(report, ['src'], 2)).toEqual(['downwards: src/ui/a.ts → src/app/b.ts']);
  });

  it('names folders that import each other, even if their files form no cycle', () => {
    const importing = (source: string, ...to: string[]) => ({ source, dependencies: to.map((resolved) => ({ resolved })) });
    const modules = [importing('src/cms/a/one.ts', 'src/cms/b/one.ts'), importing('src/cms/b/two.ts', 'src/cms/a/two.ts')];
    const [line, ...others] = findImportViolations({ modules, summary: { violations: [] } }, ['src'], 2);
    expect(line).toContain('folder cycle: src/cms/a → src/cms/b → src/cms/a');
    expect(others).toEqual([]);
  });

  it('rejects a report with too few modules of a folder', () => {
    expect(findImportViolations({ modules: [seen, seen], summary: { violations: [] } }, ['src', 'scripts'], 2)).toEqual([
      'only 0 modules were seen in scripts, of at least 2',
    ]);
  });
});

describe('applying an exit code', () => {
  const none = { passed: 0, failed: 0, skipped: 0 };

  it.each([
    [{ ...none, passed: 3 }, 0, 0],
    [{ ...none, passed: 3 }, 1, 1],
    [none, 0, 1],
    [{ ...none, skipped: 4 }, 0, 1],
    [{ ...none, passed: 3, failed: 2 }, 1, 2],
  ])('%o with code %i has %i failed', (count, code, failed) => {
    expect(applyExitCode(count, code).failed).toBe(failed);
  });
});

describe('summary', () => {
  it('ends with the totals of all parts', () => {
    const lines = summarize([
      { part: 'types', passed: 1, failed: 0, skipped: 0, milliseconds: 1200 },
      { part: 'site', passed: 40, failed: 2, skipped: 1, milliseconds: 61_000, remark: 'slow' },
    ]);
    expect(lines).toEqual([
      'types  1 passed, 0 failed (1.2 s)',
      'site   40 passed, 2 failed, 1 skipped (61.0 s): slow',
      '',
      '41 passed, 2 failed',
    ]);
  });

  it('names the slowest files and tests before them', () => {
    const durations = Array.from({ length: 12 }, (_none, index) => ({ name: `file ${index}`, milliseconds: index * 1000 }));
    const lines = summarize([{ part: 'unit', passed: 1, failed: 0, skipped: 0, milliseconds: 1200, durations }]);
    expect(lines.slice(1, 5)).toEqual(['', 'The slowest:', '   11.0 s  file 11', '   10.0 s  file 10']);
    expect(lines).toHaveLength(15);
  });
});

describe('failures', () => {
  it('are named with the beginning of their messages, on one line each', () => {
    const failing = {
      status: 'failed',
      fullName: 'a thing works',
      failureMessages: ['\u001B[31mError: no\u001B[39m\n  at b.ts'],
    };
    const testResults = [
      { ...file, status: 'failed', assertionResults: [{ status: 'passed' }, failing] },
      { ...file, status: 'failed', message: 'does not compile', assertionResults: [] },
    ];
    expect(readVitestFailures({ ...vitest, testResults })).toEqual([
      'src/a.test.ts: a thing works: Error: no at b.ts',
      'src/a.test.ts: does not compile',
    ]);
  });

  it('of a browser test are found even if a retry passed', () => {
    const results = [{ duration: 1, error: { message: 'late' } }, { duration: 1 }];
    const specs = [{ title: 'opens', tests: [{ results }] }];
    expect(readPlaywrightFailures({ suites: [{ file: 'a.spec.ts', specs, suites: [] }] })).toEqual(['a.spec.ts: opens: late']);
  });

  it('stand right before the totals', () => {
    const failures = Array.from({ length: 21 }, (_none, index) => `test ${index}`);
    const lines = summarize([{ part: 'unit', passed: 1, failed: 21, skipped: 0, milliseconds: 1, failures }]);
    expect(lines.slice(1, 4)).toEqual(['', 'Failed:', '  unit  test 0']);
    expect(lines.slice(-3)).toEqual(['  unit  and 1 more', '', '1 passed, 21 failed']);
  });
});

describe('durations', () => {
  it('come from the files of a Vitest report', () => {
    const report = { ...vitest, testResults: [{ ...file, status: 'passed', assertionResults: [] }] };
    expect(readVitestDurations(report)).toEqual([{ name: 'src/a.test.ts', milliseconds: 2500 }]);
  });

  it('come from the tests of every suite in a Playwright report', () => {
    const specs = [{ title: 'opens', tests: [{ results: [{ duration: 40 }] }] }];
    const report = {
      suites: [
        {
          file: 'a.spec.ts',
          specs,
          suites: [{ file: 'a.spec.ts', specs: [{ title: 'closes', tests: [{ results: [{ duration: 2 }] }] }] }],
        },
      ],
    };
    expect(readPlaywrightDurations(report)).toEqual([
      { name: 'a.spec.ts: opens', milliseconds: 40 },
      { name: 'a.spec.ts: closes', milliseconds: 2 },
    ]);
  });
});
