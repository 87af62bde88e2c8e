import type { ServerResponse } from 'node:http';
import { appendVary } from './responses/compress-response';
import { toWeakEtag } from './responses/conditional-response';
import type { RouteKind } from './routes';

/** Corrects headers of streamed responses right before they are sent, after Next has set all of them. */
export function correctStreamedHeaders(response: ServerResponse, kind: RouteKind): void {
  const writeHead: unknown = Reflect.get(response, 'writeHead');
  if (typeof writeHead !== 'function') return;
  Object.assign(response, {
    writeHead: (...args: unknown[]): unknown => {
      const etag = response.getHeader('etag');
      // Next compresses but keeps the ETag, which only weak ETags may share between encodings (RFC 9110, section 8.8.3).
      if (typeof etag === 'string' && response.hasHeader('content-encoding')) response.setHeader('etag', toWeakEtag(etag));
      // Next's own Vary replaces the one that Payload configures.
      if (kind === 'admin') response.setHeader('vary', appendVary(response.getHeader('vary'), 'Sec-CH-Prefers-Color-Scheme'));
      return Reflect.apply(writeHead, response, args);
    },
  });
}
