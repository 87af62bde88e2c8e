/**
 * Replaces `node-cache` (next.config.ts). The sign-on SDK would create one for use on a server, but this site uses the
 * SDK only in browsers. The SDK works without it when the module isn't a function.
 */
export default undefined;
