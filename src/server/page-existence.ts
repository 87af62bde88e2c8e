import { BARE_PAGE_HEADERS, buildBarePage } from '@/platform/bare-page';
import type { PathState } from '@/platform/known-paths/known-paths';
import type { BufferedResponse } from './buffered-response';
import { renderErrorPage } from './error-page';
import { getMarkdownPagePath } from './markdown/page-as-markdown';
import { sendNotFound } from './not-found';
import { renderPage, sendResponse } from './page-response';
import { type Middleware, prepareRequest, type RequestContext } from './request-context';
import { CATCH_ALL_ROUTE, hasParameters } from './routes';

/** When a browser that was refused should come again. */
const RETRY_AFTER_S = 5;

const BUSY: BufferedResponse = {
  status: 503,
  headers: { ...BARE_PAGE_HEADERS, 'retry-after': String(RETRY_AFTER_S) },
  body: Buffer.from(
    buildBarePage(
      'This page has to wait a moment',
      '<p>The site is busy with very many requests and couldn’t prepare this page yet. Other pages work. Please try again in a few seconds.</p><p><a href="">Reload this page</a> · <a href="/">Home page</a></p>',
    ),
  ),
};

/** Responds to paths that lead nowhere without rendering anything; with the error page while nobody knows whether they do. */
export async function handleMissingPage(exchange: RequestContext): Promise<boolean> {
  const { path, host, response, options, missingPages } = exchange;
  const state = await getPageState(exchange);
  if (state === 'missing') await sendNotFound(exchange);
  else if (state !== 'known' && missingPages.isUnknowable(path))
    await sendResponse(response, await renderErrorPage(options.next, host), exchange);
  else return false;
  return true;
}

/** Lets the steps that render a page wait their turn when there may be none, such as a view of a list. */
export function waitForTurn(steps: readonly Middleware[]): Middleware {
  return async (exchange) => {
    if ((await getPageState(exchange)) !== 'uncertain') return false;
    const { response } = exchange;
    const run = async () => {
      for (const step of steps) if (await step(exchange)) return true;
      return false;
    };
    const hasAnswered = await exchange.uncertainPages.run(run, () => response.statusCode === 404);
    if (hasAnswered === undefined) await sendResponse(response, BUSY, exchange);
    return hasAnswered !== false;
  };
}

/** Returns whether there is a page at a path, which may have to be rendered for that. */
export async function isPage(exchange: RequestContext): Promise<boolean> {
  const state = await getPageState(exchange);
  if (state !== 'uncertain') return state === 'known';
  const render = () => renderPage(prepareRequest(exchange, 'page', getPagePath(exchange)));
  const isMissing = ({ status }: BufferedResponse) => status === 404;
  const rendered = await exchange.uncertainPages.run(render, isMissing);
  return rendered === undefined || !isMissing(rendered);
}

/** Returns what is at the path of a page. A page with a route of its own and no parameters is always there. */
async function getPageState(exchange: RequestContext): Promise<PathState> {
  const { route, path, missingPages } = exchange;
  if (route.kind !== 'page' || path === '/500' || !hasParameters(path)) return 'known';
  const state = await missingPages.getState(getPagePath(exchange));
  return state === 'missing' && route !== CATCH_ALL_ROUTE ? 'uncertain' : state;
}

/** Returns the path of the page of which a request wants the HTML or the Markdown. */
function getPagePath({ path, headers }: RequestContext): string {
  return getMarkdownPagePath(path, headers) ?? path;
}
