import { getClientIp, getClientNetwork } from './client-ip';

/** Bodies up to this size count as small: a form without a file. */
export const SMALL_BODY_BYTES = 64 * 1024;
/** Memory overhead of a chunk beyond its bytes. A body may arrive in chunks of one byte. */
const CHUNK_OVERHEAD_BYTES = 256;

const MEGABYTE = 1024 * 1024;

/** The maximum number of bytes in memory. The difference is reserved for small bodies. */
interface Limits {
  all: number;
  large: number;
}

const PROCESS_LIMITS: Limits = { all: 64 * MEGABYTE, large: 48 * MEGABYTE };
const NETWORK_LIMITS: Limits = { all: 20 * MEGABYTE, large: 16 * MEGABYTE };

/** Which limit was exceeded: the one of the visitor's network, or the one of the whole process. */
export type ExceededLimit = 'network' | 'process';

declare global {
  /** Route handlers are bundled separately and share one budget. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var bodyBudget: BodyBudget | undefined;
}

/** Limits the bytes of request bodies that this process holds at a time, in total and per visitor network. */
export class BodyBudget {
  #reserved = 0;
  readonly #reservedByNetwork = new Map<string, number>();

  constructor(
    private readonly ofProcess = PROCESS_LIMITS,
    private readonly ofNetwork = NETWORK_LIMITS,
  ) {}

  /** The bytes currently held. */
  get reserved(): number {
    return this.#reserved;
  }

  /** Reserves bytes for a network. @returns the exceeded limit, in which case nothing is reserved */
  reserve(network: string, bytes: number, size: keyof Limits): ExceededLimit | undefined {
    const heldForNetwork = (this.#reservedByNetwork.get(network) ?? 0) + bytes;
    if (this.#reserved + bytes > this.ofProcess[size]) return 'process';
    if (heldForNetwork > this.ofNetwork[size]) return 'network';
    this.#reserved += bytes;
    this.#reservedByNetwork.set(network, heldForNetwork);
    return undefined;
  }

  /** Releases bytes that were reserved for a network. */
  release(network: string, bytes: number): void {
    this.#reserved -= bytes;
    const left = (this.#reservedByNetwork.get(network) ?? 0) - bytes;
    if (left > 0) this.#reservedByNetwork.set(network, left);
    else this.#reservedByNetwork.delete(network);
  }
}

/** The chunks of one request body, as far as the budget allows holding them. */
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

  /** Adds a chunk. @returns the exceeded limit, in which case the chunk is not held */
  append(part: Uint8Array): ExceededLimit | undefined {
    const bytes = part.length + CHUNK_OVERHEAD_BYTES;
    const shortage = this.budget.reserve(this.#network, bytes, this.#reserved + bytes > SMALL_BODY_BYTES ? 'large' : 'all');
    if (shortage !== undefined) return shortage;
    this.#reserved += bytes;
    this.#chunks.push(part);
    return undefined;
  }

  /** Releases everything except a copy of the beginning, where the text fields of a form precede a file. */
  truncate(next: Uint8Array = new Uint8Array()): void {
    const beginning = concatBytes([...this.#chunks, next], SMALL_BODY_BYTES - CHUNK_OVERHEAD_BYTES);
    this.release();
    this.append(beginning);
  }

  /** Returns all held chunks as one array. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return concatBytes(this.#chunks);
  }

  /** Releases everything. */
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
