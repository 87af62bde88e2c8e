import type { DialogAnswer, DialogHit } from './dialog-client';
import { createElement, createText } from './elements';

/** Creates the option of a hit. Like all options, it is a link. */
export function createOption({ url, kind, path, name, snippet }: DialogHit): HTMLAnchorElement {
  return createOptionLink(
    url,
    createElement('strong', {}, ...createText(name)),
    ...(path === kind ? [] : [createElement('small', {}, path)]),
    createElement('span', {}, ...createText(snippet)),
  );
}

/** Creates the option of a direct answer. */
export function createAnswerOption({ url, name, text }: DialogAnswer): HTMLAnchorElement {
  return createOptionLink(url, createElement('strong', {}, name), createElement('span', {}, text));
}

/** Creates the option of a query. Choosing it runs the query in the dialog. */
export function createQueryOption(query: string): HTMLAnchorElement {
  const option = createOptionLink(toResultsUrl(query), createElement('strong', {}, query));
  option.dataset['query'] = query;
  return option;
}

function createOptionLink(href: string, ...children: Node[]): HTMLAnchorElement {
  return createElement('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' }, ...children);
}

/** Creates what is shown in place of results: what to try next. @param popular queries that many people search for */
export function createSuggestions(query: string, popular: readonly string[]): Node[] {
  const queries = popular.map((each) => createElement('li', {}, createElement('a', { href: toResultsUrl(each) }, each)));
  return [
    createElement('p', {}, `No results for “${query}”. Check the spelling, or use fewer words.`),
    ...(queries.length > 0 ? [createElement('p', {}, 'Popular searches:'), createElement('ul', {}, ...queries)] : []),
    createElement(
      'p',
      {},
      createElement('a', { href: '/docs' }, 'Browse the documentation'),
      ' or ',
      createElement('a', { href: '/contact' }, 'contact us'),
      '.',
    ),
  ];
}

/** Returns the URL of the results page. */
export function toResultsUrl(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
