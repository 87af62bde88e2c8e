import { STATUS_ADDRESSES } from '@/platform/status-addresses';
import { type Answer, answerInternally, type RequestHandler } from './captured-response';

/** When not even the error page can be rendered: as plain as it gets, and complete. */
const LAST_RESORT = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A critical error has occured</title></head>
<body><main><h1>A critical error has occured.</h1><p>This page can't be shown right now because the database doesn't answer. Please try again in a minute.</p><p><a href="">Reload this page</a> or <a href="/">go to the home page</a>.</p></main></body></html>
`;

const TIME_LIMIT_MS = 5_000;

/**
 * The finished error page (specification, section 8), with the status 500. What Next sends by itself is empty without
 * JavaScript.
 */
export async function errorPage(next: RequestHandler, host: string): Promise<Answer> {
  try {
    const { headers, body } = await Promise.race([answerInternally(next, STATUS_ADDRESSES['/500'], { host }), rejectedAfter(TIME_LIMIT_MS)]);
    const policy = headers['content-security-policy'];
    if (policy !== undefined && body.includes('<h1')) return errorAnswer(body, policy);
  } catch (error) {
    console.error('The error page could not be rendered:', error instanceof Error ? error.message : error);
  }
  return errorAnswer(Buffer.from(LAST_RESORT), "default-src 'none'");
}

function errorAnswer(body: Buffer, policy: Answer['headers'][string]): Answer {
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy }, body };
}

function rejectedAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`it took longer than ${milliseconds / 1_000} s`)), milliseconds).unref();
  });
}
