import { getClientIp, getClientNetwork } from './client-ip';

/** Up to this size a body is small: a form without a file. */
export const SMALL_BODY_BYTES = 64 * 1024;
/** What a part of a body costs beside its bytes; a body may come in parts of one byte. */
const CHUNK_OVERHEAD_BYTES = 256;

const MEGABYTE = 1024 * 1024;

/** How many bytes may be held; large bodies leave the rest to small ones. */
interface Limits {
  all: number;
  large: number;
}

const PROCESS_LIMITS: Limits = { all: 64 * MEGABYTE, large: 48 * MEGABYTE };
const NETWORK_LIMITS: Limits = { all: 20 * MEGABYTE, large: 16 * MEGABYTE };

/** Why bytes may not be held: this visitor's network has too many under way, or everybody together. */
export type ExceededLimit = 'network' | 'process';

declare global {
  /** Route handlers are bundled apart; they share one budget. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var bodyBudget: BodyBudget | undefined;
}

/** How many bytes of request bodies this process holds at a time, in all and for each visitor's network. */
export class BodyBudget {
  #reserved = 0;
  readonly #reservedByNetwork = new Map<string, number>();

  constructor(
    private readonly ofProcess = PROCESS_LIMITS,
    private readonly ofNetwork = NETWORK_LIMITS,
  ) {}

  /** The bytes that are held now. */
  get reserved(): number {
    return this.#reserved;
  }

  /** Holds bytes for a network. @returns why it may not, in which case nothing is held */
  reserve(network: string, bytes: number, size: keyof Limits): ExceededLimit | undefined {
    const heldForNetwork = (this.#reservedByNetwork.get(network) ?? 0) + bytes;
    if (this.#reserved + bytes > this.ofProcess[size]) return 'process';
    if (heldForNetwork > this.ofNetwork[size]) return 'network';
    this.#reserved += bytes;
    this.#reservedByNetwork.set(network, heldForNetwork);
    return undefined;
  }

  /** Gives bytes back that were held for a network. */
  release(network: string, bytes: number): void {
    this.#reserved -= bytes;
    const left = (this.#reservedByNetwork.get(network) ?? 0) - bytes;
    if (left > 0) this.#reservedByNetwork.set(network, left);
    else this.#reservedByNetwork.delete(network);
  }
}

/** The parts of one body, as far as they may be held. */
export class BufferedBody {
  readonly #network: string;
  #chunks: Uint8Array[] = [];
  #reserved = 0;

  constructor(
    request: Pick<Request, 'headers'>,
    private readonly budget = (globalThis.bodyBudget ??= new BodyBudget()),
  ) {
    this.#network = getClientNetwork(getClientIp(request) ?? '');
  }

  /** Holds one more part. @returns why it may not be held */
  append(part: Uint8Array): ExceededLimit | undefined {
    const bytes = part.length + CHUNK_OVERHEAD_BYTES;
    const shortage = this.budget.reserve(this.#network, bytes, this.#reserved + bytes > SMALL_BODY_BYTES ? 'large' : 'all');
    if (shortage !== undefined) return shortage;
    this.#reserved += bytes;
    this.#chunks.push(part);
    return undefined;
  }

  /** Lets go of everything but a copy of the beginning, in which the texts of a form stand before a file. */
  truncate(next: Uint8Array = new Uint8Array()): void {
    const beginning = concatBytes([...this.#chunks, next], SMALL_BODY_BYTES - CHUNK_OVERHEAD_BYTES);
    this.release();
    this.append(beginning);
  }

  /** All that is held, in one piece. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return concatBytes(this.#chunks);
  }

  /** Lets go of everything. */
  release(): void {
    this.budget.release(this.#network, this.#reserved);
    this.#chunks = [];
    this.#reserved = 0;
  }
}

function concatBytes(parts: readonly Uint8Array[], most = Infinity): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(
    Math.min(
      most,
      parts.reduce((length, part) => length + part.length, 0),
    ),
  );
  let at = 0;
  for (const part of parts) {
    const piece = part.subarray(0, whole.length - at);
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
