/** A request or response. */
interface Message {
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * Reads the body of a request or response.
 * @param signal ends a response that isn't complete in time. That of `fetch` doesn't always: once a response has begun, Node 20 forgets
 *   it with the next garbage collection.
 * @returns undefined as soon as it is longer than allowed
 */
export async function readLimitedBytes({ body }: Message, bytesMax: number, signal?: AbortSignal): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const limited = signal === undefined ? body : body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  for await (const chunk of limited ?? []) {
    size += chunk.length;
    if (size > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the body of a request or response as text, like {@link readLimitedBytes}. */
export async function readLimitedText(message: Message, bytesMax: number, signal?: AbortSignal): Promise<string | undefined> {
  const body = await readLimitedBytes(message, bytesMax, signal);
  return body && new TextDecoder().decode(body);
}

/** Reads the body of a request as JSON, whatever its type says. @returns undefined when it isn't JSON or is longer than allowed */
export async function readLimitedJson(request: Message, bytesMax: number): Promise<unknown> {
  try {
    const text = await readLimitedText(request, bytesMax);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
