import { BufferedBody, type ExceededLimit } from '@/platform/body-budget';
import { isSameOriginRequest } from '@/platform/same-origin';
import { formatRetryDelay } from './format';

/** Maximum body size in bytes: a 5 MB file, the fields, and the multipart overhead. */
const BODY_BYTES_MAX = 5_500_000;
/** Maximum number of fields, counting each checked box: far more than any form has, yet few enough to parse at once. */
const FIELDS_MAX = 1_000;
/** The idle timeout and the total timeout in milliseconds; a slow connection needs time to upload a file. */
const TIME_LIMITS = { silence: 10_000, all: 90_000 };

/** The retry delay in seconds for a form that wasn't read because others are being read. */
const BUSY_RETRY_SECONDS = 15;

/** Why a form submission is rejected, with a message for the visitor. */
export interface FormRejection {
  status: 400 | 403 | 408 | 413 | 415 | 429 | 503;
  message: string;
  /** The text fields that could be read, to be returned to the visitor. */
  partialValues?: Record<string, string[]>;
  retryAfterSeconds?: number;
}

const URL_ENCODED = /^application\/x-www-form-urlencoded(?:;|$)/i;
/** RFC 2046, section 5.1.1 */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

/** Limits on the size and duration of reading. */
interface ReadLimits {
  bytes: number;
  silence: number;
  all: number;
}

const LIMITS: ReadLimits = { bytes: BODY_BYTES_MAX, ...TIME_LIMITS };

/**
 * Reads a form submission within limits of size, time and memory, and responds. The body is released once the response
 * is ready; no more than the allowed size is ever buffered.
 */
export async function processFormPost(
  request: Request,
  answer: (read: FormData | FormRejection) => Promise<Response>,
  limits: Partial<ReadLimits> = {},
): Promise<Response> {
  if (!isSameOriginRequest(request))
    return answer({
      status: 403,
      message:
        'This form wasn’t sent from a page of this site, so it wasn’t accepted. Open the page on this site and send it again.',
    });
  return processFormBody(request, answer, limits);
}

/** Whether a form was rejected. */
export function isFormRejection(read: FormData | FormRejection): read is FormRejection {
  return !(read instanceof FormData);
}

/** Reads a form submission like {@link processFormPost}, from any origin. */
export async function processFormBody(
  request: Request,
  answer: (read: FormData | FormRejection) => Promise<Response>,
  limits: Partial<ReadLimits> = {},
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.test(type)) return answer({ status: 415, message: 'This isn’t a form submission, so it wasn’t accepted.' });
  const held = new BufferedBody(request);
  try {
    const problem = await readBody(request.body, held, { ...LIMITS, ...limits });
    return await answer(
      problem === undefined
        ? await parseFormData(held.toBytes(), type)
        : { ...REJECTIONS[problem], partialValues: await parsePartialFields(held, type) },
    );
  } finally {
    held.release();
  }
}

type ReadError = 'too-long' | 'too-slow' | ExceededLimit;

const REJECTIONS: Readonly<Record<ReadError, FormRejection>> = {
  'too-long': {
    status: 413,
    message:
      'This form is too large, so it wasn’t accepted: text and file together can have up to 5 MB. ' +
      'Shorten the text, choose a smaller file, or send the form without one. ' +
      'If something you typed is missing here, your browser’s Back button brings it back.',
  },
  'too-slow': {
    status: 408,
    message: 'The form took too long to arrive, so nothing was saved. Send it again, perhaps without the file.',
  },
  network: {
    status: 429,
    message:
      'Several large forms are arriving from your network right now, so this one wasn’t accepted. ' +
      `Send it again ${formatRetryDelay(BUSY_RETRY_SECONDS)}, and choose the file again.`,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  },
  process: {
    status: 503,
    message:
      'Many forms are arriving right now, so this one wasn’t accepted. ' +
      `Send it again ${formatRetryDelay(BUSY_RETRY_SECONDS)}, and choose the file again.`,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  },
};

async function parseFormData(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | FormRejection> {
  if (hasTooManyFields(body, type))
    return {
      status: 413,
      message: 'This has far more fields than the form, so it wasn’t accepted. Open the page on this site and send it again.',
    };
  // A parser could find another boundary in the type that was sent, and then as many fields as fit in the body.
  const countedType = URL_ENCODED.test(type) ? type : `multipart/form-data; boundary="${getBoundary(type)}"`;
  try {
    return await new Response(body, { headers: { 'content-type': countedType } }).formData();
  } catch {
    return { status: 400, message: 'The form arrived damaged, so nothing was saved. Send it again.' };
  }
}

/**
 * Returns the complete text fields at the start of a rejected body. Browsers send them before a file that follows them
 * on the page.
 */
async function parsePartialFields(held: BufferedBody, type: string): Promise<Record<string, string[]>> {
  held.truncate();
  const bytes = Buffer.from(held.toBytes().buffer);
  const separator = getSeparator(type);
  const end = bytes.lastIndexOf(separator);
  if (end <= 0) return {};
  const whole = URL_ENCODED.test(type)
    ? bytes.subarray(0, end)
    : Buffer.concat([bytes.subarray(0, end), Buffer.from(`${separator}--\r\n`)]);
  const read = await parseFormData(new Uint8Array(whole), type);
  return isFormRejection(read) ? {} : getTextFields(read);
}

/** Counts fields before parsing: a body of a few kilobytes can contain enough fields to block the server for a minute. */
function hasTooManyFields(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  const separator = getSeparator(type);
  const bytes = Buffer.from(body.buffer);
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0 && count <= FIELDS_MAX; at = bytes.indexOf(separator, at + separator.length))
    count += 1;
  return count > FIELDS_MAX;
}

/** Returns the separator between two fields. */
function getSeparator(type: string): string {
  return URL_ENCODED.test(type) ? '&' : `--${getBoundary(type)}`;
}

function getBoundary(type: string): string {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  return quoted ?? plain ?? '';
}

async function readBody(
  stream: ReadableStream<Uint8Array> | null,
  held: BufferedBody,
  { bytes, silence, all }: ReadLimits,
): Promise<ReadError | undefined> {
  if (stream === null) return undefined;
  const reader = stream.getReader();
  const end = performance.now() + all;
  let length = 0;
  let problem: ReadError | undefined;
  for (;;) {
    const part = await readChunk(reader, Math.min(silence, end - performance.now()));
    if (part === 'too-slow') {
      void reader.cancel().catch(() => undefined);
      return problem ?? part;
    }
    if (part === undefined) return problem;
    length += part.length;
    // Read and discard the rest: a client that is still sending wouldn't see the response.
    if (problem !== undefined) continue;
    problem = length > bytes ? 'too-long' : held.append(part);
    if (problem !== undefined) held.truncate(part);
  }
}

/** Returns the next chunk of a body; undefined at its end, and `too-slow` when the client is silent or has disconnected. */
async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array | 'too-slow' | undefined> {
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

/** Returns the text fields of a form by name, without files. */
export function getTextFields(data: FormData): Record<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of data.entries()) {
    if (typeof value !== 'string') continue;
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(values);
}
