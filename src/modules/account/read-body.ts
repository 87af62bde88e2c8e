import { readLimitedJson } from '@/platform/limited-text';

/** The requests of the dashboard have a few fields. */
const BODY_BYTES_MAX = 16_384;

/** A zod schema, also one of `zod/mini`, which the browser shares. */
interface BodySchema<Body> {
  safeParse: (body: unknown) => { data?: Body | undefined };
}

/** Reads the JSON body of a request; undefined when it is too large or in another format. */
export async function readBody<Body extends object>(
  request: Pick<Request, 'body'>,
  schema: BodySchema<Body>,
): Promise<Body | undefined> {
  return schema.safeParse(await readLimitedJson(request, BODY_BYTES_MAX)).data;
}
