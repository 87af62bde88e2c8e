import { type IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

/** The status and the headers of a response that is sent many times, checked and composed in advance. */
export interface PreparedHead {
  status: number;
  /** All headers, as names and values in turn. */
  headers: readonly string[];
  /** Those of them that Node needn't know, as they stand in the response. */
  lines: string;
  /** The others, as names and values in turn. */
  others: readonly string[];
}

/** What Node reads when it composes a head: the connection, the length, and the date are left to it. */
const READ_BY_NODE = /^(?:connection|content-length|date|expect|keep-alive|trailer|transfer-encoding)$/i;

// Node's types leave out what it doesn't document.
declare module 'node:http' {
  interface ServerResponse {
    /** Composes the head of the response from its first line and its headers. */
    _storeHeader(firstLine: string, headers: unknown): void;
  }
}

/**
 * A response that can begin with a head that was prepared. Node checks and composes each header for each response, which
 * takes as long as all else that the site does to send a page from memory.
 *
 * This depends on how Node works inside: `writeHead` composes the head with the method `_storeHeader`, and its first
 * argument is the first line of the response, after which others can follow. When a version of Node does it in another
 * way, prepared-response.test.ts says what is wrong.
 */
export class PreparedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #lines = '';

  /** Writes a prepared head, and what this response has in addition. No header may have been set before. */
  writePreparedHead({ status, lines, others }: PreparedHead, headers: readonly string[]): void {
    this.#lines = lines;
    this.writeHead(status, [...others, ...headers]);
    if (this.#lines !== '') throw new Error('This version of Node composes headers in another way (prepared-response.ts).');
  }

  override _storeHeader(firstLine: string, headers: unknown): void {
    const lines = this.#lines;
    this.#lines = '';
    super._storeHeader(firstLine + lines, headers);
  }
}

/**
 * Prepares a head.
 * @param headers names and values in turn
 * @throws TypeError for a name or a value that no header may have
 */
export function prepareHead(status: number, headers: readonly string[]): PreparedHead {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [{ name, value: headers[index + 1] ?? '' }] : []));
  for (const { name, value } of pairs) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const isReadByNode = ({ name }: { name: string }): boolean => READ_BY_NODE.test(name);
  return {
    status,
    headers,
    lines: pairs.map((pair) => (isReadByNode(pair) ? '' : `${pair.name}: ${pair.value}\r\n`)).join(''),
    others: pairs.filter(isReadByNode).flatMap(({ name, value }) => [name, value]),
  };
}

/**
 * Writes a prepared head to any response. Headers that were set before stay unless the head has its own.
 * @param headers what this response has in addition, as names and values in turn
 */
export function writePreparedHead(response: ServerResponse, head: PreparedHead, headers: readonly string[]): void {
  if (response instanceof PreparedResponse && response.getHeaderNames().length === 0) response.writePreparedHead(head, headers);
  else response.writeHead(head.status, [...head.headers, ...headers]);
}
