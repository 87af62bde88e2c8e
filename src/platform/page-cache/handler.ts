import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getErrorReason } from '../error-reason';
import { environment } from '../environment';
import { buildCdnHeaders } from './cdn-headers';
import { CACHED_ENTRY_HEADER, createEntryHeader, OUTDATED_PAGE_HEADER } from './cached-entry';
import { deserializePage, serializePage, type CachedAppPage, type CachedPage } from './cached-page';
import { finalizePage } from './finalize-page';
import { getMarkedTags } from './tag-marker';
import { PageStore } from './page-store';
import { DEFERRED_SHEET } from './deferred-styles';
import { compileStyleSheet, type StyleFilter } from './used-css';
import { type PageStatus, getStatusFromTags } from './tags';

const NEXT_TAGS_HEADER = 'x-next-cache-tags';

/** Next creates a handler for each request; shared state lives in the module. */
const store = new PageStore(process.env.NEXT_PHASE === 'phase-production-build' ? undefined : environment.DATABASE_URL);
/** Separates pages that were rendered by different builds or configurations (see {@link computeBuildStamp}). */
let buildStamp: string | undefined;
let deferredSheet: string | undefined;
const styleSheets = new Map<string, StyleFilter>();
let hasWarnedOfFlight = false;

/** Pages that Next has received from the cache. */
const servedValues = new WeakSet<CachedPage['value']>();

globalThis.findCachedEntry = (key) => store.peek(key);

/** Kinds that are not stored: the data cache (FETCH), images, and the Pages Router, which the site doesn't use. */
type UncachedValue = { kind: 'FETCH' | 'PAGES' | 'IMAGE' | 'REDIRECT' };

/**
 * Next's cache handler for whole pages (next.config.ts, `cacheHandler`). It finalizes each rendered page and saves it
 * in the page store. Next's data cache is not used: pages are rendered from the database and cached as a whole.
 */
export default class PageCacheHandler {
  readonly #buildFolder: string;

  constructor({ serverDistDir }: { serverDistDir?: string }) {
    this.#buildFolder = path.resolve(serverDistDir ?? '.next/server', '..');
    buildStamp ??= computeBuildStamp(path.join(this.#buildFolder, 'BUILD_ID'));
  }

  async get(key: string, context: { kind: string }): Promise<CachedPage | null> {
    if (context.kind === 'FETCH') return null;
    const storeKey = `${buildStamp}${key}`;
    const cached = await store.read(storeKey);
    if (cached === undefined) return null;
    try {
      const page = deserializePage(cached.value);
      servedValues.add(page.value);
      return cached.isStale ? markStale(page) : page;
    } catch (error) {
      console.error(`page cache: the cached page ${key} is unreadable and will be rendered again:`, getErrorReason(error));
      await store.remove(storeKey);
      // This read marks the start of rendering.
      await store.read(storeKey);
      return null;
    }
  }

  async set(
    key: string,
    value: CachedPage['value'] | UncachedValue | null,
    { cacheControl }: { cacheControl?: CachedPage['cacheControl'] },
  ): Promise<void> {
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return;
    const storeKey = `${buildStamp}${key}`;
    // When rendering fails, Next saves the old page again (retainPreviousCacheEntry), which would then count as new.
    if (servedValues.has(value)) {
      store.endRender(storeKey, []);
      return;
    }
    const tags = getMarkedTags(value.headers?.[NEXT_TAGS_HEADER]);
    const status = getStatusFromTags(tags);
    const isCached = value.kind === 'APP_PAGE' ? isCacheable(status) : value.status === 200;
    if (value.kind === 'APP_PAGE') this.#finalize(key, value, { status, isCached });
    if (!isCached) {
      if (store.endRender(storeKey, tags)) markOutdated(value);
      return;
    }
    const lastModified = Date.now();
    const { headers } = value;
    value.headers = {
      ...headers,
      ...(environment.CDN === undefined || status === 500 ? {} : buildCdnHeaders(environment.CDN, tags)),
      // A feed or a sitemap has the date of its newest entry.
      'last-modified': headers?.['last-modified'] ?? new Date(lastModified).toUTCString(),
      [CACHED_ENTRY_HEADER]: createEntryHeader(storeKey),
    };
    const outcome = await store.save(storeKey, serializePage({ value, cacheControl, lastModified }), tags);
    // This page may reach a CDN after the purge, which wouldn't be repeated.
    if (outcome !== 'saved') value.headers = headers;
    if (outcome === 'outdated') markOutdated(value);
  }

  /** `page_cache.drop_tags` (src/cms/core/invalidation/invalidate-tags.ts) invalidates pages in the transaction of the change. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}

  /**
   * Modifies the value in place, because Next sends this same object to the first visitor. Only a cached page can
   * defer its data: a page rendered a second time may have its data in a different order.
   */
  #finalize(
    key: string,
    value: CachedAppPage,
    { status, isCached }: { status: PageStatus | undefined; isCached: boolean },
  ): void {
    const { html, headers, isFlightDeferred } = finalizePage(
      { html: value.html, flight: isCached ? value.rscData?.toString() : undefined, headers: value.headers ?? {} },
      {
        findStyleSheet: (href) => this.#findStyleSheet(href),
        deferredSheet: (deferredSheet ??= findDeferredSheet(path.join(this.#buildFolder, 'static'))),
        hasTagManager: environment.TAG_MANAGER_ID !== undefined,
        identityUrl: environment.IDENTITY_URL,
        searchUrl: environment.SEARCH_SERVICE_URL,
        scoreUrl: environment.BOT_SITE_KEY === undefined ? undefined : environment.BOT_URL,
      },
    );
    if (isCached && !isFlightDeferred) warnOfFlight(key);
    value.html = html;
    value.headers = headers;
    if (status !== undefined) value.status = status;
    if (status === 200) value.headers['cache-control'] = 'private, no-store';
  }

  #findStyleSheet(href: string): StyleFilter | undefined {
    const url = href.split('?')[0] ?? '';
    if (!/^\/_next\/static\/[\w./~-]+\.css$/.test(url) || url.includes('..')) return undefined;
    const compiled = styleSheets.get(url);
    if (compiled !== undefined) return compiled;
    const sheet = compileStyleSheet(readFileSync(path.join(this.#buildFolder, url.slice('/_next/'.length)), 'utf8'));
    styleSheets.set(url, sheet);
    return sheet;
  }
}

/** Returns undefined in development, where pages link to all styles. */
function findDeferredSheet(folder: string): string | undefined {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => DEFERRED_SHEET.test(name)) : undefined;
  return file && `/_next/static/${file}`;
}

/** Warns once, because a change of Next affects every page. */
function warnOfFlight(key: string): void {
  if (hasWarnedOfFlight) return;
  hasWarnedOfFlight = true;
  console.warn(
    `page cache: ${key} is sent with its React data, because Next writes other data into the page than it sends ` +
      'for a navigation (src/platform/page-cache/finalize-page.ts). Pages work but are larger.',
  );
}

/** Has the server request the page again. */
function markOutdated(value: CachedPage['value']): void {
  value.headers = { ...value.headers, [OUTDATED_PAGE_HEADER]: '1' };
}

/** Next serves a stale page and revalidates it once, however many requests there are. */
function markStale(page: CachedPage): CachedPage {
  return { ...page, lastModified: Date.now() - 2_000, cacheControl: { revalidate: 1 } };
}

/**
 * URLs that don't exist are unlimited in number, and caching them would evict pages that are read. A page that sets
 * the status 200 itself belongs to a single visitor.
 */
function isCacheable(status: PageStatus | undefined): boolean {
  return status !== 404 && status !== 200;
}

/**
 * Returns a short hash of everything besides content that determines a page: the build, whose scripts and styles have
 * their own URLs; this file, which finalizes the pages; and the variables that affect a page. Instances that differ
 * in one of them share a database but no pages.
 */
function computeBuildStamp(buildIdFile: string): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  if (existsSync(buildIdFile)) hash.update(readFileSync(buildIdFile));
  const { CDN, SITE_URL, TAG_MANAGER_ID, TAG_MANAGER_CONSENT, IDENTITY_URL, SEARCH_SERVICE_URL, WEB_VITALS_SHARE } = environment;
  const { BOT_SITE_KEY, BOT_URL, CMS_URL, REGISTRY_URL } = environment;
  const scoreUrl = BOT_SITE_KEY === undefined ? '' : BOT_URL;
  hash.update(
    JSON.stringify([
      CDN,
      SITE_URL,
      TAG_MANAGER_ID,
      TAG_MANAGER_CONSENT,
      IDENTITY_URL,
      SEARCH_SERVICE_URL,
      scoreUrl,
      WEB_VITALS_SHARE,
      // Whether classes are booked here, and whether the registry's files are offered.
      CMS_URL === undefined,
      REGISTRY_URL === undefined,
    ]),
  );
  return hash.digest('hex').slice(0, 12);
}
