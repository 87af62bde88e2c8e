import { escapeHtml } from './escape-markup';
import { buildHashSource } from './page-cache/content-security-policy';

/** The site's colors and spacing without its style sheets. */
const STYLE =
  'html{color-scheme:light dark;background:light-dark(#fcfaf6,#0b1430);color:light-dark(#14264a,#f3f0ea);' +
  'font:1.125rem/1.6 system-ui,sans-serif}' +
  'body{margin:0;padding:12vh max(1.25rem,(100% - 40rem)/2);overflow-wrap:anywhere}' +
  'h1{margin:0 0 1rem;padding-top:1.5rem;border-top:4px solid light-dark(#d9480f,#ff8f4d);font-size:2.25rem;' +
  'line-height:1.1;letter-spacing:-.02em}' +
  'h2{margin:1.5rem 0 .25rem;font-size:1rem}a{color:inherit;text-underline-offset:.2em}' +
  'pre{margin:0;padding:.75rem 1rem;border:1px solid;font:inherit;white-space:pre-wrap}' +
  'input,select,textarea,button{font:inherit}' +
  'input:not([type=checkbox],[type=radio]),select,textarea{box-sizing:border-box;display:block;width:100%;padding:.5rem}' +
  'fieldset{margin:1rem 0}button{margin:1rem 0;padding:.5rem 1rem}small{display:block}[hidden]{display:none}';

/** Allows the styles in a Content-Security-Policy. */
export const FALLBACK_PAGE_STYLE_SOURCE = buildHashSource(STYLE);

/** The Content-Security-Policy of such a page. */
export const FALLBACK_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${FALLBACK_PAGE_STYLE_SOURCE}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of such a page. */
export const FALLBACK_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': FALLBACK_PAGE_POLICY,
} as const;

/**
 * Builds a page that needs nothing else of the site: no database, no style sheet, no script.
 * @param heading also its title; plain text
 * @param content HTML
 */
export function buildFallbackPage(heading: string, content: string): string {
  const text = escapeHtml(heading);
  const head = `<meta name="robots" content="noindex"><title>${text}</title><style>${STYLE}</style>`;
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}</head>
<body><main><h1>${text}</h1>${content}</main></body></html>
`;
}
