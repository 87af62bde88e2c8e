import { z } from 'zod';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { getErrorReason } from '@/platform/error-reason';
import { isNestedTooDeeply, NESTING_MAX } from '@/platform/nesting';
import { limitQuery } from './query-limits';

/*
 * The guard that every request to the REST API passes before Payload sees it. The public site uses the Local API and
 * needs none of it, so the REST API is closed to everyone who is not signed in to the admin.
 */

/** Paths open to visitors: signing in and out. Everything else requires a session. */
const PUBLIC_PATHS: readonly string[] = ['users/sign-in', 'users/sign-in/callback', 'users/sign-in/once', 'users/sign-out'];
/** Requested by the sign-in page of the admin to see who is signed in. */
const CURRENT_USER_PATH = 'users/me';

/** Maximum size of a body that is not an upload. A long page with all its blocks takes several hundred kilobytes. */
const BODY_BYTES_MAX = 4_000_000;
const RETRY_AFTER_S = 5;
/** Said of a body. A form of the admin, which is sent in parts, is refused in reject-misshapen-fields.ts. */
export const TOO_DEEP = `The request has JSON that is nested more than ${NESTING_MAX} levels deep. Nothing was saved.`;

const jsonObjectSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({}));

/** A Next.js route handler for `/api/...`. */
export type RestHandler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>;

/** Who passes the API guard, and what it limits. */
interface ApiGuardOptions {
  /**
   * Returns whether the request comes from someone signed in to the admin.
   * @throws when Postgres doesn't respond
   */
  isEditor: (headers: Headers) => Promise<boolean>;
  /** Maximum size of an upload, in bytes. */
  uploadBytesMax: number;
}

/** Wraps Payload's handler in the guard. */
export function withApiGuard(handler: RestHandler, { isEditor, uploadBytesMax }: ApiGuardOptions): RestHandler {
  return async (request, context) => {
    const { slug } = await context.params;
    const path = slug.join('/');
    if (request.method === 'GET' && PUBLIC_PATHS.includes(path)) return handler(request, context);
    try {
      if (!request.headers.has('cookie') || !(await isEditor(request.headers))) return rejectVisitor(request, path);
    } catch (error) {
      console.error(`/api/${path}: session lookup failed:`, getErrorReason(error));
      return createErrorResponse(503, 'The database isn’t responding. Nothing was changed. Try again in a minute.', {
        'retry-after': String(RETRY_AFTER_S),
      });
    }
    // Payload looks the collection up in an object, and would fail with what every object inherits.
    if (slug[0] !== undefined && slug[0] in Object.prototype) return createErrorResponse(404, `/api/${slug[0]} doesn’t exist.`);
    const limited = await limitRequest(request, uploadBytesMax);
    if (limited instanceof Response) return limited;
    const response = await handler(limited, context);
    // Payload's response for collections without a REST API.
    return response.status === 501 ? createErrorResponse(403, 'This isn’t allowed through the API.') : response;
  };
}

/** A sign-in ends after some hours, also while someone is writing: what they typed is still in the form. */
const SIGNED_OUT = 'You’re signed out, so nothing was saved. Sign in to the admin in another tab, and then try again here.';

function rejectVisitor(request: Request, path: string): Response {
  if (request.method === 'GET' && path === CURRENT_USER_PATH)
    return Response.json({ user: null }, { headers: { 'cache-control': 'no-store' } });
  return createErrorResponse(401, SIGNED_OUT);
}

/** Returns the request with limits applied, or the response that rejects it. */
async function limitRequest(request: Request, uploadBytesMax: number): Promise<Request | Response> {
  const type = request.headers.get('content-type') ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  if (request.headers.has('transfer-encoding')) return createErrorResponse(411, 'A Content-Length header is required.');
  const bytesMax = type.startsWith('multipart/') ? uploadBytesMax : BODY_BYTES_MAX;
  if (length > bytesMax)
    return createErrorResponse(413, `The request is larger than ${Math.floor(bytesMax / 1_000_000)} MB. Nothing was saved.`);
  const isLongQuery =
    request.method === 'POST' &&
    ['x-payload-http-method-override', 'x-http-method-override'].some((name) => request.headers.has(name));
  if (isLongQuery) return readQueryFromBody(request, length);
  const limited = limitRequestQuery(request, new URL(request.url).search);
  return limited instanceof Request && limited.body !== null && type.startsWith('application/json')
    ? requireJsonObject(limited)
    : limited;
}

/** The admin sends a long query in the body of a POST. Converts such a request back to a GET. */
async function readQueryFromBody(request: Request, length: number): Promise<Request | Response> {
  if (length > SMALL_BODY_BYTES) return createErrorResponse(413, 'This query is too long. Ask for less at a time.');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return createErrorResponse(415, 'A query in a body is urlencoded.');
  const query = limitQuery(await request.text());
  if (typeof query === 'string') return createErrorResponse(400, query);
  const headers = new Headers(request.headers);
  for (const name of ['x-payload-http-method-override', 'x-http-method-override', 'content-length', 'content-type'])
    headers.delete(name);
  return new Request(replaceQuery(request, query), { headers });
}

/** Rejects bodies that are not JSON objects, which Payload would accept, and those on which its recursive functions would fail. */
async function requireJsonObject(request: Request): Promise<Request | Response> {
  const body = await request.text();
  if (body !== '') {
    const { success, data } = jsonObjectSchema.safeParse(body);
    if (!success) return createErrorResponse(400, 'The request must be a JSON object.');
    if (isNestedTooDeeply(data)) return createErrorResponse(400, TOO_DEEP);
  }
  return new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal, body });
}

function limitRequestQuery(request: Request, search: string): Request | Response {
  const query = limitQuery(search);
  if (typeof query === 'string') return createErrorResponse(400, query);
  return search === '' ? request : new Request(replaceQuery(request, query), request);
}

function replaceQuery(request: Request, query: URLSearchParams): string {
  const url = new URL(request.url);
  url.search = query.toString();
  return url.href;
}

/** Creates a response in Payload's error format. */
function createErrorResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
