import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { getRequestScope, parseRequestScope, runInRequestScope } from './request-scope';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('ids of a request', () => {
  it('are those of the proxy and of the trace', () => {
    expect(parseRequestScope({ 'x-request-id': 'a1b2c3d4e5', traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` })).toEqual({
      requestId: 'a1b2c3d4e5',
      traceId: TRACE_ID,
    });
  });

  it.each([
    {},
    { 'x-request-id': 'short', traceparent: 'x' },
    { 'x-request-id': 'a line\nof another log', traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
    { 'x-request-id': 'x'.repeat(65), traceparent: `00-${TRACE_ID.toUpperCase()}-00f067aa0ba902b7-01` },
  ])('are new without valid ones: %j', (headers) => {
    const [one, two] = [parseRequestScope(headers), parseRequestScope(headers)];
    for (const id of [one.requestId, one.traceId]) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toEqual(two);
  });

  it('are known to all that a request causes, and to nothing else', async () => {
    const scope = parseRequestScope({});
    const later = runInRequestScope(scope, async () => {
      await wait(1);
      return getRequestScope();
    });
    expect(getRequestScope()).toBeUndefined();
    expect(await later).toBe(scope);
  });
});
