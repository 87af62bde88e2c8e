import type { CachedEntry } from '@/platform/page-cache/cached-entry';

/** How many cache entries can be followed at a time. Pages of entries beyond that are sent by the main thread. */
const SLOT_COUNT = 65_536;
/** The first element says whether the main thread receives invalidations; each other one is the generation of a slot. */
const LISTENING = 0;

/** Stands for a cache entry in the HTTP thread. */
export interface FreshnessToken {
  slot: number;
  generation: number;
}

/**
 * Tells the HTTP thread which cache entries may be served. An entry has a slot in shared memory, and its generation is part
 * of the entry's token. An outdated entry moves its slot to the next generation, which takes effect at once, unlike a
 * message. A message that arrives late has a token of the former generation, so it can't bring the entry back.
 */
export class FreshnessWriter {
  /** For {@link FreshnessReader}. */
  readonly memory = new SharedArrayBuffer((SLOT_COUNT + 1) * Int32Array.BYTES_PER_ELEMENT);
  readonly #generations = new Int32Array(this.memory);
  readonly #slots = new WeakMap<CachedEntry, number>();
  readonly #released: number[] = [];
  #usedCount = 0;

  /** Returns the token of an entry, which must be servable now; undefined when no slot is free. */
  getToken(entry: CachedEntry): FreshnessToken | undefined {
    const slot = this.#slots.get(entry) ?? this.#takeSlot();
    if (slot === undefined) return undefined;
    this.#slots.set(entry, slot);
    return { slot, generation: Atomics.load(this.#generations, slot) };
  }

  /** Invalidates the tokens of an entry for good. */
  setOutdated(entry: CachedEntry): void {
    const slot = this.#slots.get(entry);
    if (slot === undefined) return;
    Atomics.add(this.#generations, slot, 1);
    this.#slots.delete(entry);
    this.#released.push(slot);
  }

  /** Sets whether this process receives invalidations. Until then, no token is fresh. */
  setListening(isListening: boolean): void {
    Atomics.store(this.#generations, LISTENING, isListening ? 1 : 0);
  }

  #takeSlot(): number | undefined {
    const released = this.#released.pop();
    if (released !== undefined || this.#usedCount === SLOT_COUNT) return released;
    this.#usedCount += 1;
    return this.#usedCount;
  }
}

/** Reads what {@link FreshnessWriter} writes, in another thread. */
export class FreshnessReader {
  readonly #generations: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.#generations = new Int32Array(memory);
  }

  /** Returns whether the entry of a token may be served at this moment. */
  isFresh({ slot, generation }: FreshnessToken): boolean {
    return Atomics.load(this.#generations, LISTENING) === 1 && Atomics.load(this.#generations, slot) === generation;
  }
}
