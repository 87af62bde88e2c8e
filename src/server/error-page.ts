import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { madeAt } from '@/platform/status-addresses';

/** When not even the error page can be made: as plain as it gets, and complete. */
const LAST_RESORT = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A critical error has occured</title></head>
<body><main><h1>A critical error has occured.</h1><p>The page could not be made, and the database that would help does not answer. Please try again in a minute.</p><p><a href="">Reload this page</a> or <a href="/">go to the home page</a>.</p></main></body></html>
`;

const ERROR_PATH = '/500';
const TIME_LIMIT_MS = 5_000;

/** Folders of addresses that say by themselves, to a program or in the admin, what went wrong. */
const NO_PAGES = /^\/(?:_next|account|admin|api|health|sign-on)\//;

/**
 * Replaces the body of a failed page by the finished page at /500: what Next sends then is empty without JavaScript.
 * @param origin where this server answers itself
 */
export function replaceFailedPages(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) && !request.headers.rsc;
  if (!wantsPage || request.url === madeAt(ERROR_PATH) || NO_PAGES.test(request.url ?? '')) return;
  const send = { write: response.write.bind(response), end: response.end.bind(response), writeHead: response.writeHead.bind(response), flushHeaders: response.flushHeaders.bind(response) };
  let replaced = false;
  const isReplaced = () => {
    if (!replaced && response.statusCode >= 500 && !response.headersSent) {
      replaced = true;
      void errorPage(origin).then(({ html, policy }) => {
        for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Transfer-Encoding']) response.removeHeader(name);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', policy);
        send.writeHead(500);
        send.end(html);
      });
    }
    return replaced;
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: OutgoingHttpHeaders[]) => {
      response.statusCode = status;
      return isReplaced() ? response : send.writeHead(status, ...rest);
    },
    flushHeaders: () => isReplaced() || send.flushHeaders(),
    write: (chunk: string | Buffer, ...rest: []) => isReplaced() || send.write(chunk, ...rest),
    end: (...chunks: []) => (isReplaced() ? response : send.end(...chunks)),
  });
}

async function errorPage(origin: string): Promise<{ html: string; policy: string }> {
  try {
    const answer = await fetch(`${origin}${ERROR_PATH}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy');
    if (html.includes('<h1') && policy) return { html, policy };
  } catch (error) {
    console.error('The error page itself could not be made:', error instanceof Error ? error.message : error);
  }
  return { html: LAST_RESORT, policy: "default-src 'none'" };
}
