/** Counts up to a number in each second. */
export class SecondLimit {
  #second = 0;
  #count = 0;

  constructor(private readonly max: number) {}

  /** @returns false when there were more in this second */
  count(): boolean {
    const isReached = this.isReached();
    this.#count += 1;
    return !isReached;
  }

  /** Whether there can't be another one in this second. */
  isReached(): boolean {
    const second = Math.floor(Date.now() / 1_000);
    if (this.#second !== second) [this.#second, this.#count] = [second, 0];
    return this.#count >= this.max;
  }
}
