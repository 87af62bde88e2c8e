import { getRangeRequestInfo } from 'payload/internal';
import { isMediaName, getMediaStore, getMediaType } from '@/services/media-store';

/** A drawing that is opened directly can't run scripts or load anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file name contains a hash of its content, so the same URL always has the same bytes. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves a picture file or a byte range of it (RFC 9110, section 14). Returns 404 for any name without a finished file.
 */
export async function createMediaResponse(file: string, request: Request): Promise<Response> {
  const name = `public/${file}`;
  const size = isMediaName(name) ? await (await getMediaStore()).getSize(name) : undefined;
  if (size === undefined) return createNotFoundResponse();
  const etag = `"${file}"`;
  const headers = {
    'Content-Type': getMediaType(name),
    'Cache-Control': IMMUTABLE_CACHE,
    ETag: etag,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-site',
  };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = getRangeRequestInfo({ fileSize: size, rangeHeader: request.headers.get('range') });
  if (range.type === 'invalid' || request.method === 'HEAD')
    return new Response(null, { status: range.status, headers: { ...headers, ...range.headers } });
  const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : undefined;
  const body = await (await getMediaStore()).open(name, part);
  // It was deleted just now.
  if (body === undefined) return createNotFoundResponse();
  return new Response(body, { status: range.status, headers: { ...headers, ...range.headers } });
}

function createNotFoundResponse(): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
