import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { getDependencyPath, stateFolder } from '../paths';
import { CommandError } from '../command-error';
import type { ProcessManager } from '../process-manager';
import {
  type TestCount,
  countVitest,
  type TestDuration,
  readVitestDurations,
  readVitestFailures,
  applyExitCode,
  findImportViolations,
  mergeCounts,
} from './reports';

/** The result of a part: its count, and the output of its runner. */
export interface PartOutcome extends TestCount {
  remark?: string;
  output: string;
  /** Durations of its files or tests. */
  durations?: TestDuration[];
  /** Its failed tests, a line each. */
  failures?: string[];
}

/** The folders whose imports are checked, and how many files each has at least. */
const CHECKED_FOLDERS = ['src', 'scripts'];
const MODULES_MIN = 50;
const reportsFolder = path.join(stateFolder, 'test-reports');

/**
 * The compiler and the type-aware lint are Go programs. With one thread and a rarer garbage collection they take half of the CPU
 * time or less, and other parts use the other cores.
 */
const GO_VARIABLES = { GOMAXPROCS: '1', GOGC: '400' };

/** Type check: one test. Next generates the types of the routes first; a fresh clone has none. */
export async function checkTypes(processes: ProcessManager): Promise<PartOutcome> {
  await processes.run({ name: 'next typegen', arguments: [getDependencyPath('next/dist/bin/next'), 'typegen'], output: 'keep' });
  // Several checkers would each compute the types that their files share.
  return runSingle(processes, 'tsc', [getDependencyPath('typescript-native/bin/tsc'), '--noEmit', '--singleThreaded']);
}

/** Lint: one test; warnings count. */
export async function checkLint(processes: ProcessManager): Promise<PartOutcome> {
  // Without these, in a checkout that is not a git clone (an archive), it would lint every file of every package.
  const ignored = ['node_modules', '.next', '.build'].flatMap((folder) => ['--ignore-pattern', folder]);
  const options = ['--config', '.oxlintrc.json', '--type-aware', '--deny-warnings', ...ignored];
  const outcome = await runSingle(processes, 'oxlint', [getDependencyPath('oxlint/bin/oxlint'), ...options]);
  if (outcome.failed === 0 && !/ on [1-9]\d* files? /.test(outcome.output))
    return { ...outcome, passed: 0, failed: 1, remark: 'no files were checked' };
  const format = await checkFormat(processes);
  return { ...mergeCounts(outcome, format), output: [outcome.output, format.output].join('\n') };
}

/** Formatting: one test. `npm run format` fixes it. */
async function checkFormat(processes: ProcessManager): Promise<PartOutcome> {
  const outcome = await runSingle(processes, 'oxfmt', [getDependencyPath('oxfmt/bin/oxfmt'), '--check', '.']);
  if (outcome.failed === 0 && !/ on [1-9]\d* files? /.test(outcome.output))
    return { ...outcome, passed: 0, failed: 1, remark: 'no files were checked' };
  return outcome;
}

/** Direction of imports, of the site and of the scripts: one test. */
export async function checkImports(processes: ProcessManager): Promise<PartOutcome> {
  const { code, output } = await processes.start({
    name: 'dependency-cruiser',
    arguments: [
      getDependencyPath('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...CHECKED_FOLDERS,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      '--output-to',
      prepareReportFile('imports'),
    ],
    output: 'keep',
  }).exited;
  const report = readReport('imports', output);
  const lines = findImportViolations(report, CHECKED_FOLDERS, MODULES_MIN);
  const remark = lines.length === 0 && code !== 0 ? `its runner ended with code ${code}` : undefined;
  const well = lines.length === 0 && code === 0;
  return { passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0, remark, output: [output, ...lines].join('\n') };
}

/** Spelling of the content, the documentation and the text in components: one test. */
export async function checkSpelling(processes: ProcessManager): Promise<PartOutcome> {
  const outcome = await runSingle(processes, 'cspell', [
    getDependencyPath('cspell/bin.mjs'),
    'lint',
    '--config',
    'cspell.json',
    '--no-progress',
    '--no-color',
    '--no-cache',
  ]);
  if (outcome.failed === 0 && !/Files checked: [1-9]/.test(outcome.output))
    return { ...outcome, passed: 0, failed: 1, remark: 'no files were checked' };
  return outcome;
}

/** How long a Vitest project may take, so that a run that hangs ends with the names of the files that have finished. */
const VITEST_LIMIT_MS = 80 * 60_000;

/** Options of a Vitest project. */
interface VitestOptions {
  /** The variables of the tests. */
  environment: NodeJS.ProcessEnv;
  /** Parts of the paths of the files to run; none means all. */
  files?: string[];
  /** Receives a line for each file that has finished. */
  onFile?: (line: string) => void;
}

/**
 * Runs a Vitest project.
 * @throws {CommandError} when it takes longer than 80 minutes, with its output
 */
export async function runVitest(
  processes: ProcessManager,
  project: 'unit' | 'integration' | 'pages',
  { environment, files = [], onFile }: VitestOptions,
): Promise<PartOutcome & Required<Pick<PartOutcome, 'durations' | 'failures'>>> {
  const file = prepareReportFile(project);
  const vitest = processes.start({
    name: `vitest ${project}`,
    arguments: [
      getDependencyPath('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ],
    environment,
    output: onFile === undefined ? 'keep' : (line) => reportFile(line, onFile),
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void vitest.stop();
  }, VITEST_LIMIT_MS);
  const { code, output } = await vitest.exited;
  clearTimeout(timer);
  if (isLate) throw new CommandError(`It was stopped after ${VITEST_LIMIT_MS / 60_000} minutes.`, { output });
  const report = readReport(project, output);
  return {
    ...applyExitCode(countVitest(report), code),
    durations: readVitestDurations(report),
    failures: readVitestFailures(report),
    output,
  };
}

/** Passes on what Vitest's reporter prints about a file: `✓ integration tests/integration/backup.test.ts (2 tests) 8123ms`. */
function reportFile(line: string, onFile: (line: string) => void): void {
  const [, text] = /^\s*[✓❯×]\s.*?(\S+\.test\.tsx? \(.*)$/.exec(stripVTControlCharacters(line)) ?? [];
  if (text !== undefined) onFile(text);
}

const SHOWN_LINES_MAX = 200;

/**
 * Saves all output of a runner and returns the part that the terminal shows.
 * @returns the last lines; when some are omitted, the first line says where they are
 */
export function truncateOutput(part: string, output: string): string {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= SHOWN_LINES_MAX) return lines.join('\n');
  const file = path.join(reportsFolder, `${part}.log`);
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(file, output);
  return [`… the last ${SHOWN_LINES_MAX} of ${lines.length} lines; all are in ${file}`, ...lines.slice(-SHOWN_LINES_MAX)].join(
    '\n',
  );
}

/**
 * Prepares the report file of a part; the report of an earlier run is removed.
 * @returns its path
 */
export function prepareReportFile(part: string): string {
  mkdirSync(reportsFolder, { recursive: true });
  const file = path.join(reportsFolder, `${part}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * Reads the report of a part.
 * @param output of the runner, in case it wrote no report
 * @throws {CommandError} when there is no report
 */
export function readReport(part: string, output = ''): unknown {
  try {
    return z.unknown().parse(JSON.parse(readFileSync(path.join(reportsFolder, `${part}.json`), 'utf8')));
  } catch {
    // The runner failed before it could write one; its output says why.
    throw new CommandError(`The part "${part}" ended without a report.`, { output });
  }
}

async function runSingle(processes: ProcessManager, name: string, command: string[]): Promise<PartOutcome> {
  const environment = { ...process.env, ...GO_VARIABLES };
  const { code, output } = await processes.start({ name, arguments: command, environment, output: 'keep' }).exited;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}
