import { environment } from '@/platform/environment';

/** Most bytes of what a form sends: a file of 5 MB, the fields, and what frames them. */
const BODY_BYTES_MAX = 5_500_000;
const BODY_TIME_MS = 20_000;

/** Why a request is not taken as a form, with a sentence for the person. */
export interface Refused {
  status: 400 | 403 | 408 | 413 | 415 | 429 | 503;
  message: string;
}

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
export async function readFormPost(request: Request, timeLimit = BODY_TIME_MS): Promise<FormData | Refused> {
  if (!isFromOwnPage(request)) return { status: 403, message: 'This form was not sent from a page of this site, so it was not taken. Open the page here and send it again.' };
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.test(type)) return { status: 415, message: 'This is not what a form sends, so it was not taken.' };
  const body = await readBody(request.body, timeLimit);
  if (body === 'too-long') return { status: 413, message: 'This is too large: text and file together may have 5 MB. Leave the file out, or make it smaller.' };
  if (body === 'too-slow') return { status: 408, message: 'The form did not arrive in time. Nothing was kept on our side. Send it again, perhaps without the file.' };
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return { status: 400, message: 'The form arrived damaged. Nothing was kept on our side. Send it again.' };
  }
}

async function readBody(stream: ReadableStream<Uint8Array> | null, timeLimit: number): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'too-slow'> {
  if (stream === null) return new Uint8Array();
  const reader = stream.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), timeLimit);
  });
  try {
    const body = await Promise.race([allOf(reader), late]);
    if (typeof body === 'string') void reader.cancel().catch(() => undefined);
    return body;
  } finally {
    clearTimeout(timer);
  }
}

async function allOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'too-slow'> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      // The rest is read and thrown away: who still sends would not hear the answer.
      if (length > BODY_BYTES_MAX) chunks.length = 0;
      else chunks.push(value);
    }
  } catch {
    // The other side has gone away.
    return 'too-slow';
  }
  if (length > BODY_BYTES_MAX) return 'too-long';
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** The texts of a form by their names. Files are left out. */
export function textsOf(data: FormData): Record<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of data.entries()) if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value]);
  return Object.fromEntries(texts);
}
