import { algoliasearch } from 'algoliasearch';

/** A hit as the external search service stores it. */
export interface StoredHit extends Record<string, unknown> {
  objectID: string;
}

/** The editors' synonyms and rules, with hits by ID. */
export interface StoredRules {
  synonyms: readonly { id: string; names: readonly string[] }[];
  /** For a query: the pinned hits, in this order, and the hidden ones. */
  rules: readonly { id: string; query: string; pinned: readonly string[]; hidden: readonly string[] }[];
}

/** The external search service, as the site writes to it. Browsers search it themselves, with a key that may only search. */
export interface SearchService {
  /** Adds, replaces and removes hits. @throws when the service rejects the request or doesn't respond */
  write(changes: { saved: readonly StoredHit[]; removed: readonly string[] }): Promise<void>;
  /** Replaces the whole index at once. @throws when the service rejects the request or doesn't respond */
  replaceAll(hits: readonly StoredHit[]): Promise<void>;
  /** Replaces all synonyms and rules. @throws when the service rejects the request or doesn't respond */
  replaceRules(rules: StoredRules): Promise<void>;
}

interface SearchServiceOptions {
  appId: string;
  indexName: string;
  writeKey: string;
  /** Another host than the service's own, such as a proxy. */
  url?: string | undefined;
}

/** The searched attributes, in order, the facets, and one hit per page. */
const INDEX_SETTINGS = {
  searchableAttributes: ['keys', 'heading,title', 'path', 'description', 'body'],
  attributesForFaceting: ['kind', 'product', 'topic', 'version'],
  attributeForDistinct: 'page',
  distinct: true,
  attributesToSnippet: ['body:32'],
  customRanking: ['desc(boost)'],
};

/** Creates the client that writes to the external search service. */
export function createSearchService({ appId, indexName, writeKey, url }: SearchServiceOptions): SearchService {
  const client = algoliasearch(appId, writeKey, url === undefined ? {} : { hosts: [toHost(url)] });
  return {
    write: async ({ saved, removed }) => {
      const requests = [
        ...saved.map((body) => ({ action: 'addObject' as const, body })),
        ...removed.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ];
      if (requests.length > 0) await client.batch({ indexName, batchWriteParams: { requests } });
    },
    replaceAll: async (hits) => {
      const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
      await client.waitForTask({ indexName, taskID });
      await client.replaceAllObjects({ indexName, objects: [...hits] });
    },
    replaceRules: async ({ synonyms, rules }) => {
      const synonymHit = synonyms.map(({ id, names }) => ({ objectID: id, type: 'synonym' as const, synonyms: [...names] }));
      await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
      await client.saveRules({ indexName, rules: rules.map(toRule), clearExistingRules: true });
    },
  };
}

/** A rule for this query by any of its names, as in this site's own search. Filters apply to pinned hits, too. */
function toRule({ id, query, pinned, hidden }: StoredRules['rules'][number]) {
  return {
    objectID: id,
    conditions: [{ pattern: query, anchoring: 'is' as const, alternatives: true }],
    consequence: {
      ...(pinned.length > 0 && { promote: pinned.map((objectID, position) => ({ objectID, position })) }),
      ...(hidden.length > 0 && { hide: hidden.map((objectID) => ({ objectID })) }),
      filterPromotes: true,
    },
  };
}

function toHost(url: string) {
  const { host, protocol } = new URL(url);
  return { url: host, accept: 'readWrite' as const, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
