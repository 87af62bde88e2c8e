import type { PayloadRequest } from 'payload';

/**
 * What the hooks of one request tell each other. It hangs on `req.context`, which Payload hands on from call to call by
 * copying it: what is remembered is therefore found by an object in it, not by the context itself.
 */
export class RequestStore<Key, Value> {
  readonly #stores = new WeakMap<object, Map<Key, Value>>();

  /** @param name under which it hangs on the context; each memory has its own */
  constructor(private readonly name: string) {}

  /** What this request remembers. */
  for({ context }: Pick<PayloadRequest, 'context'>): Map<Key, Value> {
    const known: unknown = context[this.name];
    const token = typeof known === 'object' && known !== null ? known : {};
    context[this.name] = token;
    const kept = this.#stores.get(token) ?? new Map<Key, Value>();
    this.#stores.set(token, kept);
    return kept;
  }
}
