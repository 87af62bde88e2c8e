/** Reads the body of a request or response as text. @returns undefined as soon as it is longer than allowed */
export async function readLimitedText({ body }: Pick<Request, 'body'>, bytesMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the body of a request as JSON, whatever its type says. @returns undefined when it isn't JSON or is longer than allowed */
export async function readLimitedJson(request: Pick<Request, 'body'>, bytesMax: number): Promise<unknown> {
  try {
    const text = await readLimitedText(request, bytesMax);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
