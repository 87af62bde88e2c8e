import type { PayloadRequest } from 'payload';

/**
 * What the hooks of one request tell each other. It hangs on `req.context`, which Payload hands on from call to call by
 * copying it: what is remembered is therefore found by an object in it, not by the context itself.
 */
export class RequestMemory<Key, Value> {
  readonly #kept = new WeakMap<object, Map<Key, Value>>();

  /** @param name under which it hangs on the context; each memory has its own */
  constructor(private readonly name: string) {}

  /** What this request remembers. */
  of({ context }: Pick<PayloadRequest, 'context'>): Map<Key, Value> {
    const known: unknown = context[this.name];
    const token = typeof known === 'object' && known !== null ? known : {};
    context[this.name] = token;
    const kept = this.#kept.get(token) ?? new Map<Key, Value>();
    this.#kept.set(token, kept);
    return kept;
  }
}
