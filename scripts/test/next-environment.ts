import { AsyncLocalStorage } from 'node:async_hooks';

// Next's server puts it on the global object, and Next's modules take it when they are loaded. All unit tests share those modules.
Object.assign(globalThis, { AsyncLocalStorage });
