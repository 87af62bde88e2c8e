import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type LocalServer, startLocalServer } from './local-server';

/** A fake of the external search service: its data, and the requests that it rejected. */
export interface FakeSearchService extends LocalServer {
  /** The hits of each index, by ID. */
  indexes: Map<string, Map<string, Record<string, unknown>>>;
  /** The synonyms and rules of each index. */
  rules: Map<string, { synonyms: unknown[]; rules: unknown[] }>;
  /** Requests that the real service would refuse. */
  refused: string[];
  /** How many of the next writes fail. */
  failures: number;
}

export const SERVICE_KEYS = { appId: 'TESTAPP123', searchKey: 'only-for-searching-1234', writeKey: 'only-for-writing-12345' };

const batchSchema = z.object({
  requests: z.array(z.object({ action: z.enum(['addObject', 'deleteObject']), body: z.looseObject({ objectID: z.string() }) })),
});
const synonymsSchema = z.array(
  z.strictObject({ objectID: z.string(), type: z.literal('synonym'), synonyms: z.array(z.string()).min(2).max(20) }),
);
const rulesSchema = z.array(
  z.strictObject({
    objectID: z.string(),
    conditions: z
      .array(z.strictObject({ pattern: z.string().min(1), anchoring: z.literal('is'), alternatives: z.literal(true) }))
      .length(1),
    consequence: z.strictObject({
      promote: z.array(z.strictObject({ objectID: z.string(), position: z.number().int() })).optional(),
      hide: z
        .array(z.strictObject({ objectID: z.string() }))
        .max(50)
        .optional(),
      filterPromotes: z.boolean(),
    }),
  }),
);
const operationSchema = z.object({ operation: z.enum(['copy', 'move']), destination: z.string() });

/**
 * Starts a server that speaks the part of the external search service's interface that the site uses: batches, copies and
 * moves of indexes, settings and tasks. It checks the application, the key and the form of each request.
 * @param search answers queries, as the service would
 */
export async function startFakeSearchService(search: (body: string) => Promise<string>): Promise<FakeSearchService> {
  const indexes: FakeSearchService['indexes'] = new Map();
  const rules: FakeSearchService['rules'] = new Map();
  const refused: string[] = [];
  const state = { failures: 0 };
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? new Map<string, Record<string, unknown>>();
    indexes.set(name, index);
    return index;
  };
  const server = await startLocalServer(async (request, body, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const key = pathname.endsWith('/queries') ? SERVICE_KEYS.searchKey : SERVICE_KEYS.writeKey;
    if (!hasKeys(request, key)) {
      refused.push(`${request.method} ${pathname}: wrong application or key`);
      return send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    if (pathname === '/1/indexes/*/queries') return send(response, 200, JSON.parse(await search(body)));
    const [, name = '', action = '', part = ''] =
      /^\/1\/indexes\/([^/]+)\/(\w+)(?:\/(\w+))?/.exec(decodeURIComponent(pathname)) ?? [];
    if (action === 'task') return send(response, 200, { status: 'published', pendingTask: false });
    if (action === 'settings') return send(response, 200, { taskID: 1, updatedAt: new Date().toISOString() });
    if (state.failures > 0) {
      state.failures -= 1;
      return send(response, 400, { message: 'The service of the test fails', status: 400 });
    }
    if ((action === 'synonyms' || action === 'rules') && part === 'batch') {
      const replaces = searchParams.get(action === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms');
      if (replaces !== 'true') refused.push(`${action}: those of before stay`);
      const given = (action === 'rules' ? rulesSchema : synonymsSchema).parse(JSON.parse(body));
      rules.set(name, { synonyms: [], rules: [], ...rules.get(name), [action]: given });
      return send(response, 200, { taskID: 4, updatedAt: new Date().toISOString() });
    }
    if (action === 'batch') {
      const { requests } = batchSchema.parse(JSON.parse(body));
      for (const { action: change, body: hit } of requests) {
        if (change === 'addObject') indexOf(name).set(hit.objectID, hit);
        else indexOf(name).delete(hit.objectID);
      }
      return send(response, 200, { taskID: 2, objectIDs: requests.map((each) => each.body.objectID) });
    }
    if (action === 'operation') {
      const { operation, destination } = operationSchema.parse(JSON.parse(body));
      if (operation === 'move') {
        indexes.set(destination, indexOf(name));
        indexes.delete(name);
      }
      return send(response, 200, { taskID: 3, updatedAt: new Date().toISOString() });
    }
    refused.push(`${request.method} ${pathname}: unknown`);
    return send(response, 404, { message: 'Not found', status: 404 });
  });
  return {
    ...server,
    indexes,
    rules,
    refused,
    get failures() {
      return state.failures;
    },
    set failures(count: number) {
      state.failures = count;
    },
  };
}

function hasKeys({ headers, url }: IncomingMessage, key: string): boolean {
  const { searchParams } = new URL(url ?? '/', 'http://service');
  const given = (name: string) => headers[name] ?? searchParams.get(name);
  return given('x-algolia-application-id') === SERVICE_KEYS.appId && given('x-algolia-api-key') === key;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
