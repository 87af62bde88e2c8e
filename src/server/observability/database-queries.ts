import { tracingChannel } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { type ObservedQuery, QUERY_CHANNEL } from '@/platform/database/observed-queries';
import { getRequestScope } from '@/platform/request-scope';
import type { ClientTracer } from './outgoing-requests';

/**
 * Creates a span for each query that a request causes, with the command and the tables but without the text. Background jobs
 * are not traced, because they poll every second.
 * @returns a function that stops tracing
 */
export function traceDatabaseQueries({ start, fail }: ClientTracer): () => void {
  const spans = new WeakMap<object, Span>();
  const channel = tracingChannel<string, ObservedQuery>(QUERY_CHANNEL);
  const ignore = (): void => undefined;
  const listeners = {
    start: (query: ObservedQuery): void => {
      const parent = getRequestScope()?.span;
      if (parent?.isRecording() !== true) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': query.summary };
      spans.set(query, start(query.summary, attributes, parent));
    },
    error: (query: ObservedQuery & { error?: unknown }): void => {
      const span = spans.get(query);
      if (span !== undefined) fail(span, getErrorType(query.error));
    },
    asyncEnd: (query: ObservedQuery): void => spans.get(query)?.end(),
    end: ignore,
    asyncStart: ignore,
  };
  channel.subscribe(listeners);
  return () => channel.unsubscribe(listeners);
}

/** Returns the Postgres error code, such as 40001, or the name of the error. Its message may contain values. */
function getErrorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
