import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildConnectionString, type LabServer } from './lab-server';

const runFile = promisify(execFile);

/** A line of input and its output, with the time since the recording began. */
interface Step {
  readonly atMs: number;
  readonly prompt: string;
  readonly input: string;
  readonly output: string;
}

/** Records what is entered in a terminal, and when. */
export class Transcript {
  readonly steps: Step[] = [];
  #startedAt = performance.now();

  /** Measures times from now on. */
  restartClock(): void {
    this.#startedAt = performance.now();
  }

  elapsedMs(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  /** Sends one line to psql and records its output. */
  async psql(server: LabServer, input: string): Promise<string> {
    const prompt = `${server.name}=# `;
    const { stdout, stderr } = await runFile(
      'psql',
      ['-X', '-P', 'footer=off', '-d', buildConnectionString(server), '-c', input],
      {
        timeout: 60_000,
      },
    );
    return this.add(prompt, input, `${stdout}${stderr}`);
  }

  /** Adds a step that happened outside psql. */
  add(prompt: string, input: string, output = ''): string {
    this.steps.push({ atMs: this.elapsedMs(), prompt, input, output: output.trimEnd() });
    return output;
  }
}
