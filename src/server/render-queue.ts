import PQueue from 'p-queue';
import { ActiveCounts } from './active-counts';
import { WAITING_MAX, WAITING_PER_NETWORK_MAX } from './render-limits';

const CONCURRENCY = 4;
/** The pause after a 404, as a multiple of its rendering time, so that unknown paths use at most a quarter of the time. */
const PAUSE_FACTOR = 3;

interface RenderOptions<Result> {
  /** The network of the client. */
  readonly network: string;
  /** The response to the client; when it is closed by then, the work isn't run. */
  readonly client: { readonly destroyed: boolean };
  /** Whether the result shows that the path doesn't exist. */
  readonly isMissing: (result: Result) => boolean;
}

/**
 * A queue for rendering paths that may not exist. Clients can request an unlimited number of paths below a list, and only
 * rendering shows whether there is such a view. That must not slow down existing pages. As long as the requested paths
 * exist, they hardly wait.
 */
export class RenderQueue {
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  /** How many requests of each network are waiting. */
  readonly #waiting = new ActiveCounts();
  #pauseTimer: NodeJS.Timeout | undefined;
  #pausedUntil = 0;

  /**
   * Runs the work when a slot is free.
   * @returns undefined when the work wasn't run: the queue is full, too many requests of the network are waiting, or the client has left
   */
  async run<Result>(
    work: () => Promise<Result>,
    { network, client, isMissing }: RenderOptions<Result>,
  ): Promise<Result | undefined> {
    const waiting = this.#waiting.get(network);
    if (this.#queue.size >= WAITING_MAX || waiting >= WAITING_PER_NETWORK_MAX) return undefined;
    this.#waiting.begin(network);
    const render = async () => {
      this.#waiting.end(network);
      if (client.destroyed) return undefined;
      const begin = performance.now();
      const result = await work();
      if (isMissing(result)) this.#pause(PAUSE_FACTOR * (performance.now() - begin));
      return result;
    };
    // The first request of a network comes before the second of another.
    return this.#queue.add(render, { priority: -waiting });
  }

  /** The longest of the requested pauses counts. */
  #pause(milliseconds: number): void {
    const until = performance.now() + milliseconds;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    clearTimeout(this.#pauseTimer);
    this.#queue.pause();
    this.#pauseTimer = setTimeout(() => this.#queue.start(), milliseconds).unref();
  }
}
