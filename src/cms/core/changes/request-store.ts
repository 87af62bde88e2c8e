import type { PayloadRequest } from 'payload';

/**
 * Shares values between the hooks of one request. It hangs on `req.context`, which Payload copies from call to call;
 * values are therefore keyed by an object in the context, not by the context itself.
 */
export class RequestStore<Key, Value> {
  readonly #stores = new WeakMap<object, Map<Key, Value>>();

  /** @param name key in the context, unique per store */
  constructor(private readonly name: string) {}

  /** Returns the values stored for this request. */
  for({ context }: Pick<PayloadRequest, 'context'>): Map<Key, Value> {
    const known: unknown = context[this.name];
    const token = typeof known === 'object' && known !== null ? known : {};
    context[this.name] = token;
    const kept = this.#stores.get(token) ?? new Map<Key, Value>();
    this.#stores.set(token, kept);
    return kept;
  }
}
