import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Calls `act` once, right before the head of the answer is sent.
 * @param act may give another status for the answer
 */
export function beforeHead(response: ServerResponse, act: () => number | undefined): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, ...rest: OutgoingHttpHeaders[]) => {
      response.writeHead = writeHead;
      return writeHead(act() ?? status, ...rest);
    },
  });
}
