import { createLocalReq } from 'payload';
import { getPayloadClient } from '@/modules/payload-client';
import { buildContentSnapshot } from '@/modules/import-export';
import { runWithBackgroundTimeout } from '@/platform/database/statement-timeout';
import { readLimitedText } from '@/platform/limited-text';
import { environment } from '@/platform/environment';
import { isSameSecret } from '@/platform/is-same-secret';
import { isPictureName } from '@/services/content-source';
import { getMediaStore, getMediaType } from '@/services/media-store';
import { verifyWebhook } from '@/services/signed-webhook';
import { queuePull } from './pull-task';
import { recordMessage } from './replica-state';

const MESSAGE_BYTES_MAX = 10_000;
const CHUNK_BYTES = 64 * 1024;

/** Returns all published content, or 304 when the replica has it already. */
export async function createSnapshotResponse(request: Request): Promise<Response> {
  const refusal = refuseReader(request);
  if (refusal) return refusal;
  const { version, files } = await runWithBackgroundTimeout(async () => buildContentSnapshot(await getPayloadClient()));
  const headers = { 'Content-Type': 'application/json', ETag: `"${version}"`, 'Cache-Control': 'no-store' };
  // Compressing the response makes its ETag weak.
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === `"${version}"`)
    return new Response(null, { status: 304, headers });
  return new Response(streamText(JSON.stringify({ version, files })), { headers });
}

/** Returns the original of a picture. */
export async function createSourcePictureResponse(request: Request, name: string): Promise<Response> {
  const refusal = refuseReader(request);
  if (refusal) return refusal;
  const picture = isPictureName(name) ? await (await getMediaStore()).open(`source/${name}`) : undefined;
  if (!picture) return createTextResponse(404, 'There is no such picture.');
  return new Response(picture, { headers: { 'Content-Type': getMediaType(name), 'Cache-Control': 'no-store' } });
}

/** Accepts the message that content has changed, and queues a pull. Each message is accepted once. */
export async function createWebhookResponse(request: Request): Promise<Response> {
  const secret = environment.CMS_WEBHOOK_SECRET;
  if (environment.CMS_URL === undefined || secret === undefined) return createTextResponse(404, 'This is not a replica.');
  const body = await readLimitedText(request, MESSAGE_BYTES_MAX);
  if (body === undefined) return createTextResponse(413, 'The message is too large.');
  const message = verifyWebhook(request.headers, { body, secret });
  if (typeof message === 'string') return refuseMessage(401, message);
  const payload = await getPayloadClient();
  if (!(await recordMessage(await createLocalReq({}, payload), message))) return refuseMessage(409, 'repeated');
  await queuePull(payload);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Without tokens there is no content API. */
function refuseReader(request: Request): Response | undefined {
  if (environment.CMS_READ_TOKENS.length === 0) return createTextResponse(404, 'This site has no content API.');
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const isKnown = environment.CMS_READ_TOKENS.map((each) => isSameSecret(each, token)).includes(true);
  if (isKnown) return undefined;
  return createTextResponse(401, 'The token is not one of this site.', { 'WWW-Authenticate': 'Bearer' });
}

function refuseMessage(status: number, problem: string): Response {
  console.error(`A message that content has changed was refused: ${problem}.`);
  return createTextResponse(status, `The message was refused: ${problem}.`);
}

function createTextResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Sends a long text in chunks, so that a slow client doesn't keep all of it in memory. */
function streamText(text: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let position = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (position >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(position, position + CHUNK_BYTES));
      position += CHUNK_BYTES;
    },
  });
}
