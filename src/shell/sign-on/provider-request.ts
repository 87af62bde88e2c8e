import type { FetchOptions, HttpResponse } from '@okta/okta-auth-js';

/** After this long the provider counts as unavailable: no one should wait longer on "Signing you in". */
const TIME_LIMIT_MS = 8_000;

/**
 * Sends the SDK's requests to the identity provider, the way its own client does, which has no timeout.
 * @throws Error with the response's fields when the provider rejects the request, from which the SDK creates its own
 *   error.
 *   A failed fetch is thrown as is, and the SDK passes it on as an error without a status.
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
  if (!answer.ok) throw Object.assign(new Error(`The identity provider responded with status ${answer.status}`), response);
  return response;
}
