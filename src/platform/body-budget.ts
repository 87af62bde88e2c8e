import { visitorAddressOf, visitorNetwork } from './visitor-address';

/** Up to this size a body is small: a form without a file. */
export const SMALL_BODY_BYTES = 64 * 1024;
/** What a part of a body costs beside its bytes; a body may come in parts of one byte. */
const PART_BYTES = 256;

const MEGABYTE = 1024 * 1024;

/** How many bytes may be held; large bodies leave the rest to small ones. */
interface Limits {
  all: number;
  large: number;
}

const OF_PROCESS: Limits = { all: 64 * MEGABYTE, large: 48 * MEGABYTE };
const OF_NETWORK: Limits = { all: 20 * MEGABYTE, large: 16 * MEGABYTE };

/** Why bytes may not be held: this visitor's network has too many under way, or everybody together. */
export type Shortage = 'network' | 'process';

declare global {
  /** Route handlers are bundled apart; they share one budget. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var bodyBudget: BodyBudget | undefined;
}

/** How many bytes of request bodies this process holds at a time, in all and for each visitor's network. */
export class BodyBudget {
  #held = 0;
  readonly #heldFor = new Map<string, number>();

  constructor(
    private readonly ofProcess = OF_PROCESS,
    private readonly ofNetwork = OF_NETWORK,
  ) {}

  /** The bytes that are held now. */
  get held(): number {
    return this.#held;
  }

  /** Holds bytes for a network. @returns why it may not, in which case nothing is held */
  take(network: string, bytes: number, size: keyof Limits): Shortage | undefined {
    const heldForNetwork = (this.#heldFor.get(network) ?? 0) + bytes;
    if (this.#held + bytes > this.ofProcess[size]) return 'process';
    if (heldForNetwork > this.ofNetwork[size]) return 'network';
    this.#held += bytes;
    this.#heldFor.set(network, heldForNetwork);
    return undefined;
  }

  /** Gives bytes back that were held for a network. */
  release(network: string, bytes: number): void {
    this.#held -= bytes;
    const left = (this.#heldFor.get(network) ?? 0) - bytes;
    if (left > 0) this.#heldFor.set(network, left);
    else this.#heldFor.delete(network);
  }
}

/** The parts of one body, as far as they may be held. */
export class HeldBody {
  readonly #network: string;
  #parts: Uint8Array[] = [];
  #taken = 0;

  constructor(
    request: Pick<Request, 'headers'>,
    private readonly budget = (globalThis.bodyBudget ??= new BodyBudget()),
  ) {
    this.#network = visitorNetwork(visitorAddressOf(request) ?? '');
  }

  /** Holds one more part. @returns why it may not be held */
  add(part: Uint8Array): Shortage | undefined {
    const bytes = part.length + PART_BYTES;
    const shortage = this.budget.take(this.#network, bytes, this.#taken + bytes > SMALL_BODY_BYTES ? 'large' : 'all');
    if (shortage !== undefined) return shortage;
    this.#taken += bytes;
    this.#parts.push(part);
    return undefined;
  }

  /** Lets go of everything but a copy of the beginning, in which the texts of a form stand before a file. */
  keepBeginning(next: Uint8Array = new Uint8Array()): void {
    const beginning = joined([...this.#parts, next], SMALL_BODY_BYTES - PART_BYTES);
    this.release();
    this.add(beginning);
  }

  /** All that is held, in one piece. */
  bytes(): Uint8Array<ArrayBuffer> {
    return joined(this.#parts);
  }

  /** Lets go of everything. */
  release(): void {
    this.budget.release(this.#network, this.#taken);
    this.#parts = [];
    this.#taken = 0;
  }
}

function joined(parts: readonly Uint8Array[], most = Infinity): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.min(most, parts.reduce((length, part) => length + part.length, 0)));
  let at = 0;
  for (const part of parts) {
    const piece = part.subarray(0, whole.length - at);
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
