import { brotliCompressSync, constants } from 'node:zlib';
import { DEFERRED_MEDIA } from '@/platform/page-cache/deferred-styles';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fetchResponse, request, fetchFacts } from './responses';
import { pagePaths, pages, site } from './content-pages';
import type { DocumentFacts } from './document-facts';
import { findHtmlProblems } from './html-validator';
import { changeShell } from './page-shell';
import { findRawMarkdown, collectTexts } from './raw-markdown';
import { templates } from './templates';

/**
 * Most bytes of the first response, so that it arrives with the first round trip (ten packets of 1,460 bytes): HTML with its
 * styles, in kB of 1000.
 */
const kilobytesOf = (path: string) => (path === '/' ? 20 : 14.5);

/** The origin of the URLs in a page on a public site. */
const PUBLIC_ORIGIN = 'https://www.example.com';

/**
 * The compressed size of a page on its public site, or more. In the tests, the site compresses faster and less
 * (scripts/test/test-site.ts). The best quality is only for a page that is too large with the one below: it takes 40 instead of 15 ms.
 * The port in its URLs and the digest of its React data differ from run to run, which changes the size by some bytes.
 */
function getPublicBytes(html: string, limit: number): number {
  const text = html.replaceAll(site, PUBLIC_ORIGIN).replace(/ data-rsc="[0-9a-f]+"/, ' data-rsc="c7d1e0a9"');
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 };
  const bytes = brotliCompressSync(text, { params }).length;
  return bytes > limit ? brotliCompressSync(text).length : bytes;
}

/**
 * Leaves only the landmarks of what is the same on all pages, because validating it takes a third of the time. No landmark of a
 * page may have the name of one of these.
 */
function keepLandmarks(html: string): string {
  const landmarks = html.match(/<nav\b[^>]*>/g);
  if (!landmarks) throw new Error('The header or the footer has no navigation.');
  return landmarks.map((landmark) => `${landmark}</nav>`).join('');
}

/** Pages whose image is requested: all images have the same parts, and drawing one takes as long as rendering a page. */
const PATHS_WITH_IMAGE = new Set(pagePaths.filter((path, index) => index % 8 === 0 || templates.includes(path)));

/** Returns the contents of all meta elements with a name. */
function metaOf({ meta }: DocumentFacts, name: string): string[] {
  return meta.filter((entry) => entry.name === name).map(({ content }) => content);
}

const thing = z.looseObject({
  '@type': z.union([z.string(), z.array(z.string())]),
  headline: z.string().optional(),
  datePublished: z.string().optional(),
  dateModified: z.string().optional(),
});
const graph = z.union([
  z.looseObject({ '@graph': z.array(thing) }).transform((data) => data['@graph']),
  z.array(thing),
  thing.transform((data) => [data]),
]);

/** Returns the nodes of JSON-LD texts. @throws when a text isn't JSON-LD */
function nodesOf(texts: readonly string[]): z.infer<typeof thing>[] {
  return texts.flatMap((text) => graph.parse(JSON.parse(text)));
}

/** The statuses that a link may have: a choice redirects to its page, and most files of a subscription require a token. */
function getPromisedStatuses(path: string): number[] {
  if (path.startsWith('/downloads/choose?')) return [303];
  return path.startsWith('/downloads/files/advanced-server/') ? [200, 401] : [200];
}

for (const path of pagePaths) {
  it(`${path} responds with a strict Content-Security-Policy`, async () => {
    const { status, headers } = await fetchResponse(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, 'scripts are named one by one').toMatch(/script-src[^;]*'(?:sha256|nonce)-/);
    expect.soft(policy).toMatch(/default-src 'none'|default-src 'self'/);
    expect.soft(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
    expect.soft(headers['x-content-type-options']).toBe('nosniff');
    expect.soft(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/);
    expect.soft(headers['x-powered-by'], 'what runs the site is nobody’s business').toBeUndefined();
  });

  it(`${path} says what it is to search engines and social networks`, async () => {
    const facts = await fetchFacts(path);
    const canonical = new URL(path, site).href;
    const [title = ''] = facts.titles;
    expect(facts.titles).toHaveLength(1);
    expect.soft(title.trim()).not.toBe('');
    const descriptions = metaOf(facts, 'description');
    expect.soft(descriptions).toHaveLength(1);
    const [description = ''] = descriptions;
    expect.soft(description.length, `description of ${description.length} characters`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `description of ${description.length} characters`).toBeLessThanOrEqual(160);
    const linked = (rel: string, hreflang: string) =>
      facts.links
        .filter((link) => link.rel === rel && link.hreflang.toLowerCase() === hreflang)
        .map(({ href }) => new URL(href).href);
    expect.soft(linked('canonical', '')).toEqual([canonical]);
    expect.soft(linked('alternate', 'en-us')).toEqual([canonical]);
    expect.soft(metaOf(facts, 'og:url').map((url) => new URL(url).href)).toEqual([canonical]);
    const article = nodesOf(facts.structuredData).find(({ headline }) => headline !== undefined);
    expect.soft(metaOf(facts, 'og:type')).toEqual([article ? 'article' : 'website']);
    expect.soft(metaOf(facts, 'article:published_time')).toEqual(article ? [article.datePublished] : []);
    expect.soft(metaOf(facts, 'article:modified_time')).toEqual(article ? [article.dateModified] : []);
    for (const name of ['og:title', 'og:description', 'og:site_name'])
      expect.soft(metaOf(facts, name), name).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(metaOf(facts, 'og:locale')).toEqual(['en_US']);
    expect.soft(metaOf(facts, 'og:image:width')).toEqual(['1200']);
    expect.soft(metaOf(facts, 'og:image:height')).toEqual(['630']);
    expect.soft(metaOf(facts, 'twitter:card')).toEqual(['summary']);
    expect.soft(metaOf(facts, 'rating')).toEqual(['General']);
    expect.soft(metaOf(facts, 'keywords')).toEqual(['']);
    expect.soft(metaOf(facts, 'subject')).toEqual(['']);
    const types = nodesOf(facts.structuredData).flatMap((entry) => entry['@type']);
    expect.soft(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...(path === '/' ? [] : ['BreadcrumbList'])]));
    expect.soft(facts.headings, 'one h1').toHaveLength(1);

    const images = metaOf(facts, 'og:image');
    expect(images).toHaveLength(1);
    const [image = ''] = images;
    expect(new URL(image).origin).toBe(site);
    if (!PATHS_WITH_IMAGE.has(path)) return;
    const picture = await request(image);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    // The first chunk of a PNG has its width and height (RFC 2083, section 4.1.1).
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it(`${path} shows no raw Markdown to people or programs`, async () => {
    const { prose, titles, meta, structuredData } = await fetchFacts(path);
    expect.soft(findRawMarkdown(prose), 'on the page').toEqual([]);
    expect.soft([...titles, ...meta.map(({ content }) => content)].flatMap(findRawMarkdown), 'in its head').toEqual([]);
    expect.soft(collectTexts(nodesOf(structuredData)).flatMap(findRawMarkdown), 'in structured data').toEqual([]);
  });

  it(`${path} is valid HTML`, async () => {
    const { text } = await fetchResponse(path);
    expect(text).toMatch(/^<!doctype html>/i);
    expect(await findHtmlProblems(templates.includes(path) ? text : changeShell(text, keepLandmarks))).toEqual([]);
    // The ids of header and footer, too.
    const { ids } = await fetchFacts(path);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'ids that occur twice',
    ).toEqual([]);
  });

  it(`${path} gives each table and each block of code a unique name`, async () => {
    const { groupNames, tableNames } = await fetchFacts(path);
    for (const names of [groupNames, tableNames]) {
      expect(names, 'names').not.toContain('');
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        'names that occur twice',
      ).toEqual([]);
    }
  });

  it(`${path} has no broken links`, async () => {
    const { anchors, ids } = await fetchFacts(path);
    const targets = [...new Set(anchors)]
      .map((href) => new URL(href, new URL(path, site)))
      .filter(({ origin }) => origin === site);
    expect(targets.length).toBeGreaterThan(0);
    const broken: string[] = [];
    for (const target of targets) {
      const linked = `${target.pathname}${target.search}`;
      const { status, headers } = await fetchResponse(linked);
      if (!getPromisedStatuses(linked).includes(status)) broken.push(`${linked} answers ${status}`);
      if (target.hash === '' || !headers['content-type']?.startsWith('text/html')) continue;
      const known = linked === path ? ids : (await fetchFacts(linked)).ids;
      if (!known.includes(decodeURIComponent(target.hash.slice(1)))) broken.push(`${linked} has no ${target.hash}`);
    }
    expect(broken).toEqual([]);
  });

  it(`${path} has one newsletter form in its footer, unless it is about a subscription`, async () => {
    const { text } = await fetchResponse(path);
    const isAboutIt = path.startsWith('/newsletter');
    expect(text.split('action="/newsletter?form=newsletter"').length - 1).toBe(isAboutIt ? 0 : 1);
  });

  it(`${path} fits in the first round trip and loads nothing from other origins`, async () => {
    const { headers, text } = await fetchResponse(path);
    expect(headers['content-encoding']).toBe('br');
    const sent = Number(headers['content-length']);
    const limit = kilobytesOf(path) * 1000;
    const bytes = sent > limit ? getPublicBytes(text, limit) : sent;
    expect
      .soft(bytes, `${(bytes / 1000).toFixed(1)} kB of HTML and styles compressed, of at most ${kilobytesOf(path)} kB`)
      .toBeLessThanOrEqual(limit);
    const { resources, picturesWithoutSize, links } = await fetchFacts(path);
    expect
      .soft(
        links.filter(({ rel, media }) => rel === 'stylesheet' && media !== DEFERRED_MEDIA),
        'styles for screens are in the page',
      )
      .toEqual([]);
    expect
      .soft(
        resources.filter(
          (resource) => !['data:', 'blob:'].includes(new URL(resource, site).protocol) && new URL(resource, site).origin !== site,
        ),
      )
      .toEqual([]);
    expect.soft(picturesWithoutSize, 'pictures without width and height').toEqual([]);
  });
}

it('no two pages have the same title or the same description', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const twice: string[] = [];
  for (const path of pagePaths) {
    const facts = await fetchFacts(path);
    for (const [seen, [text = '']] of [
      [titles, facts.titles],
      [descriptions, metaOf(facts, 'description')],
    ] as const) {
      const other = seen.get(text);
      if (other !== undefined) twice.push(`${path} and ${other}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(twice).toEqual([]);
  expect(titles.size).toBe(pagePaths.length);
});

for (const { url, section } of pages.filter(({ layout }) => layout.some(({ feature }) => feature === 'section-index')))
  it(`${url} shows the long description of each page of its area`, async () => {
    const { prose } = await fetchFacts(url);
    const listed = pages.filter((page) => page.section === section && page.url !== url);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ longDescription }) => !prose.includes(longDescription)).map((page) => page.url)).toEqual([]);
  });
