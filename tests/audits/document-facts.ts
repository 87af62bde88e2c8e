import type { Page } from '@playwright/test';

/** What an HTML document says of itself, in the order of the document. */
export interface DocumentFacts {
  titles: string[];
  headings: string[];
  /** Content of meta elements, by `name` or `property`. */
  meta: { name: string; content: string }[];
  links: { rel: string; href: string; hreflang: string }[];
  structuredData: string[];
  /** `href` of each `a`. */
  anchors: string[];
  ids: string[];
  /** What is fetched with the page: scripts, style sheets, pictures, fonts, frames. */
  resources: string[];
  picturesWithoutSize: string[];
}

/**
 * Reads an HTML document with the browser's own parser; no script of it runs and nothing is fetched.
 * @param page any page; it is not navigated
 */
export function factsOf(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
    return {
      titles: all('head > title').map((title) => title.textContent ?? ''),
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      meta: all('meta[name], meta[property]').map((meta) => ({
        name: meta.getAttribute('property') ?? attribute(meta, 'name'),
        content: attribute(meta, 'content'),
      })),
      links: all('head > link:not([disabled])').map((link) => ({ rel: attribute(link, 'rel'), href: attribute(link, 'href'), hreflang: attribute(link, 'hreflang') })),
      structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      anchors: all('a[href]').map((anchor) => attribute(anchor, 'href')),
      ids: all('[id]').map(({ id }) => id),
      resources: [
        ...all('script[src], img[src], iframe[src], source[src], video[src], audio[src]').map((element) => attribute(element, 'src')),
        ...all('script[data-late]').map((script) => attribute(script, 'data-late')),
        ...all('link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], link[rel~="manifest"]').map((link) => attribute(link, 'href')),
        ...all('img[srcset], source[srcset]').flatMap((element) => attribute(element, 'srcset').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')),
      ],
      picturesWithoutSize: all('img:not([width][height])').map((picture) => picture.outerHTML),
    };
  }, html);
}
