import * as z from 'zod/mini';

const errorBody = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The body of an error of Payload; that of a validation has the message of each field in `data`. */
export const validationErrorBody = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.nullish(z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) })),
    }),
  ),
});

/** Shown when the server can't be reached. */
export const UNREACHABLE = 'The server can’t be reached. Nothing was changed. Try again in a minute.';
const FAILED = 'That didn’t work. Nothing was changed. Try again.';

interface ErrorTexts {
  /** Shown when the server can't be reached. */
  unreachable?: string;
  /** Shown when the server answers with an error and no message. */
  failed?: string;
  /** Finds the message in the body of an error; by default, the first of Payload's `errors`. */
  findMessage?: (body: unknown) => string | undefined;
}

/**
 * Sends a request of an admin component and returns the JSON of the response; undefined when it has none.
 * @throws Error with a message for the editor
 */
export async function requestJson(
  url: string,
  request: RequestInit = {},
  { unreachable = UNREACHABLE, failed = FAILED, findMessage = findFirstMessage }: ErrorTexts = {},
): Promise<unknown> {
  const response = await fetch(url, request).catch(() => {
    throw new Error(unreachable);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw new Error(findMessage(body) ?? failed);
}

function findFirstMessage(body: unknown): string | undefined {
  return errorBody.safeParse(body).data?.errors[0]?.message;
}
