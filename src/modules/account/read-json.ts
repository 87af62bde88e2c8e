import { readLimitedJson } from '@/platform/limited-text';

/** The requests of the dashboard have a few fields. */
const BODY_BYTES_MAX = 16_384;

/** Reads the JSON body of a request; undefined when it isn't JSON or is too large. */
export function readJson(request: Pick<Request, 'body'>): Promise<unknown> {
  return readLimitedJson(request, BODY_BYTES_MAX);
}
