import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import {
  countPlaywright,
  countVitest,
  readPlaywrightDurations,
  readVitestDurations,
  applyExitCode,
  summarize,
  findImportViolations,
} from './reports';

/** What a report contains about a file besides its tests. */
const file = { name: path.join(repositoryRoot, 'src/a.test.ts'), startTime: 1000, endTime: 3500 };
const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('counting a report of Vitest', () => {
  it('takes its own counts', () => {
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

  it('refuses anything else', () => {
    expect(() => countVitest({})).toThrow();
  });
});

describe('counting a report of Playwright', () => {
  it('takes tests that passed only when repeated, and errors outside of tests, as failed', () => {
    expect(countPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] })).toEqual({
      passed: 9,
      failed: 4,
      skipped: 3,
    });
  });
});

describe('reading a report of dependency-cruiser', () => {
  const violation = (severity: string) => ({ from: 'src/ui/a.ts', to: 'src/app/b.ts', rule: { name: 'downwards', severity } });

  const seen = { source: 'src/ui/a.ts', dependencies: [] };

  it('names each forbidden import', () => {
    const report = { modules: [seen, seen], summary: { violations: [violation('error'), violation('warn')] } };
    expect(findImportViolations(report, 2)).toEqual(['downwards: src/ui/a.ts → src/app/b.ts']);
  });

  it('names folders that import each other, though their files make no circle', () => {
    const importing = (source: string, ...to: string[]) => ({ source, dependencies: to.map((resolved) => ({ resolved })) });
    const modules = [importing('src/cms/a/one.ts', 'src/cms/b/one.ts'), importing('src/cms/b/two.ts', 'src/cms/a/two.ts')];
    const [line, ...others] = findImportViolations({ modules, summary: { violations: [] } }, 2);
    expect(line).toContain('src/cms/a → src/cms/b → src/cms/a');
    expect(others).toEqual([]);
  });

  it('does not trust one that saw too little', () => {
    expect(findImportViolations({ modules: [seen], summary: { violations: [] } }, 2)).toEqual([
      'only 1 modules were seen, of at least 2',
    ]);
  });
});

describe('judging a count', () => {
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

describe('the summary', () => {
  it('ends with the sums of all parts', () => {
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

describe('durations', () => {
  it('are those of the files of Vitest', () => {
    const report = { ...vitest, testResults: [{ ...file, status: 'passed', assertionResults: [] }] };
    expect(readVitestDurations(report)).toEqual([{ name: 'src/a.test.ts', milliseconds: 2500 }]);
  });

  it('are those of the tests of Playwright, in every suite', () => {
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
