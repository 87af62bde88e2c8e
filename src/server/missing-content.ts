import type { BufferedResponse } from './buffered-response';

/** How long a replica usually takes for its first copy. */
const RETRY_AFTER_S = 15;

const HTML = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This site is starting</title></head>
<body><main><h1>This site is starting</h1><p>Its pages are being copied and will be here in a moment. Please try again in a minute.</p><p><a href="">Reload this page</a></p></main></body></html>
`;

/** Builds the response of a replica that has copied no content yet: every page would be a 404, which is not the truth. */
export function buildMissingContentResponse(): BufferedResponse {
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'retry-after': String(RETRY_AFTER_S),
    },
    body: Buffer.from(HTML),
  };
}
