/**
 * Replaces `@okta/okta-idx-js` (next.config.ts). The sign-on SDK imports it for a sign-in form of its own, which this
 * site doesn't use, and it adds 40 kB and code that needs `eval`. The SDK accesses these names when it starts.
 */
function refuse(): never {
  throw new Error('This site signs in by redirect only.');
}

const idx = {
  client: { interceptors: { request: { use: (): void => undefined } } },
  start: refuse,
  makeIdxState: refuse,
};

export default idx;
