import { buildHashSource } from '@/platform/page-cache/content-security-policy';

/** The site's colors and spacing without its style sheets: what this page is for is that nothing else can be had. */
const STYLE =
  'html{color-scheme:light dark;background:light-dark(#fcfaf6,#0b1430);color:light-dark(#14264a,#f3f0ea);font:1.125rem/1.6 system-ui,sans-serif}body{margin:0;padding:12vh max(1.25rem,(100% - 40rem)/2)}h1{margin:0 0 1rem;padding-top:1.5rem;border-top:4px solid light-dark(#d9480f,#ff8f4d);font-size:2.25rem;line-height:1.1;letter-spacing:-.02em}a{color:inherit;text-underline-offset:.2em}';

/** The Content-Security-Policy of such a page. */
export const BARE_PAGE_POLICY = `default-src 'none'; style-src ${buildHashSource(STYLE)}`;

/** Builds a page that needs nothing else of the site: no database, no style sheet, no script. */
export function buildBarePage(title: string, heading: string, content: string): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${content}</main></body></html>
`;
}
