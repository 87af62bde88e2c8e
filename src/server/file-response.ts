import { sendResponse } from './responses/page-response';
import { sendPreparedPage } from './responses/prepared-page';
import type { RequestContext } from './request-context';

/**
 * Sends a file of this build, which the HTTP thread sends from then on, or a file of another build, for a page that was loaded
 * before a deployment.
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
  if (other === undefined) return false;
  await sendResponse(response, other, context);
  return true;
}
