import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getMediaFolder } from '../../../scripts/environment-file';
import { repositoryRoot } from '../../../scripts/paths';
import { getExternalDataFolder } from '../../../scripts/database/data-folder';
import { findRunningPostmaster, stopPostmaster } from '../../../scripts/database/postmaster';
import { getProcessIdentity } from '../../../scripts/process-identity';
import type { ManagedProcess, ProcessManager } from '../../../scripts/process-manager';
import { waitUntil } from '../../../scripts/shutdown';
import { copySeededSite } from './dedicated-postgres';
import { writeSmallContent } from './small-content';

/** The files of a checkout that the commands need, including the build. */
const PARTS = [
  'content',
  'docs/editing.md',
  'public',
  'scripts',
  'src',
  '.build',
  '.next',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Files of a build that only the next build reads. */
const NOT_COPIED = ['.next/cache', '.next/dev', '.next/diagnostics'].map((folder) => path.join(repositoryRoot, folder));

const pidEntry = z.object({ pid: z.number() });
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** A command that runs in the copy. */
export interface RunningCommand extends ManagedProcess {
  /** Everything that it has printed. */
  text(): string;
  /** Waits until it has printed this text. Fails when it ends first or takes too long. */
  waitForOutput(expected: string | RegExp): Promise<void>;
}

/**
 * A second checkout, with a database, locks and a state of its own: what the commands do to theirs can be tried in it
 * while a developer's site runs in the first.
 */
export class CheckoutCopy {
  /** The folder of the copy. */
  readonly folder: string;

  /** @param above an empty folder, which may be made one that others cannot enter */
  constructor(
    readonly above: string,
    private readonly processes: ProcessManager,
  ) {
    if (!existsSync(path.join(repositoryRoot, '.next', 'BUILD_ID')))
      throw new Error('The site is not built. `npm test` builds it; so does `npm run build`.');
    this.folder = path.join(above, 'checkout');
    mkdirSync(this.folder);
    for (const part of PARTS) {
      cpSync(path.join(repositoryRoot, part), path.join(this.folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !NOT_COPIED.includes(source),
      });
    }
    symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(this.folder, 'node_modules'));
    this.openTo('everybody');
  }

  /**
   * Copies a database with content into place, as an earlier run leaves it. Otherwise, the first start imports it.
   * Does nothing when the data of the tests' shared server can't be copied.
   */
  async fill(): Promise<void> {
    await copySeededSite(this.processes, this.state('postgres'));
    cpSync(getMediaFolder(), this.state('media'), { recursive: true });
  }

  /** Replaces content/ by a few files, so that the first start, imports, and exports take little time. */
  replaceContent(): void {
    rmSync(path.join(this.folder, 'content'), { recursive: true });
    writeSmallContent(path.join(this.folder, 'content'));
  }

  /** Sets whether other users may enter the folder above. */
  openTo(whom: 'everybody' | 'owner'): void {
    chmodSync(this.above, whom === 'everybody' ? 0o755 : 0o700);
  }

  /** Builds the environment of a command: without DATABASE_URL, unless it is given. */
  environment(variables: Record<string, string>): NodeJS.ProcessEnv {
    const { DATABASE_URL: _ofTheTests, ...rest } = process.env;
    return { ...rest, NODE_ENV: 'production', ...variables };
  }

  /** Runs a script of package.json, such as `start`, as npm does. npm itself would take as long as a short command. */
  script(name: string, parameters: readonly string[] = [], variables: Record<string, string> = {}): RunningCommand {
    const { scripts } = packageSchema.parse(JSON.parse(readFileSync(path.join(this.folder, 'package.json'), 'utf8')));
    const text = scripts[name];
    if (text === undefined) throw new Error(`package.json has no script ${name}.`);
    return this.#start('sh', ['-c', `${text} "$@"`, name, ...parameters], variables);
  }

  /** Runs a command of npm, such as `start`. */
  run(command: string[], variables: Record<string, string> = {}): RunningCommand {
    return this.#start('npm', command, variables);
  }

  /** Runs a command as in a terminal. */
  shell(command: string, variables: Record<string, string> = {}): RunningCommand {
    return this.#start('sh', ['-c', command], variables);
  }

  #start(program: string, parameters: string[], variables: Record<string, string>): RunningCommand {
    const lines: string[] = [];
    const running = this.processes.start({
      name: parameters.join(' '),
      command: program,
      arguments: parameters,
      environment: this.environment(variables),
      folder: this.folder,
      output: (line) => lines.push(line),
      stopTimeoutMs: 30_000,
    });
    let ended = false;
    void running.exited.then(() => {
      ended = true;
    });
    const text = () => lines.join('\n');
    const isPrinted = (expected: string | RegExp) =>
      typeof expected === 'string' ? text().includes(expected) : expected.test(text());
    return {
      ...running,
      text,
      waitForOutput: async (expected) => {
        await waitUntil(() => ended || isPrinted(expected), 500_000);
        if (!isPrinted(expected))
          throw new Error(`It ${ended ? 'ended' : 'did not end'} without printing ${String(expected)}:\n${text()}`);
      },
    };
  }

  /** The ID of the process that npm runs for `npm start`; undefined when it isn't running. */
  get starter(): number | undefined {
    try {
      const { pid } = pidEntry.parse(JSON.parse(readFileSync(path.join(this.folder, '.data/site.lock'), 'utf8')));
      return getProcessIdentity(pid) && pid;
    } catch {
      // Without a lock, nothing is running.
      return undefined;
    }
  }

  /** The ID of the site's server process, as recorded by `npm start`. */
  get server(): number | undefined {
    try {
      const entries = z
        .array(pidEntry.extend({ name: z.string() }))
        .parse(JSON.parse(readFileSync(path.join(this.folder, '.data/processes.json'), 'utf8')));
      const pid = entries.find(({ name }) => name === 'the server')?.pid;
      return pid !== undefined && getProcessIdentity(pid) ? pid : undefined;
    } catch {
      // Without a record, nothing is running.
      return undefined;
    }
  }

  /** The process ID of the embedded Postgres when its data is below the copy. */
  get postgres(): number | undefined {
    return findRunningPostmaster(path.join(this.folder, '.data/postgres'));
  }

  /** Returns a path in the folder with the state of the copy's commands. */
  state(...parts: string[]): string {
    return path.join(this.folder, '.data', ...parts);
  }

  /** Whether the data is outside of the copy, because Postgres' user may not enter it. */
  get hasDataOutside(): boolean {
    return existsSync(this.#outside);
  }

  /** The process ID of the server that runs on the data outside of the copy. */
  get postgresOutside(): number | undefined {
    return findRunningPostmaster(this.#outside);
  }

  /** Replaces the data outside of the copy. */
  moveDataOutside(data: string): void {
    rmSync(this.#outside, { recursive: true });
    // The two may be on different file systems.
    execFileSync('mv', [data, this.#outside]);
  }

  get #outside(): string {
    return path.join(getExternalDataFolder(this.folder), 'postgres');
  }

  /** Stops what a failed test has left running, and removes the data outside of the copy. */
  async remove(): Promise<void> {
    for (const pid of [this.starter, this.server]) if (pid !== undefined) process.kill(pid, 'SIGKILL');
    for (const pid of [this.postgres, this.postgresOutside]) if (pid !== undefined) await stopPostmaster(pid);
    rmSync(getExternalDataFolder(this.folder), { recursive: true, force: true });
  }
}
