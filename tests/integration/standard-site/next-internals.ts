import { createRequire } from 'node:module';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setCacheBustingSearchParam } from 'next/dist/client/components/router-reducer/set-cache-busting-search-param.js';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type CachedAppPage, deserializePage } from '@/platform/page-cache/cached-page';
import { decompressText } from '@/platform/page-cache/compressed-text';
import { pageTag } from '@/platform/page-cache/tags';
import { type RawResponse, sendRaw } from '../support/raw-request';
import { database, site } from './site';

/*
 * What the site takes from the inside of Next, besides its documented interface (docs/architecture.md, “Dependencies on
 * internals”). When one of these fails after an update of Next, the message says which file has to follow.
 */
const HANDLER = 'src/platform/page-cache/handler.ts';
const CACHED_PAGE = 'src/platform/page-cache/cached-page.ts';
const FINALIZE_PAGE = 'src/platform/page-cache/finalize-page.ts';
const LAZY_HYDRATE = 'src/platform/page-cache/lazy-hydrate.ts';
const ADD_CACHE_TAGS = 'src/platform/page-cache/add-cache-tags.ts';
const REQUEST_HEADERS = 'src/server/request-headers.ts';
const RSC_REDIRECT = 'src/server/rsc-redirect.ts';
const CONFIG = 'next.config.ts';
const PAYLOAD_BUNDLE = 'scripts/build/payload-bundle.ts';

const PAGE = '/products/replication';
const RSC = { rsc: '1' } as const;
/** Headers of Next's client-side router when it fetches part of a page ahead. */
const PREFETCH = { ...RSC, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } as const;
/** The response to the first visitor, before the page was in the cache. */
let first: RawResponse;

beforeAll(async () => {
  first = await get(PAGE);
});

const get = (target: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  sendRaw(site.url, { target, headers });

/** Returns what the cache handler has stored for a path. */
async function findStored(target: string): Promise<{ tags: string[]; page: CachedAppPage } | undefined> {
  const { rows } = await database.client.query<{ tags: string[]; value: string }>(
    `select tags, value from page_cache.page where key like '%' || $1`,
    [target],
  );
  const [row] = rows;
  const value = row && deserializePage(await decompressText(Buffer.from(row.value, 'base64'))).value;
  return row && value?.kind === 'APP_PAGE' ? { tags: row.tags, page: value } : undefined;
}

async function getStored(target: string) {
  const stored = await findStored(target);
  if (stored === undefined)
    throw new Error(`Next no longer calls set of the cache handler with a page of the kind APP_PAGE (${HANDLER}).`);
  return stored;
}

/** The scripts that every page loads. */
function readClientRuntime(): string {
  const { rootMainFiles } = z
    .object({ rootMainFiles: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')));
  return rootMainFiles.map((file) => readFileSync(path.join('.next', file), 'utf8')).join('\n');
}

describe('the cache handler', () => {
  it('gets a page with its RSC payload, its tags, and its lifetime', async () => {
    const { page } = await getStored(PAGE);
    expect(page.rscData?.toString() ?? '', `Next no longer passes the RSC payload as rscData (${CACHED_PAGE})`).toMatch(/^\w+:/);
    expect(page.headers?.['x-next-cache-tags'], `Next passes the tags of a page elsewhere (${HANDLER})`).toBeTypeOf('string');
    // A field that cached-page.ts doesn't have would be lost when the page is stored.
    expectTypeOf<keyof CachedAppPage>().toEqualTypeOf<keyof IncrementalCachedAppPageValue>();
  });

  it('modifies the page that the first visitor gets', async () => {
    const { page } = await getStored(PAGE);
    const message = `Next sends the first visitor something else than the object it passed to set (${HANDLER})`;
    expect(first.body.toString() === page.html, message).toBe(true);
    expect(first.headers['content-security-policy'], message).toBe(page.headers?.['content-security-policy']);
  });

  it('sets the status of a page', async () => {
    const { status } = await get('/blog/nothing/here');
    expect(status, `Next sends another status than that of the object it passed to set (${HANDLER})`).toBe(404);
  });

  it('is asked for a page before Next renders it', async () => {
    const { headers } = await get(`${PAGE}?_rsc`, RSC);
    expect(headers['x-nextjs-cache'], `Next no longer serves what get of the cache handler returns (${HANDLER})`).toBe('HIT');
  });

  it('makes Next render a page again while it serves the outdated one', async () => {
    // The outdated one is served for four seconds, so on a busy machine it may take another attempt.
    await expect
      .poll(
        async () => {
          await database.client.query(`select page_cache.drop_tags(array['navigation'])`);
          return (await get(`${PAGE}?_rsc`, RSC)).headers['x-nextjs-cache'];
        },
        { message: `Next no longer serves as stale what ${HANDLER} (markStale) returns with a lifetime that has ended` },
      )
      .toBe('STALE');
    const isFresh = async () => {
      const { rows } = await database.client.query<{ fresh: boolean }>(
        `select page_cache.is_fresh(tags, snapshot) as fresh from page_cache.page where key like '%' || $1`,
        [PAGE],
      );
      return rows[0]?.fresh;
    };
    await expect
      .poll(isFresh, { message: `Next no longer renders a page again after it has served it as stale (${HANDLER}, markStale)` })
      .toBe(true);
  });
});

it('a page has the tags that were passed to unstable_cache', async () => {
  const { tags } = await getStored(PAGE);
  const message =
    "Tags that are passed to unstable_cache no longer reach the page, so that publishing doesn't invalidate it " +
    `(${ADD_CACHE_TAGS})`;
  expect(tags, message).toContain(pageTag(PAGE));
});

describe.each(['/', PAGE, '/contact', '/blog'])('the HTML of %s', (target) => {
  let html: string;
  beforeAll(async () => {
    html = (await get(target)).body.toString();
  });

  it('has a reference instead of React’s data', () => {
    const message =
      `Next writes React’s data into the page in another way, so that pages are sent with it (${FINALIZE_PAGE}, ` +
      'FLIGHT_SCRIPT)';
    expect(/__next_f\.push\(\[1,"/.test(html), message).toBe(false);
    expect(html.match(/ data-rsc="[0-9a-f]{8}"/g), message).toHaveLength(1);
    expect(site.log(), `finalizePage kept the data of a page (${FINALIZE_PAGE})`).not.toContain('is sent with its React data');
  });

  it('has no script that prepares React’s queue, because the hydration script does', () => {
    const message = `Next prepares self.__next_f in another way, which stays in the page (${FINALIZE_PAGE}, FLIGHT_START)`;
    expect(html.match(/__next_f/g), message).toHaveLength(1);
  });

  it('loads no script before it is used', () => {
    const message = `Next writes its scripts in another way, so that they aren’t deferred (${FINALIZE_PAGE}, EXTERNAL_SCRIPT)`;
    expect(html, message).not.toMatch(/<script [^>]*\ssrc=/);
    const [list, ...others] = [...html.matchAll(/<template data-rsc="[^"]+" data-src="([^"]*)"><\/template>/g)];
    expect(others).toEqual([]);
    const sources = list?.[1]?.split(' ') ?? [];
    expect(sources.length, message).toBeGreaterThan(2);
    expect(
      sources.filter((source) => !/^\/_next\/static\/chunks\/[^"]+$/.test(source)),
      message,
    ).toEqual([]);
    expect(html, `Turbopack writes its list of chunks in another way (${FINALIZE_PAGE}, CHUNK_LIST)`).toContain(
      '(globalThis.TURBOPACK||=[]).push(',
    );
    expect(/<link [^>]*as="script"/.test(html), `a script is preloaded (${FINALIZE_PAGE}, SCRIPT_PRELOAD)`).toBe(false);
    expect(/noModule/i.test(html), `a script for old browsers is loaded (${FINALIZE_PAGE}, LEGACY_SCRIPT)`).toBe(false);
  });

  it('has its style rules inlined, and links to complete sheets that are disabled', () => {
    const outside = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const links = outside.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    const message = `Next links to style sheets in another way, so that they aren’t inlined (${FINALIZE_PAGE}, STYLE_SHEET)`;
    expect(links.filter((tag) => tag.endsWith(' disabled>')).length, message).toBeGreaterThan(0);
    expect(
      links.filter((tag) => !/ disabled>$| media="print,[^"]*">$/.test(tag)),
      message,
    ).toEqual([]);
    expect(outside.match(/<link [^>]*data-precedence/g), message).toBeNull();
    expect(
      html.includes('<meta name="next-size-adjust"'),
      `Next’s mark of adjusted fonts is sent (${FINALIZE_PAGE}, FONT_MARK)`,
    ).toBe(false);
    expect(
      html.match(/<link rel="preload"[^>]* as="font"[^>]*>/)?.[0],
      `Next preloads fonts with another link (${FINALIZE_PAGE}, FONT_TYPE)`,
    ).toMatch(/ crossorigin\/>$/);
  });
});

describe('React’s data of a page', () => {
  it('is at the page’s URL, in the version that the page names', async () => {
    const { status, headers, body } = await get(`${PAGE}?_rsc`, RSC);
    expect(
      [status, headers['content-type']],
      `Next answers a request for the data without other headers differently (${LAZY_HYDRATE}, or validateRSCRequestHeaders in ${CONFIG})`,
    ).toEqual([200, 'text/x-component']);
    const { page } = await getStored(PAGE);
    expect(body.toString(), `The data at the page’s URL isn’t rscData of the page (${LAZY_HYDRATE})`).toBe(
      page.rscData?.toString(),
    );
    expect(headers['x-page-version'], `The page and its data name different versions (${FINALIZE_PAGE})`).toBe(
      / data-rsc="([0-9a-f]+)"/.exec(page.html)?.[1],
    );
  });

  it('is read by the client from the queue that the page adds it to', () => {
    expect(
      /self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]/.test(readClientRuntime()),
      `Next’s client runtime reads React’s data from elsewhere than self.__next_f (${LAZY_HYDRATE})`,
    ).toBe(true);
  });

  it('depends on no other headers than those that are passed to Next', async () => {
    const { headers } = await get(`${PAGE}?_rsc`, RSC);
    const names = String(headers.vary).toLowerCase().split(/, */);
    const known = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];
    expect(
      names.filter((name) => !['accept', 'accept-encoding'].includes(name)).toSorted(),
      `Next’s router sends other headers than RSC_HEADERS (${REQUEST_HEADERS}) and computeCacheBustingSearchParam (${RSC_REDIRECT}) know`,
    ).toEqual(known.toSorted());
  });

  it('of a part of a page is at the URL that the client requests', async () => {
    const url = new URL(PAGE, site.url);
    await setCacheBustingSearchParam(url, PREFETCH);
    const { status, headers } = await get(url.pathname + url.search, PREFETCH);
    expect(
      [status, headers['content-type']],
      `Next’s client no longer requests data at the URL of computeCacheBustingSearchParam, but at ${url.search} (${RSC_REDIRECT})`,
    ).toEqual([200, 'text/x-component']);
    const redirect = await get(`${PAGE}?_rsc=other`, PREFETCH);
    expect(redirect.headers.location, `A prefetch with a wrong hash isn’t redirected (${RSC_REDIRECT})`).toBe(
      url.pathname + url.search,
    );
  });

  it.each(['["",{}]', 'x', '{"not":"a tree"}'])('is sent if the router state is %s', async (state) => {
    // A page that isn't cached: for one that is, Next doesn't read the state.
    const { status, headers } = await get('/certificates', { ...RSC, 'next-router-state-tree': encodeURIComponent(state) });
    expect(
      [status, headers['content-type']],
      `Next fails for a router state that parseAndValidateFlightRouterState accepts (${REQUEST_HEADERS})`,
    ).toEqual([200, 'text/x-component']);
  });
});

it('the client runtime has the site’s error screen instead of Next’s', () => {
  const text = 'Reload to try again';
  expect(
    readFileSync('node_modules/next/dist/client/components/builtin/global-error.js', 'utf8'),
    'Next’s error screen has another text, so this test has to look for that',
  ).toContain(text);
  const runtime = readClientRuntime();
  expect(
    [runtime.includes(text), runtime.includes('A critical error has occured')],
    `Next’s client runtime imports its own error screen from elsewhere than the alias names (${CONFIG}, resolveAlias)`,
  ).toEqual([false, true]);
});

describe('the build', () => {
  const listFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

  it('keeps the options of next.config.ts', () => {
    const { config } = z
      .object({
        config: z.object({ cacheHandler: z.string(), cacheMaxMemorySize: z.number(), experimental: z.looseObject({}) }),
      })
      .parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')));
    expect(config, `Next has renamed an option (${CONFIG})`).toMatchObject({
      cacheHandler: expect.stringContaining('page-cache-handler.mjs'),
      cacheMaxMemorySize: 0,
      experimental: { validateRSCRequestHeaders: false, preloadEntriesOnStart: false },
    });
    const maps = ['.next/server', '.next/static'].flatMap(listFiles).filter((file) => file.endsWith('.map'));
    expect(maps, `Next writes source maps (${CONFIG}, turbopackSourceMaps)`).toEqual([]);
    expect(
      listFiles('.next/cache').filter((file) => file.includes('turbopack')),
      `Next writes a cache of the build (${CONFIG}, turbopackFileSystemCacheForBuild)`,
    ).toEqual([]);
  });

  it('loads Payload from the bundle, and every export of it that is imported', () => {
    const server = listFiles('.next/server').filter((file) => file.endsWith('.js'));
    const imported = server.flatMap((file) => [
      ...readFileSync(path.join('.next/server', file), 'utf8').matchAll(
        /"((?:payload|@payloadcms\/db-postgres)-[0-9a-f]{16}(?:\/[\w/-]+)?)"/g,
      ),
    ]);
    const names = [...new Set(imported.map(([, name = '']) => name))];
    expect(
      new Set(names.map((name) => name.replace(/-[0-9a-f]{16}/, ''))),
      `Next’s build bundles Payload, or leaves it to Node in another way (${PAYLOAD_BUNDLE}, serverExternalPackages in ${CONFIG})`,
    ).toEqual(new Set(['payload', 'payload/internal', 'payload/shared', '@payloadcms/db-postgres']));
    const { resolve } = createRequire(path.resolve('.next/server/app.js'));
    for (const name of names)
      expect(
        path.relative('.', realpathSync(resolve(name))),
        `The link of Next’s build to ${name} doesn’t point to the bundle (${PAYLOAD_BUNDLE})`,
      ).toMatch(/^\.build\/node_modules\//);
  });

  it('leaves the packages to Node that fail when they are bundled', () => {
    const links = readdirSync('.next/node_modules').map((name) => name.replace(/-[0-9a-f]{16}$/, ''));
    expect(links, `Next bundles pdfkit or fontkit (${CONFIG}, serverExternalPackages)`).toEqual(
      expect.arrayContaining(['pdfkit', 'fontkit']),
    );
  });
});
