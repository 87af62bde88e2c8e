import { z } from 'zod';
import { environment } from '@/platform/environment';
import { readLimitedJson } from '@/platform/limited-text';
import { createRateLimiter } from '@/platform/in-memory-rate-limiter';
import { isSameOriginRequest } from '@/platform/same-origin';
import { hasGlobalPrivacyControl } from '@/modules/privacy';
import { getErrorReason } from '@/platform/error-reason';
import { type MeasuredPage, type MeasuredVitals, saveVitals } from './save-vitals';

const BODY_BYTES_MAX = 1_000;
const MILLISECONDS_MAX = 600_000;
const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const millisecondsSchema = z.number().min(0).max(MILLISECONDS_MAX).optional();
const reportSchema = z.strictObject({
  path: z.string().max(300).startsWith('/'),
  vitals: z.strictObject({
    LCP: millisecondsSchema,
    INP: millisecondsSchema,
    TTFB: millisecondsSchema,
    CLS: z.number().min(0).max(100).optional(),
  }),
});

/** A person opens few pages a second; an office may share an address. */
const mayReport = createRateLimiter({ burst: 60, perSecond: 2 });

interface VitalsOptions {
  /** Returns the page of a path that a browser has sent; undefined when it isn't one. */
  findPage: (path: string) => MeasuredPage | undefined;
  /** For tests. */
  save?: (page: MeasuredPage, vitals: MeasuredVitals) => Promise<void>;
}

/**
 * POST /web-vitals: counts the speed of a page view, and stores nothing about the visitor. Reports from browsers that
 * send Do Not Track or GPC are ignored.
 */
export async function handleVitals(request: Request, { findPage, save = saveVitals }: VitalsOptions): Promise<Response> {
  if (!isSameOriginRequest(request)) return createEmptyResponse(403);
  if (!mayReport(request)) return createEmptyResponse(429);
  if (environment.WEB_VITALS_SHARE === 0 || hasGlobalPrivacyControl(request) || request.headers.get('dnt') === '1')
    return createEmptyResponse(204);
  const { data: report } = reportSchema.safeParse(await readLimitedJson(request, BODY_BYTES_MAX));
  if (!report) return createEmptyResponse(400);
  const page = findPage(report.path);
  if (page === undefined) return createEmptyResponse(204);
  // The browser has left the page and doesn't read the response.
  await save(page, report.vitals).catch((error: unknown) =>
    console.error('web vitals: could not save a report:', getErrorReason(error)),
  );
  return createEmptyResponse(204);
}

function createEmptyResponse(status: number): Response {
  return new Response(null, { status, headers: NO_STORE });
}
