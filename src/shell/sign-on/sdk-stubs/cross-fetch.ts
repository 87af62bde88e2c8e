/**
 * Replaces `cross-fetch` (next.config.ts), a `fetch` for browsers that have none. Every browser of this site has one, and
 * the SDK's requests are sent by the site (provider-request.ts).
 */
export default globalThis.fetch;
