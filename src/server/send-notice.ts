import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { getNoticePath, type Notice, NOTICES } from '@/platform/notices';
import { CDN_HEADER_NAMES } from '@/platform/page-cache/cdn-headers';
import type { BufferedResponse } from './responses/buffered-response';
import { prefersMediaType } from './responses/media-types';
import { renderWithNext } from './next-request';
import { sendResponse } from './responses/page-response';
import type { RequestContext } from './request-context';

interface NoticeResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
}

/** Responds with a notice: its page when the client asks for HTML, as every browser does, and plain text otherwise. */
export async function sendNotice(
  context: RequestContext,
  notice: Notice,
  { status, headers = {} }: NoticeResponse,
): Promise<void> {
  const prefersHtml = prefersMediaType(context.headers.accept ?? '', 'text/html', 'text/plain');
  const buffered = prefersHtml ? await renderNotice(context, notice) : buildTextNotice(notice);
  const complete = { ...buffered, status, headers: { ...buffered.headers, ...headers, 'cache-control': 'no-store' } };
  await sendResponse(context.response, complete, context);
}

/** Renders the page of a notice, or an unstyled one when the page isn't in memory and Postgres is unavailable. */
async function renderNotice(context: RequestContext, notice: Notice): Promise<BufferedResponse> {
  const rendered = await renderWithNext(context, 'page', getNoticePath(notice));
  if (rendered.status !== 200) return buildBareNotice(notice);
  const headers = Object.entries(rendered.headers).filter(([name]) => !CDN_HEADER_NAMES.includes(name));
  return { ...rendered, headers: Object.fromEntries(headers) };
}

function buildBareNotice(notice: Notice): BufferedResponse {
  const { heading, text, links } = NOTICES[notice];
  const list = links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join(' · ');
  return {
    status: 200,
    headers: FALLBACK_PAGE_HEADERS,
    body: Buffer.from(buildFallbackPage(heading, `<p>${text}</p><p>${list}</p>`)),
  };
}

function buildTextNotice(notice: Notice): BufferedResponse {
  const { heading, text } = NOTICES[notice];
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(`${heading}. ${text}\n`),
  };
}
