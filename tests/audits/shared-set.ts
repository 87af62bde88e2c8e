import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A set of lines that all workers of a run share, in a file of Playwright's output folder, which is emptied when a run begins. */
export class SharedSet {
  readonly #file: string;

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, name);
  }

  /** Returns the lines that any worker has added. */
  read(): string[] {
    return existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').slice(0, -1) : [];
  }

  /**
   * Adds lines.
   * @returns those that no worker had added before; two workers that add a line at the same moment may both get it
   */
  add(lines: readonly string[]): string[] {
    const known = new Set(this.read());
    const added = lines.filter((line) => !known.has(line));
    if (added.length > 0) appendFileSync(this.#file, added.map((line) => `${line}\n`).join(''));
    return added;
  }
}
