import { readLimitedText } from '@/platform/limited-text';

/** The requests of the dashboard have a few fields. */
const BODY_BYTES_MAX = 16_384;

/** Reads the JSON body of a request; undefined when it isn't JSON or is too large. */
export async function readJson(request: Pick<Request, 'body'>): Promise<unknown> {
  try {
    const text = await readLimitedText(request, BODY_BYTES_MAX);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
