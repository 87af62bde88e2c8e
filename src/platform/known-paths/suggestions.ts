import { escapeHtml } from '@/platform/escape-markup';
import type { NamedPage } from './named-page';

/** The attribute of the list whose items the server replaces with similar pages. */
const MARK = 'data-similar-pages=""';
const MARKED_LIST = new RegExp(`(<ul [^>]*${MARK}>)[\\s\\S]*?(</ul>)`);

/** Builds the list that a 404 page shows: these pages, unless the server knows similar ones. */
export function buildSuggestions(pages: readonly NamedPage[], className: string): string {
  return `<ul class="${escapeHtml(className)}" ${MARK}>${buildItems(pages)}</ul>`;
}

/** Returns the HTML of a 404 page with these pages in its list. */
export function replaceSuggestions(html: string, pages: readonly NamedPage[]): string {
  return html.replace(MARKED_LIST, (_list, begin: string, end: string) => begin + buildItems(pages) + end);
}

function buildItems(pages: readonly NamedPage[]): string {
  return pages
    .map(
      ({ url, label, description }) =>
        `<li><a href="${escapeHtml(url)}">${escapeHtml(distinguish({ url, label }, pages))}</a>` +
        `<p>${escapeHtml(description)}</p></li>`,
    )
    .join('');
}

/** Adds its URL to the name of a page that another one of the list has, too: the product and the tutorials “Replication”. */
function distinguish({ url, label }: Pick<NamedPage, 'url' | 'label'>, pages: readonly NamedPage[]): string {
  return pages.some((other) => other.label === label && other.url !== url) ? `${label} (${url})` : label;
}
