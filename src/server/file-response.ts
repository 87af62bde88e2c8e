import { sendNotFound } from './not-found';
import { sendResponse } from './responses/page-response';
import { sendPreparedPage } from './responses/prepared-page';
import type { RequestContext } from './request-context';

/**
 * Sends a file of this build, which the HTTP thread sends from then on, or a file of another build, for a page that was loaded
 * before a deployment. Clients can request an unlimited number of others, which get the 404 page from memory.
 */
export async function handleFile(context: RequestContext): Promise<boolean> {
  const { route, path, method, headers, response, requestId, commonHeaders, options } = context;
  if (route.kind !== 'file') return false;
  const own = await options.staticFiles?.prepare(path, headers['accept-encoding'], commonHeaders);
  if (own !== undefined) {
    options.shareFile?.(own);
    sendPreparedPage(own, { method, headers }, response, requestId);
    return true;
  }
  const other = await options.findBuiltFile(path);
  if (other !== undefined) await sendResponse(response, other, context);
  // Next streams a large file, and would render a page to say that there is none.
  else if (options.staticFiles?.has(path) === false) await sendNotFound(context);
  else return false;
  return true;
}
