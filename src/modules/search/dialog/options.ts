import type { DialogAnswer, DialogHit } from './dialog-client';
import { createElement, createText } from './elements';

/** Creates the option of a hit, a link as all options are. */
export function createOption({ url, kind, path, name, snippet }: DialogHit): HTMLAnchorElement {
  return createElement(
    'a',
    { role: 'option', href: url, tabindex: '-1', 'aria-selected': 'false' },
    createElement('strong', {}, ...createText(name)),
    ...(path === kind ? [] : [createElement('small', {}, path)]),
    createElement('span', {}, ...createText(snippet)),
  );
}

/** Creates the option of a direct answer. */
export function createAnswerOption({ url, name, text }: DialogAnswer): HTMLAnchorElement {
  return createElement(
    'a',
    { role: 'option', href: url, tabindex: '-1', 'aria-selected': 'false' },
    createElement('strong', {}, name),
    createElement('span', {}, text),
  );
}

/** Creates the option of a query, which is searched in the dialog when it is chosen. */
export function createQueryOption(query: string): HTMLAnchorElement {
  return createElement(
    'a',
    { role: 'option', href: toResultsUrl(query), tabindex: '-1', 'aria-selected': 'false', 'data-query': query },
    createElement('strong', {}, query),
  );
}

/** Returns the URL of the results page. */
export function toResultsUrl(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
