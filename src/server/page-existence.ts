import type { PathState } from '@/platform/known-paths/known-paths';
import { BUSY_RESPONSE } from './busy-response';
import { getNetworkOfClient } from './connections/client-address';
import { renderErrorPage } from './responses/error-page';
import { getMarkdownPagePath } from './markdown/markdown-path';
import { sendNotFound } from './not-found';
import { sendResponse } from './responses/page-response';
import type { Middleware, RequestContext } from './request-context';
import { canBeMissing, toPageState } from './page-state';

/** Responds with 404 to a path that doesn't exist, without rendering it, or with the error page if that can't be determined. */
export async function handleMissingPage(context: RequestContext): Promise<boolean> {
  const { path, host, response, options, pathLookup } = context;
  const state = await getPageState(context);
  if (state === 'missing') await sendNotFound(context);
  else if (state !== 'known' && pathLookup.isUndetermined(path))
    await sendResponse(response, await renderErrorPage(options.next, host), context);
  else return false;
  return true;
}

/**
 * Creates a middleware that queues requests for pages that may not exist, such as views of a list: each is looked up before it is
 * rendered. A page that is in memory is sent at once.
 */
export function createUncertainPageMiddleware(rendering: readonly Middleware[]): Middleware {
  return async (context) => {
    if ((await getPageState(context)) !== 'uncertain') return false;
    const { response, pathLookup, responseCache } = context;
    const render = async () => {
      for (const middleware of rendering) if (await middleware(context)) return true;
      return false;
    };
    // In any format: what is in memory exists, and mustn't wait for requests for what doesn't.
    if (responseCache.getHead(getPagePath(context)) !== undefined) return render();
    const run = async () => {
      if ((await pathLookup.hasPage(getPagePath(context))) !== false) return render();
      await sendNotFound(context);
      return true;
    };
    const isMissing = () => response.statusCode === 404;
    const hasAnswered = await context.renderQueue.run(run, { network: getNetworkOfClient(context), client: response, isMissing });
    if (hasAnswered === undefined && !response.destroyed) {
      context.source = 'refused';
      await sendResponse(response, BUSY_RESPONSE, context);
    }
    return hasAnswered !== false;
  };
}

/** Returns whether there is a page at a path, or may be one when this can't be looked up. */
export async function isExistingPage(context: RequestContext): Promise<boolean> {
  const state = await getPageState(context);
  if (state !== 'uncertain') return state === 'known';
  const lookUp = () => context.pathLookup.hasPage(getPagePath(context));
  const isMissing = (found: boolean | undefined) => found === false;
  const options = { network: getNetworkOfClient(context), client: context.response, isMissing };
  return (await context.renderQueue.run(lookUp, options)) !== false;
}

/** Returns what is at the path of a page. */
async function getPageState(context: RequestContext): Promise<PathState> {
  const { route, path, pathLookup } = context;
  return canBeMissing(route, path) ? toPageState(route, await pathLookup.getState(getPagePath(context))) : 'known';
}

/** Returns the path of the page that a request wants as HTML or Markdown. */
function getPagePath({ path, headers }: RequestContext): string {
  return getMarkdownPagePath(path, headers) ?? path;
}
