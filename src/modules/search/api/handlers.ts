import { z } from 'zod';
import { environment } from '@/platform/environment';
import { escapeXml } from '@/platform/escape-markup';
import { isSameOriginRequest } from '@/platform/same-origin';
import { readLimitedJson } from '@/platform/limited-text';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { searchServiceAccess } from '@/services/search';
import { searchSite } from '../query/search-site';
import { countClick, countQuery } from '../statistics/count-query';
import { findPopularQueries } from '../statistics/popular-queries';
import { toIndexResult, type IndexResult } from './index-response';
import { queriesSchema, toSearchRequest, type IndexQuery } from './query-schema';
import { FilterSyntaxError } from './filter-syntax';
import { RESULT_URL_PATTERN, parsePing } from './parse-ping';
import { consumeCountQuota, consumeSearchQuota } from './rate-limit';
import type { SearchRequest } from '../query/search-request';

const BODY_BYTES_MAX = 64_000;
const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** POST /search/queries: runs several queries at once, in the format of the external search service. */
export async function handleQueries(request: Request): Promise<Response> {
  if (!consumeSearchQuota(request)) return createTooMany();
  const body = await readBody(request);
  const { data: queries } = queriesSchema.safeParse(body);
  if (queries === undefined) return createProblem(400, 'The request must have the form {"requests": [{"query": "vacuum"}]}.');
  // The request itself has counted as one.
  if (queries.length > 1 && !consumeSearchQuota(request, { cost: queries.length - 1 })) return createTooMany();
  const results: IndexResult[] = [];
  const requests = parseRequests(queries);
  if (typeof requests === 'string') return createProblem(400, requests);
  for (const each of requests) {
    const result = await runQuery(each);
    if (result === undefined)
      return createProblem(503, 'The search took too long. Try again in a moment.', { 'retry-after': '2' });
    results.push(result);
  }
  return Response.json({ results }, { headers: NO_STORE });
}

const clickSchema = z.object({
  query: z.string().max(200),
  url: z.string().max(300).regex(RESULT_URL_PATTERN).optional(),
  total: z.number().int().min(0),
});

/**
 * POST /search/counts: counts a completed query and the result that was opened, anonymously. The dialog sends JSON; links on
 * results pages send a ping.
 */
export async function handleCounts(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request)) return new Response(null, { status: 403 });
  if (!consumeCountQuota(request)) return new Response(null, { status: 429, headers: { 'retry-after': '5' } });
  const opened = parsePing(request.headers, new URL(environment.SITE_URL).origin);
  // The results page has already counted its query.
  if (opened !== undefined) {
    countClick(request, opened.query, opened.url);
    return new Response(null, { status: 204, headers: NO_STORE });
  }
  const { data: count } = clickSchema.safeParse(await readBody(request));
  if (count === undefined)
    return createProblem(400, 'The request must have the form {"query": "vacuum", "total": 3, "url": "/docs"}.');
  countQuery(request, { query: count.query, total: count.total, page: 1 });
  if (count.url !== undefined) countClick(request, count.query, count.url);
  return new Response(null, { status: 204, headers: NO_STORE });
}

/** GET /search/configuration: where the dialog searches, and popular queries. */
export async function handleConfiguration(request: Request): Promise<Response> {
  if (!consumeSearchQuota(request)) return createTooMany();
  return Response.json(
    { service: searchServiceAccess ?? null, popular: await findPopularQueries() },
    { headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' } },
  );
}

/** GET /search/opensearch.xml: lets a browser search the site from its address bar (OpenSearch 1.1). */
export function handleOpenSearch(name: string): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name.slice(0, 16))}</ShortName>
  <Description>${escapeXml(`Search ${name}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${escapeXml(toAbsoluteUrl('/icon-192.png'))}</Image>
  <Url type="text/html" method="get" template="${escapeXml(`${toAbsoluteUrl('/search')}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
  return new Response(xml, { headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' } });
}

interface ParsedQueryRequest {
  query: IndexQuery;
  request: SearchRequest;
}

/** @returns an error message when the filters of a query are invalid */
function parseRequests(queries: readonly IndexQuery[]): ParsedQueryRequest[] | string {
  try {
    return queries.map((query) => ({ query, request: toSearchRequest(query) }));
  } catch (error) {
    if (error instanceof FilterSyntaxError) return `${error.message}. As in: kind:Blog AND (version:17 OR version:18).`;
    throw error;
  }
}

async function runQuery({ query, request }: ParsedQueryRequest): Promise<IndexResult | undefined> {
  const begin = performance.now();
  const result = await searchSite(request);
  return result && toIndexResult(query, result, performance.now() - begin);
}

/** The client of the external service labels JSON as form data. */
function readBody(request: Request): Promise<unknown> {
  return readLimitedJson(request, BODY_BYTES_MAX);
}

function createTooMany(): Response {
  return createProblem(429, 'Too many searches from this network. Try again in a few seconds.', { 'retry-after': '5' });
}

function createProblem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message, status }, { status, headers: { ...NO_STORE, ...headers } });
}
