/**
 * Stands in for `node-cache` (next.config.ts): the sign-on SDK would make one for use on a server, and this site uses the
 * SDK in browsers only. It does without when the module is no function.
 */
export default undefined;
