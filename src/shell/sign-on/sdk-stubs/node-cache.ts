/**
 * Stands in for `node-cache` (next.config.ts): the sign-on SDK makes one when it loads, for use on a server, and this
 * site uses the SDK in browsers only.
 */
class NodeCache {
  readonly #entries = new Map<string, unknown>();

  get = (key: string): unknown => this.#entries.get(key);
  set = (key: string, value: unknown): Map<string, unknown> => this.#entries.set(key, value);
  del = (key: string): boolean => this.#entries.delete(key);
}

// The SDK takes it by `require`, which must give the class itself.
module.exports = NodeCache;
