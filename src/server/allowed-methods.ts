import type { IncomingHttpHeaders } from 'node:http';
import { isSameOriginRequest } from '@/platform/same-origin';
import { sendNotFound } from './not-found';
import { isExistingPage } from './page-existence';
import { sendNotice } from './send-notice';
import type { RequestContext } from './request-context';
import { isServerFunctionCall } from './request-headers';
import { isPageKind, type Route } from './routes';

/** Responds with the methods that a path allows (RFC 9110, section 9.3.7). The admin's API handles OPTIONS itself. */
export function handleOptions({ route, method, query, response }: RequestContext): boolean {
  if (method !== 'OPTIONS' || route.kind === 'api') return false;
  response.writeHead(204, { Allow: formatAllowHeader(route, query) }).end();
  return true;
}

/**
 * Responds with 405 and the allowed methods (RFC 9110, section 15.5.6), or with 404 to a POST to a page that doesn't
 * exist.
 */
export async function rejectMethod(context: RequestContext): Promise<boolean> {
  const { method, query, route } = context;
  if (getMethods(route).includes(method) && !isFormPostToAdmin(context)) return false;
  if (method === 'POST' && route.kind === 'page' && !(await isExistingPage(context))) {
    await sendNotFound(context);
    return true;
  }
  await sendNotice(context, 'method-not-allowed', {
    status: 405,
    headers: { allow: formatAllowHeader(route, query) },
  });
  return true;
}

/**
 * Responds with 403 to a server function of the admin that no page of this site calls. Next responds with 500 to one from another
 * origin, and runs one without any. Other routes that accept a POST check this themselves: some are for programs.
 */
export async function rejectForeignAction(context: RequestContext): Promise<boolean> {
  const { method, headers, route } = context;
  if (route.kind !== 'admin' || isSameOriginRequest({ method, headers: selectOriginHeaders(headers) })) return false;
  await sendNotice(context, 'other-site', { status: 403 });
  return true;
}

/** Returns the methods of a route. Every route that handles GET also handles HEAD. */
function getMethods({ methods }: Route): readonly string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** The admin posts to its pages only through Next's server functions. Next responds with 500 to any other body it can't parse. */
function isFormPostToAdmin({ route, method, headers }: RequestContext): boolean {
  return route.kind === 'admin' && method === 'POST' && !isServerFunctionCall(headers);
}

function selectOriginHeaders(headers: IncomingHttpHeaders): Headers {
  const given = ['sec-fetch-site', 'origin', 'referer'].map((name) => [name, [headers[name] ?? []].flat().join(', ')] as const);
  return new Headers(Object.fromEntries(given.filter(([, value]) => value !== '')));
}

function formatAllowHeader(route: Route, query: string): string {
  const isForm = isPageKind(route.kind) && new URLSearchParams(query).has('form');
  const methods = new Set([...getMethods(route), ...(isForm ? ['POST'] : []), 'OPTIONS']);
  return [...methods].join(', ');
}
