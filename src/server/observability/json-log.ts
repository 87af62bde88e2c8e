import { format } from 'node:util';
import { pino } from 'pino';
import { getRequestScope } from '@/platform/request-scope';
import { LOG_LEVELS, type LogLevel } from '../http-thread/messages';

/** Pino's levels by console method. */
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const satisfies Record<
  LogLevel,
  string
>;

/** Where lines are written: standard output, except in tests. */
interface LogStream {
  write(line: string): void;
}

/** Creates a function that writes a console call as one line of JSON. */
export function createJsonLog(stream?: LogStream): (level: LogLevel, values: readonly unknown[]) => void {
  const options = {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'message',
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = stream === undefined ? pino(options) : pino(options, stream);
  return (level, values) => {
    const error = values.find((value) => value instanceof Error);
    const texts = values.filter((value) => value !== error);
    const message = texts.length === 0 ? error?.message : format(...texts);
    logger[LEVELS[level]](
      {
        ...getIds(),
        ...(error === undefined ? {} : { error: { type: error.name, message: error.message, stack: error.stack } }),
      },
      message,
    );
  };
}

function getIds(): { requestId?: string; traceId?: string } {
  const scope = getRequestScope();
  return scope === undefined ? {} : { requestId: scope.requestId, traceId: scope.traceId };
}

/**
 * Makes the console write JSON, including the lines of Next and Payload, so that log collectors need to parse only one
 * format.
 */
export function writeConsoleAsJson(): void {
  const log = createJsonLog();
  for (const level of LOG_LEVELS) console[level] = (...values: unknown[]) => log(level, values);
}
