import { createHash } from 'node:crypto';
import { z } from 'zod';
import { buildContentSecurityPolicy, buildHashSource } from './content-security-policy';
import { DEFERRED_MEDIA } from './deferred-styles';
import { collectNames, type StyleFilter, type UsedNames } from './used-css';
import { lazyHydrate } from './lazy-hydrate';
import { splitStyleSheet } from './rule-limit';

/** A page as rendered by Next. */
interface RenderedPage {
  html: string;
  /** The RSC payload of the page, as Next returns it for a client-side navigation. */
  flight?: string;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The finalized page as it is sent. */
interface FinalizedPage extends Omit<RenderedPage, 'flight'> {
  /** Whether browsers fetch the RSC payload later, instead of receiving it with the page. */
  isFlightDeferred: boolean;
}

interface FinalizeOptions {
  /** Finds a built style sheet by its URL on this site; returns undefined when it is unknown. */
  findStyleSheet: (href: string) => StyleFilter | undefined;
  /** URL of the sheet with the styles of all pages for print and enlarged text. */
  deferredSheet?: string;
  /** Whether the policy allows a tag manager. */
  hasTagManager: boolean;
  /** URL of the identity provider, if there is one. */
  identityUrl?: string;
  /** URL of the external search service, if there is one. */
  searchUrl?: string;
  /** URL of the visitor scoring service, if there is one. Only pages with a form may load it. */
  scoreUrl?: string;
}

/** A part of a script that is needed only for elements with an attribute (src/shell/conditional-script.ts). */
const CONDITIONAL_SCRIPT = /\/\*with ([\w-]+)=(\S+?)\*\/([\s\S]*?)\/\*end\*\//g;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const RELATIVE_URL = /url\((['"]?)(?![/'"#]|data:)/g;
/** A folder followed by `..`. */
const PARENT_FOLDER = /\/[\w-]+\/\.\.\//g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Next adds this to pages whose fonts have adjusted fallbacks; nothing reads it. */
const FONT_MARK = '<meta name="next-size-adjust" content=""/>';
/** Next's links that preload fonts say which format they are for browsers that don't know it, and all supported ones do. */
const FONT_TYPE = / crossorigin="" type="font\/woff2"/gi;
const LEGACY_SCRIPT = /<script [^>]*\bnoModule=""[^>]*><\/script>/gi;
const EXTERNAL_SCRIPT = /<script src="(\/[^"]+)"[^>]*><\/script>/g;
/** Turbopack's list of chunks, which is written longer than necessary. */
const CHUNK_LIST = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))';
/** Next's script before the first of them. */
const FLIGHT_START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const FLIGHT_SCRIPT = /<script>self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
/** A form enhanced by a script (src/modules/forms). In text content, the quotation mark would be encoded. */
const ENHANCED_FORM = /<form [^>]*\bdata-tools="/;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const CUSTOM_PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;

/** Pages change as soon as they are published, so browsers revalidate every time and get a 304 when nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Identifies the version of a page, so that a page never hydrates with the data of a newer version. */
const PAGE_VERSION_HEADER = 'x-page-version';

const flightChunkSchema = z.tuple([z.literal(1), z.string()]);

/** Without the function's name, so that its size doesn't depend on which one the bundler has chosen. */
const LAZY_HYDRATE_SCRIPT = `(${lazyHydrate.toString().replace(/^function \w+/, 'function')})()`;

/**
 * Finalizes a rendered page; all post-processing happens here. The styles that the page uses are inlined in the head,
 * React's scripts and data wait for the first user interaction (lazy-hydrate.ts), and a Content-Security-Policy lists
 * every inline script and style by its hash.
 */
export function finalizePage(
  { html, flight, headers }: RenderedPage,
  { findStyleSheet, deferredSheet, hasTagManager, identityUrl, searchUrl, scoreUrl }: FinalizeOptions,
): FinalizedPage {
  const version = flight === undefined ? undefined : computePageVersion(flight);
  const names = collectNames(html);
  const deferred = deferFlightData(html, flight);
  const cleaned = removeUnneededScripts(deferred ?? html)
    .replace(SCRIPT_PRELOAD, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(FONT_MARK, '')
    .replace(FONT_TYPE, ' crossorigin')
    .replace(CHUNK_LIST, '(globalThis.TURBOPACK||=[])');
  const inlined = deferScripts(cleaned, deferred === undefined ? undefined : version)
    .replace(STYLE_SHEET, (tag, href: string) => inlineStyle(names, href, findStyleSheet(href)) ?? tag)
    .replace('</head>', () => `${buildDeferredLink(deferredSheet)}<script>${LAZY_HYDRATE_SCRIPT}</script></head>`);
  const finished = removeUnusedProperties(inlined);
  return {
    html: finished,
    isFlightDeferred: deferred !== undefined,
    headers: {
      ...headers,
      'cache-control': CACHE_CONTROL,
      [PAGE_VERSION_HEADER]: version,
      'content-security-policy': buildContentSecurityPolicy({
        scripts: collectHashes(finished, INLINE_SCRIPT),
        styles: collectHashes(finished, INLINE_STYLE),
        hasTagManager,
        identityUrl,
        searchUrl,
        scoreUrl: ENHANCED_FORM.test(finished) ? scoreUrl : undefined,
      }),
    },
  };
}

/**
 * Inlines the part of a style sheet that the page uses, with URLs rebased from the sheet to the page. A disabled link to
 * the complete sheet follows, which is fetched before hydration (lazy-hydrate.ts), or right away when scripts are disabled.
 */
function inlineStyle(names: UsedNames, href: string, sheet: StyleFilter | undefined): string | undefined {
  if (sheet === undefined) return undefined;
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  // A built sheet has line breaks only between its modules.
  const used = sheet(names).replaceAll('\n', '').replace(RELATIVE_URL, `url($1${folder}`).replace(PARENT_FOLDER, '/');
  const tags = used === '' ? [] : splitStyleSheet(used).map((part) => `<style>${part}</style>`);
  return `${tags.join('')}<link rel="stylesheet" href="${href}" disabled><noscript><link rel="stylesheet" href="${href}"></noscript>`;
}

/**
 * Replaces the page's scripts with a list of their URLs, in the same order, which lazy-hydrate.ts loads.
 * @param version of the RSC payload to fetch with them; undefined when the page contains it
 */
function deferScripts(html: string, version: string | undefined): string {
  const sources = [...html.matchAll(EXTERNAL_SCRIPT)].map(([, source = '']) => source).join(' ');
  const list = `<template${version === undefined ? '' : ` data-rsc="${version}"`} data-src="${sources}"></template>`;
  return html.replace(EXTERNAL_SCRIPT, '').replace('</head>', () => `${list}</head>`);
}

/** Links to the sheet that is loaded last (deferred-styles.ts). */
function buildDeferredLink(deferredSheet: string | undefined): string {
  return deferredSheet === undefined ? '' : `<link rel="stylesheet" href="${deferredSheet}" media="${DEFERRED_MEDIA}">`;
}

/** Removes the custom properties that no style of the page reads. */
function removeUnusedProperties(html: string): string {
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => text).join('');
  const isRead = (name: string) => styles.includes(`var(${name}`);
  return html.replace(INLINE_STYLE, (style) =>
    style.replace(CUSTOM_PROPERTY, (declaration, name: string) => (isRead(name) ? declaration : '')),
  );
}

/**
 * Removes the parts of the head's script that the page doesn't need. The body stays unchanged: React's data may be there,
 * which contains the same text prefixed with its length.
 */
function removeUnneededScripts(html: string): string {
  const end = html.indexOf('</head>');
  const head = html
    .slice(0, end)
    .replace(CONDITIONAL_SCRIPT, (_part, name: string, value: string, script: string) =>
      html.includes(` ${name}="${value}"`) ? script : '',
    );
  return head + html.slice(end);
}

/**
 * Removes the RSC payload from the page when the page's URL returns the same one (lazy-hydrate.ts fetches it). It
 * stays when the two differ, so that nothing depends on how Next currently sends it.
 * @returns undefined when the payload stays
 */
function deferFlightData(html: string, flight: string | undefined): string | undefined {
  const inlined = [...html.matchAll(FLIGHT_SCRIPT)]
    .map(([, argument = '']) => flightChunkSchema.parse(JSON.parse(argument))[1])
    .join('');
  if (inlined === '' || inlined !== flight) return undefined;
  return html.replace(FLIGHT_START, '').replace(FLIGHT_SCRIPT, '');
}

function computePageVersion(flight: string): string {
  return createHash('sha256').update(flight).digest('hex').slice(0, 8);
}

function collectHashes(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => buildHashSource(text)))];
}
