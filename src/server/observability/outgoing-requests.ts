import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Attributes, Span } from '@opentelemetry/api';
import { z } from 'zod';
import { getRequestScope } from '@/platform/request-scope';

/** What Node's `fetch` reports of a request: the same object each time. */
const requestSchema = z.object({ origin: z.union([z.string(), z.instanceof(URL)]), method: z.string() });
const answeredSchema = z.object({ response: z.object({ statusCode: z.number() }) });
const failedSchema = z.object({ error: z.unknown() });

/** What the tracer of a process does, whose packages are loaded only with a collector. */
export interface ClientTracer {
  /** Begins the span of an outgoing request; the parent is the span of the request that caused it. */
  start: (name: string, attributes: Attributes, parent: Span | undefined) => Span;
  /** Marks a span as failed, by the kind of the error. */
  fail: (span: Span, type: string) => void;
}

/**
 * Makes a span of each request that this process sends with `fetch`: to all services but the mail server and the bucket of
 * pictures, which aren't asked with `fetch`. A span has the host and not the path, which may hold the address of a visitor.
 * @returns what ends it
 */
export function traceOutgoingRequests({ start, fail }: ClientTracer): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (request: object, message: unknown) => void> = {
    'undici:request:create': (request) => {
      const { data } = requestSchema.safeParse(request);
      if (data === undefined) return;
      const { hostname, port, protocol } = new URL(data.origin);
      const attributes = {
        'http.request.method': data.method,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      };
      spans.set(request, start(`${data.method} ${hostname}`, attributes, getRequestScope()?.span));
    },
    'undici:request:headers': (request, message) => {
      const span = spans.get(request);
      const status = answeredSchema.safeParse(message).data?.response.statusCode;
      if (span === undefined || status === undefined) return;
      span.setAttribute('http.response.status_code', status);
      if (status >= 400) fail(span, String(status));
    },
    'undici:request:trailers': (request) => spans.get(request)?.end(),
    'undici:request:error': (request, message) => {
      const span = spans.get(request);
      if (span === undefined) return;
      const error = failedSchema.safeParse(message).data?.error;
      fail(span, error instanceof Error ? error.name : '_OTHER');
      span.end();
    },
  };
  const subscriptions = Object.entries(listeners).map(([name, listener]) => {
    const onMessage = (message: unknown): void => {
      const request = getRequest(message);
      if (request !== undefined) listener(request, message);
    };
    subscribe(name, onMessage);
    return () => unsubscribe(name, onMessage);
  });
  return () => {
    for (const end of subscriptions) end();
  };
}

/** Returns the request of a message; a parsed copy wouldn't be the same object. */
function getRequest(message: unknown): object | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  return typeof message.request === 'object' && message.request !== null ? message.request : undefined;
}
