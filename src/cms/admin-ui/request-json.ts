import * as z from 'zod/mini';

const errorBodySchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The body of an error of Payload; that of a validation has the message of each field in `data`. */
const validationErrorBodySchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.nullish(z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) })),
    }),
  ),
});

/** Bulk changes take the longest. */
const TIME_LIMIT_MS = 60_000;

/** Shown when the server can't be reached. */
export const UNREACHABLE = 'The server can’t be reached. Nothing was changed. Try again in a minute.';
const LATE = 'The server takes too long to respond. Reload the page to see whether anything was changed.';
const LATE_READ = 'The server takes too long to respond. Try again in a minute.';
const FAILED = 'That didn’t work. Nothing was changed. Try again.';

interface ErrorTexts {
  /** Shown when the server can't be reached. */
  unreachable?: string;
  /** Shown when a change takes too long. */
  late?: string;
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
  { unreachable = UNREACHABLE, late = LATE, failed = FAILED, findMessage = findFirstMessage }: ErrorTexts = {},
): Promise<unknown> {
  const lateText = request.method === undefined ? LATE_READ : late;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), ...request }).catch((error: unknown) => {
    throw new Error(isTimeout(error) ? lateText : unreachable);
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    if (isTimeout(error)) throw new Error(lateText);
    return undefined;
  });
  if (response.ok) return body;
  throw new Error(findMessage(body) ?? failed);
}

/** Finds the message of the first invalid field, or else that of the error. */
export function findFieldMessage(body: unknown): string | undefined {
  const error = validationErrorBodySchema.safeParse(body).data?.errors[0];
  return error?.data?.errors?.[0]?.message ?? error?.message;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function findFirstMessage(body: unknown): string | undefined {
  return errorBodySchema.safeParse(body).data?.errors[0]?.message;
}
