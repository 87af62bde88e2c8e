import PQueue from 'p-queue';

const CONCURRENCY = 4;
/** More would wait for seconds. */
const MAX_WAITING = 20;
/** How long nothing is tried after a path that led nowhere, in times of what it took: endless ones get a fourth of the time. */
const REST = 3;

/**
 * Renders what may lead nowhere. Anybody can request endless paths below a list, and only rendering tells that there is no
 * such view; that must not take the time of the pages that exist. While the paths that are tried lead somewhere, they hardly
 * wait.
 */
export class UncertainPages {
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  #rest: NodeJS.Timeout | undefined;

  /**
   * Does the work when it is its turn.
   * @param leadsNowhere whether the result says that there is nothing
   * @returns undefined when so many wait already that it wasn't done
   */
  async run<Result>(work: () => Promise<Result>, leadsNowhere: (result: Result) => boolean): Promise<Result | undefined> {
    if (this.#queue.size >= MAX_WAITING) return undefined;
    return this.#queue.add(async () => {
      const begin = performance.now();
      const result = await work();
      if (leadsNowhere(result)) this.#pause(REST * (performance.now() - begin));
      return result;
    });
  }

  #pause(milliseconds: number): void {
    clearTimeout(this.#rest);
    this.#queue.pause();
    this.#rest = setTimeout(() => this.#queue.start(), milliseconds).unref();
  }
}
