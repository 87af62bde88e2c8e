import * as z from 'zod/mini';
import { accountErrorSchema } from '@/services/identity/user';

/** The site waits up to three seconds for external systems. Slow connections and busy servers take some more. */
const TIME_LIMIT_MS = 10_000;

const UNEXPECTED_RESPONSE = 'The site sent an unexpected response. Reload the page.';

/** The result of an account request. */
export type AccountResult<Value> =
  | { readonly status: 'loaded'; readonly value: Value }
  /** `message` tells the user what happened. */
  | { readonly status: 'failed'; readonly message: string };

export interface AccountRequest<Value> {
  readonly path: `/account/${string}`;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  readonly schema: z.core.$ZodType<Value>;
}

/**
 * Sends an account request as the signed-in person. Never throws: every failure becomes a message.
 * @param accessToken returns the token, renewed if necessary
 */
export async function fetchAccount<Value>(
  accessToken: () => Promise<string | undefined>,
  { path, method = 'GET', body, schema }: AccountRequest<Value>,
): Promise<AccountResult<Value>> {
  try {
    const token = await accessToken();
    if (token === undefined) return createFailure('Your sign-in could not be renewed. Try again in a minute, or sign in again.');
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const content: unknown = await response.json();
    if (!response.ok)
      return createFailure(
        accountErrorSchema.safeParse(content).data?.message ?? `The site answered with an error (${response.status}).`,
      );
    const parsed = z.safeParse(schema, content);
    return parsed.success ? { status: 'loaded', value: parsed.data } : createFailure(UNEXPECTED_RESPONSE);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return createFailure('The server didn’t respond in time.');
    return createFailure(
      error instanceof SyntaxError ? UNEXPECTED_RESPONSE : 'The site could not be reached. Check your connection.',
    );
  }
}

function createFailure(message: string): { readonly status: 'failed'; readonly message: string } {
  return { status: 'failed', message };
}
