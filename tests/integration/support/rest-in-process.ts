import { type SendApiRequest, toApiResponse } from './editors';

/** Payload's REST API in this process, without a server. */
export interface RestInProcess {
  /** Returns a function that sends requests with this session. @param cookie empty for a visitor */
  createSender(cookie: string | undefined): SendApiRequest;
}

interface RestOptions {
  databaseUrl: string;
  /** The site whose sessions are valid: requests with another origin are anonymous. */
  siteUrl: string;
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/**
 * Loads the route of Payload's REST API into this process, with the guard before it (api-guard.ts). A server answers the same requests by
 * the same functions; left out are Next, and the connection.
 */
export async function loadRest({ databaseUrl, siteUrl }: RestOptions): Promise<RestInProcess> {
  // The configuration reads them when it is loaded.
  Object.assign(process.env, { DATABASE_URL: databaseUrl, SITE_URL: siteUrl });
  const [{ getPayload }, { default: config }, route] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/app/(cms)/api/[...slug]/route'),
  ]);
  // It logs each rejection.
  (await getPayload({ config })).logger.level = 'silent';
  return {
    createSender: (cookie) => async (method, path, body) => {
      const known = METHODS.find((each) => each === method);
      if (known === undefined) throw new Error(`Payload's REST API has no method ${method}.`);
      const url = new URL(`/api${path}`, siteUrl);
      const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const headers = new Headers({ 'content-type': 'application/json', origin: siteUrl });
      if (cookie !== undefined) headers.set('cookie', cookie);
      if (sent !== undefined) headers.set('content-length', String(sent.length));
      const slug = url.pathname.split('/').slice(2).map(decodeURIComponent);
      const answer = await route[known](new Request(url, { method, headers, body: sent }), { params: Promise.resolve({ slug }) });
      return toApiResponse(answer.status, await answer.text());
    },
  };
}
