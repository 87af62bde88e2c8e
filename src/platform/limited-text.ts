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
