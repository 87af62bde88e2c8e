import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Span } from '@opentelemetry/api';

/** Identifies a request in logs, here and in the systems in front of and behind the site. */
interface RequestScope {
  requestId: string;
  traceId: string;
  /** The span of the request, where there is a collector for it. */
  span?: Span;
}

const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const ID_BYTES = 16;
const REQUEST_ID = /^[\w.-]{8,64}$/;

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs a function so that all that it logs, also later, belongs to this request. */
export function runInRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

/** Returns the request that is being handled; undefined in background work. */
export function getRequestScope(): RequestScope | undefined {
  return storage.getStore();
}

/**
 * Takes the ids from the headers of a request: `X-Request-Id`, which the proxy sets, and `traceparent` (W3C Trace Context).
 * Missing or malformed IDs are replaced, so that visitors can't inject text into the log.
 */
export function parseRequestScope(headers: NodeJS.Dict<string | string[]>): RequestScope {
  const { traceparent } = headers;
  const traceId = typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.[1] : undefined;
  return { requestId: parseRequestId(headers), traceId: traceId ?? createId() };
}

/** Takes the id of a request from its headers as {@link parseRequestScope} does. */
export function parseRequestId({ 'x-request-id': given }: NodeJS.Dict<string | string[]>): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : createId();
}

let randomness = { bytes: Buffer.alloc(0), used: 0 };

/** Returns 32 random hexadecimal digits. The bytes are drawn for many at a time. */
function createId(): string {
  if (randomness.used === randomness.bytes.length) randomness = { bytes: randomBytes(ID_BYTES * 256), used: 0 };
  randomness.used += ID_BYTES;
  return randomness.bytes.toString('hex', randomness.used - ID_BYTES, randomness.used);
}
