/** Where the dialog searches, and popular queries. */
export interface DialogConfiguration {
  service: { appId: string; indexName: string; searchKey: string; url: string } | null;
  popular: string[];
}

export interface TextPiece {
  text: string;
  isFound: boolean;
}

export interface DialogHit {
  url: string;
  kind: string;
  path: string;
  name: TextPiece[];
  snippet: TextPiece[];
}

/** A direct answer about a setting, an error code, or a version. */
export interface DialogAnswer {
  url: string;
  name: string;
  text: string;
}

export interface DialogResult {
  answer: DialogAnswer | undefined;
  hits: DialogHit[];
  total: number;
  correctedQuery: string | undefined;
}

/** Searches the site's own index or that of the external search service; both return the same format. */
export type SearchClient = (query: string, signal: AbortSignal) => Promise<DialogResult>;

/** Markers around matched words: characters that no text contains, so that nothing needs escaping. */
const [BEGIN, END] = ['\u{E000}', '\u{E001}'];
const HITS = 12;
const TIME_LIMIT_MS = 10_000;

/** Reads the configuration. @throws when the site doesn't respond in time, or with an error */
export async function readConfiguration(): Promise<DialogConfiguration> {
  const given = await fetchJson('/search/configuration', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  const [service, popular] = [get(given, 'service'), get(given, 'popular')];
  const [appId, indexName, searchKey, url] = ['appId', 'indexName', 'searchKey', 'url'].map((name) => getText(service, name));
  return {
    service: appId && indexName && searchKey && url ? { appId, indexName, searchKey, url } : null,
    popular: Array.isArray(popular) ? popular.filter((each): each is string => typeof each === 'string') : [],
  };
}

/** Creates the search function. The client of the external service is loaded only on sites that use one. */
export async function createSearchClient({ service }: DialogConfiguration): Promise<SearchClient> {
  if (service === null) return querySite;
  const { liteClient } = await import('algoliasearch/lite');
  const { host, protocol } = new URL(service.url);
  const hosts = [
    { url: host, accept: 'readWrite' as const, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) },
  ];
  const client = liteClient(service.appId, service.searchKey, { hosts });
  return async (query, signal) => {
    // A search that was sent can't be aborted. Without this, each letter typed while the client loads would send one.
    signal.throwIfAborted();
    return toResult(await client.search({ requests: [buildRequest(service.indexName, query)] }));
  };
}

async function querySite(query: string, signal: AbortSignal): Promise<DialogResult> {
  const answer = await fetchJson('/search/queries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [buildRequest('site', query)] }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  });
  return toResult(answer);
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.json();
}

function buildRequest(indexName: string, query: string) {
  return { indexName, query, hitsPerPage: HITS, highlightPreTag: BEGIN, highlightPostTag: END };
}

function toResult(answer: unknown): DialogResult {
  const results = get(answer, 'results');
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const hits: unknown = get(result, 'hits');
  const total = get(result, 'nbHits');
  if (!Array.isArray(hits) || typeof total !== 'number') throw new Error('Search responded in an unexpected format.');
  return {
    answer: toAnswer(get(result, 'answer')),
    hits: hits.map(toHit),
    total,
    correctedQuery: getText(result, 'correctedQuery') || undefined,
  };
}

function toAnswer(answer: unknown): DialogAnswer | undefined {
  const facts = get(answer, 'facts');
  const text = [getText(answer, 'text'), ...(Array.isArray(facts) ? facts : [])].filter(Boolean).join(' ');
  return text === '' ? undefined : { url: getText(answer, 'url'), name: getText(answer, 'name'), text };
}

function toHit(hit: unknown): DialogHit {
  const name = getText(hit, 'heading') === '' ? 'title' : 'heading';
  return {
    url: getText(hit, 'url'),
    kind: getText(hit, 'kind'),
    path: getText(hit, 'path'),
    name: split(getText(hit, '_highlightResult', name, 'value') || getText(hit, name)),
    snippet: split(getText(hit, '_snippetResult', 'body', 'value')),
  };
}

/** Returns a part of a JSON value; undefined when it doesn't exist. A validation library would be larger than the dialog. */
function get(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Object.getOwnPropertyDescriptor(inner, name)?.value : undefined,
    value,
  );
}

function getText(value: unknown, ...names: readonly string[]): string {
  const text = get(value, ...names);
  return typeof text === 'string' ? text : '';
}

function split(text: string): TextPiece[] {
  return text.split(BEGIN).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{ text: part, isFound: false }];
    const [found = '', rest = ''] = part.split(END);
    return [{ text: found, isFound: true }, ...(rest === '' ? [] : [{ text: rest, isFound: false }])];
  });
}
