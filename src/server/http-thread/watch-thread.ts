const INTERVAL_MS = 5_000;

/** How a thread watches the other one. */
interface WatchOptions {
  /** Sends a message that the other thread responds to. */
  ping: () => void;
  /** Called once, when the other thread has not responded for as many intervals. */
  onSilent: () => void;
  missesMax: number;
}

/**
 * Watches whether the other thread still takes messages: one that is caught in a loop doesn't end, and not every supervisor restarts
 * a process because it no longer responds. It counts its own turns instead of measuring time, because after a turn that took long, in
 * either thread, or a pause of the whole machine, the response is only waiting to be read.
 * @returns a function to call with each response
 */
export function watchThread({ ping, onSilent, missesMax }: WatchOptions): () => void {
  let misses = 0;
  const watch = setInterval(() => {
    if (misses === missesMax) {
      clearInterval(watch);
      return onSilent();
    }
    misses += 1;
    ping();
  }, INTERVAL_MS);
  watch.unref();
  return () => {
    misses = 0;
  };
}
