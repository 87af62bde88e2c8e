import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Attributes, Span } from '@opentelemetry/api';
import { z } from 'zod';
import { getRequestScope } from '@/platform/request-scope';

/** The request in the events of Node's `fetch`, which is the same object each time. */
const requestSchema = z.object({ origin: z.union([z.string(), z.instanceof(URL)]), method: z.string() });
const headersMessageSchema = z.object({ response: z.object({ statusCode: z.number() }) });
const errorMessageSchema = z.object({ error: z.unknown() });

/** Creates spans without importing the tracer's packages, which are loaded only when a collector is configured. */
export interface ClientTracer {
  /** Starts the span of an outgoing request; the parent is the span of the request that caused it. */
  start: (name: string, attributes: Attributes, parent: Span | undefined) => Span;
  /** Marks a span as failed, by the kind of the error. */
  fail: (span: Span, type: string) => void;
}

/**
 * Creates a span for each request that this process sends with `fetch`, so for all services except the mail server and the
 * picture bucket. A span has the host but not the path, which may contain a visitor's email address.
 * @returns a function that stops tracing
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
      const status = headersMessageSchema.safeParse(message).data?.response.statusCode;
      if (span === undefined || status === undefined) return;
      span.setAttribute('http.response.status_code', status);
      if (status >= 400) fail(span, String(status));
    },
    'undici:request:trailers': (request) => spans.get(request)?.end(),
    'undici:request:error': (request, message) => {
      const span = spans.get(request);
      if (span === undefined) return;
      const error = errorMessageSchema.safeParse(message).data?.error;
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
