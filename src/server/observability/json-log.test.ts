import { expect, it } from 'vitest';
import { runInRequestScope } from '@/platform/request-scope';
import { createJsonLog } from './json-log';

function read(write: (log: ReturnType<typeof createJsonLog>) => void): unknown {
  const lines: string[] = [];
  write(createJsonLog({ write: (line) => lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

it('a line has time, level, and message', () => {
  expect(read((log) => log('warn', ['%s could not be sent', 'A mail']))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    level: 'warn',
    message: 'A mail could not be sent',
  });
});

it('a line logged during a request has its IDs', () => {
  const scope = { requestId: 'the-request', traceId: 'the-trace' };
  expect(read((log) => runInRequestScope(scope, () => log('log', ['made'])))).toMatchObject({ level: 'info', ...scope });
});

it('an error is one line, with its stack as a field', () => {
  expect(read((log) => log('error', ['A page could not be rendered:', new TypeError('no title')]))).toMatchObject({
    level: 'error',
    message: 'A page could not be rendered:',
    error: { type: 'TypeError', message: 'no title', stack: expect.stringContaining('json-log.test.ts') },
  });
});
