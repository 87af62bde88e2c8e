import { styleText } from 'node:util';

/** Where output goes: `process.stdout`, or a list in a test. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** One step of a command, from start to end. */
export interface Step {
  /** Prints an indented line that belongs to the step. */
  note(line: string): void;
  /** Marks it as successful, with its duration. `text` replaces the title. */
  succeed(text?: string): void;
  /** Marks it as failed, with its duration. */
  fail(text?: string): void;
}

const plainIntervalMs = 10_000;
const ttyIntervalMs = 1_000;

/**
 * Prints steps, several at a time if needed. On a terminal, running steps are at the bottom and count their seconds;
 * elsewhere (a log), each reports every ten seconds that it is still running.
 */
export class Terminal {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #running = new Map<object, { title: string; since: number }>();
  #drawnLines = 0;
  #timer: NodeJS.Timeout | undefined;
  #isMuted = false;

  /**
   * @param output destination
   * @param now the clock, in milliseconds
   */
  constructor(output: Output = process.stdout, now: () => number = Date.now) {
    this.#output = output;
    this.#now = now;
  }

  /** Prints whole lines above the running steps. */
  print(...lines: string[]): void {
    if (!this.#isMuted) this.printAlways(...lines);
  }

  /** Prints whole lines even when muted: for the command itself, about its end. */
  printAlways(...lines: string[]): void {
    this.#erase();
    for (const line of lines) this.#output.write(`${line}\n`);
    this.#draw();
  }

  /** Prints the lines of an error, even when muted. */
  printProblem(lines: string[]): void {
    const [first = '', ...rest] = lines;
    this.printAlways(
      '',
      `${this.#symbol('✗', 'red')} ${first}`,
      ...rest.flatMap((text) => text.split('\n')).map((line) => `  ${line}`),
    );
  }

  /** Drops all steps and prints nothing further, because what is being stopped has nothing to report. */
  mute(): void {
    this.#isMuted = true;
    this.#erase();
    this.#running.clear();
    clearInterval(this.#timer);
  }

  /**
   * Starts a step.
   * @param title what is being done, such as "Building the site"
   */
  startStep(title: string): Step {
    if (this.#isMuted) return { note: () => undefined, succeed: () => undefined, fail: () => undefined };
    const key = {};
    const since = this.#now();
    this.#running.set(key, { title, since });
    this.#timer ??= setInterval(() => this.#tick(), this.#output.isTTY ? ttyIntervalMs : plainIntervalMs).unref();
    this.#erase();
    this.#draw();
    const end = (line: string): void => {
      if (!this.#running.delete(key)) return;
      if (this.#running.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
      this.print(`${line} (${formatSeconds(this.#now() - since)})`);
    };
    return {
      note: (line) => {
        if (this.#running.has(key)) this.print(`    ${line}`);
      },
      succeed: (text = title) => end(`${this.#symbol('✓', 'green')} ${text}`),
      fail: (text = title) => end(`${this.#symbol('✗', 'red')} ${text}`),
    };
  }

  /**
   * Runs work as a step.
   * @param title what is being done
   * @param work receives the step
   * @param describe returns the line printed at the end, based on the result
   * @returns the result of the work
   * @throws what the work throws, after the step is shown as failed
   */
  async step<Result>(
    title: string,
    work: (step: Step) => Promise<Result>,
    describe: (result: Result) => string,
  ): Promise<Result> {
    const step = this.startStep(title);
    try {
      const result = await work(step);
      step.succeed(describe(result));
      return result;
    } catch (error) {
      step.fail();
      throw error;
    }
  }

  #tick(): void {
    if (this.#output.isTTY) {
      this.#erase();
      this.#draw();
      return;
    }
    for (const { title, since } of this.#running.values()) {
      const elapsed = Math.round((this.#now() - since) / 1000);
      if (elapsed >= plainIntervalMs / 1000 - 1) this.#output.write(`… ${title} (${elapsed} s so far)\n`);
    }
  }

  #draw(): void {
    if (!this.#output.isTTY) return;
    for (const { title, since } of this.#running.values()) {
      const elapsed = Math.floor((this.#now() - since) / 1000);
      const line = `… ${title}${elapsed > 0 ? ` ${elapsed} s` : ''}`;
      // A wrapped line would not be erased completely. Some terminals report 0 columns.
      this.#output.write(`${line.slice(0, (this.#output.columns || 80) - 1)}\n`);
      this.#drawnLines += 1;
    }
  }

  #erase(): void {
    if (this.#drawnLines > 0) this.#output.write('\u001B[1A\u001B[2K'.repeat(this.#drawnLines));
    this.#drawnLines = 0;
  }

  #symbol(mark: string, color: 'green' | 'red'): string {
    return this.#output.isTTY && process.env['NO_COLOR'] === undefined ? styleText(color, mark) : mark;
  }
}

/**
 * Formats a duration for the steps.
 * @param milliseconds duration
 * @returns such as "0.4 s"
 */
function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
