import { type IncomingMessage, ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** The status and headers of a response that is sent many times, validated and serialized in advance. */
export interface PreparedHead {
  status: number;
  /** All headers, as alternating names and values. */
  headers: readonly string[];
  /** The serialized status line and headers, without the empty line at the end. */
  start: string;
  /** The serialized headers that Node doesn't read. */
  lines: string;
  /** The headers that Node reads, as alternating names and values. */
  readByNode: readonly string[];
}

/** Headers that Node reads when it serializes the head of a response. */
const READ_BY_NODE = /^(?:connection|content-length|date|expect|keep-alive|trailer|transfer-encoding)$/i;

// Node's types omit undocumented methods.
declare module 'node:http' {
  interface ServerResponse {
    /** Serializes the head of the response from its status line and headers. */
    _storeHeader(firstLine: string, headers: unknown): void;
  }
}

/**
 * A response that can start with a prepared head. Node validates and serializes every header of every response, which
 * takes as long as everything else the site does to send a page from memory.
 *
 * This depends on Node's internals: `writeHead` serializes the head with the method `_storeHeader`, whose first argument is
 * the status line, to which further lines can be appended. prepared-response.test.ts fails when a version of Node works
 * differently.
 */
export class PreparedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #lines = '';

  /** Writes a prepared head and additional headers. No header may have been set before. */
  writePreparedHead({ status, lines, readByNode }: PreparedHead, headers: readonly string[]): void {
    this.#lines = lines;
    this.writeHead(status, [...readByNode, ...headers]);
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
 * @param headers alternating names and values
 * @throws TypeError for an invalid name or value
 */
export function prepareHead(status: number, headers: readonly string[]): PreparedHead {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [{ name, value: headers[index + 1] ?? '' }] : []));
  for (const { name, value } of pairs) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const isReadByNode = ({ name }: { name: string }): boolean => READ_BY_NODE.test(name);
  const serialize = (chosen: typeof pairs): string => chosen.map(({ name, value }) => `${name}: ${value}\r\n`).join('');
  const readByNode = pairs.filter(isReadByNode);
  const lines = serialize(pairs.filter((pair) => !isReadByNode(pair)));
  return {
    status,
    headers,
    start: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}${serialize(readByNode)}`,
    lines,
    readByNode: readByNode.flatMap(({ name, value }) => [name, value]),
  };
}

/**
 * Writes a prepared head to any response. Headers that were set before are kept unless the head has them, too.
 * @param headers additional headers, as alternating names and values
 */
export function writePreparedHead(response: ServerResponse, head: PreparedHead, headers: readonly string[]): void {
  if (response instanceof PreparedResponse && response.getHeaderNames().length === 0) response.writePreparedHead(head, headers);
  else response.writeHead(head.status, [...head.headers, ...headers]);
}
