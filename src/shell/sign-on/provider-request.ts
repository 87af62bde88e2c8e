import type { FetchOptions, HttpResponse } from '@okta/okta-auth-js';

/** A provider that has not answered by then is away: nobody looks longer at "Signing you in". */
const TIME_LIMIT_MS = 8_000;

/**
 * How the SDK asks the identity provider: as its own client does, which knows no time limit.
 * @throws Error with the answer's fields when the provider refuses, from which the SDK makes its own error; a failed
 *   fetch as it is, which the SDK hands on as an error without a status
 */
export async function sendProviderRequest(method: string, url: string, { headers, data }: FetchOptions): Promise<HttpResponse> {
  const answer = await fetch(url, {
    method,
    headers,
    body: typeof data === 'object' ? JSON.stringify(data) : data,
    credentials: 'omit',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const responseText = await answer.text();
  const response: HttpResponse = { responseText, status: answer.status, headers: Object.fromEntries(answer.headers) };
  if (answer.headers.get('content-type')?.toLowerCase().includes('application/json')) {
    response.responseType = 'json';
    response.responseJSON = JSON.parse(responseText);
  }
  if (!answer.ok) throw Object.assign(new Error(`The identity provider answers ${answer.status}`), response);
  return response;
}
