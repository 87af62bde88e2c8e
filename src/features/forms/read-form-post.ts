import { environment } from '@/platform/environment';

/** Most bytes of what a form sends: a file of 5 MB, the fields, and what frames them. */
const BODY_BYTES_MAX = 5_500_000;
/** Most fields of a form, with each box that was ticked: far more than any form has, and few enough to read at once. */
const FIELDS_MAX = 1_000;
/** The longest silence, and the longest time in all; a slow line needs time for a file. */
const TIME_LIMITS = { silence: 10_000, all: 90_000 };

/** Why a request is not taken as a form, with a sentence for the person. */
export interface Refused {
  status: 400 | 403 | 408 | 413 | 415 | 429 | 503;
  message: string;
}

const URL_ENCODED = /^application\/x-www-form-urlencoded(?:;|$)/i;
/** RFC 2046, section 5.1.1 */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

/** Whether a form was sent from a page of this site: browsers say so, and other pages cannot (Fetch Metadata, RFC 6454). */
export function isFromOwnPage({ headers }: Pick<Request, 'headers'>): boolean {
  const own = new URL(environment.SITE_URL).origin;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin !== null) return origin === own;
  const referer = headers.get('referer') ?? '';
  return site === 'same-origin' || (URL.canParse(referer) && new URL(referer).origin === own);
}

/** Reads what a form sends, within limits of size and time. Nothing of a body is held that is larger than allowed. */
export async function readFormPost(request: Request, limits = TIME_LIMITS): Promise<FormData | Refused> {
  if (!isFromOwnPage(request)) return { status: 403, message: 'This form was not sent from a page of this site, so it was not taken. Open the page here and send it again.' };
  return readFormBody(request, limits);
}

/** Whether a form was not taken. */
export function isRefused(read: FormData | Refused): read is Refused {
  return !(read instanceof FormData);
}

/** The same for what may come from anywhere. */
export async function readFormBody(request: Request, limits = TIME_LIMITS): Promise<FormData | Refused> {
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.test(type)) return { status: 415, message: 'This is not what a form sends, so it was not taken.' };
  const body = await readBody(request.body, limits);
  if (body === 'too-long') return { status: 413, message: 'This is too large: text and file together may have 5 MB. Leave the file out, or make it smaller.' };
  if (body === 'too-slow') return { status: 408, message: 'The form did not arrive in time. Nothing was kept on our side. Send it again, perhaps without the file.' };
  if (hasTooManyFields(body, type)) return { status: 413, message: 'This has far more fields than the form, so it was not taken. Open the page here and send it again.' };
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return { status: 400, message: 'The form arrived damaged. Nothing was kept on our side. Send it again.' };
  }
}

/** Counted before it is read: a body of some kilobytes can hold fields enough to keep the server busy for a minute. */
function hasTooManyFields(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const separator = URL_ENCODED.test(type) ? '&' : `--${quoted ?? plain ?? ''}`;
  const bytes = Buffer.from(body.buffer);
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0 && count <= FIELDS_MAX; at = bytes.indexOf(separator, at + separator.length)) count += 1;
  return count > FIELDS_MAX;
}

async function readBody(stream: ReadableStream<Uint8Array> | null, { silence, all }: typeof TIME_LIMITS): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'too-slow'> {
  if (stream === null) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  const end = Date.now() + all;
  let length = 0;
  for (;;) {
    const part = await nextPart(reader, Math.min(silence, end - Date.now()));
    if (part === 'too-slow') {
      void reader.cancel().catch(() => undefined);
      return part;
    }
    if (part === undefined) break;
    length += part.length;
    // The rest is read and thrown away: who still sends would not hear the answer.
    if (length > BODY_BYTES_MAX) chunks.length = 0;
    else chunks.push(part);
  }
  return length > BODY_BYTES_MAX ? 'too-long' : joined(chunks, length);
}

/** The next part of a body; undefined at its end, and too slow when the other side is silent or has gone away. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<Uint8Array | 'too-slow' | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), limit);
  });
  const read = reader.read().then(
    ({ value }) => value,
    () => 'too-slow' as const,
  );
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The texts of a form by their names. Files are left out. */
export function textsOf(data: FormData): Record<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of data.entries()) {
    if (typeof value !== 'string') continue;
    const known = texts.get(name);
    if (known === undefined) texts.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(texts);
}
