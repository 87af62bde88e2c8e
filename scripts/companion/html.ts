import type { ServerResponse } from 'node:http';
import { escapeHtml } from '@/platform/escape-markup';
import { buildHashSource } from '@/platform/page-cache/content-security-policy';

/** HTML that is inserted without escaping; every other value in {@link html} is escaped. */
class Html {
  constructor(readonly text: string) {}
}

/** Builds HTML; inserted values are escaped unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | undefined)[]): Html {
  return new Html(
    String.raw({ raw: strings }, ...values.map((value) => (value instanceof Html ? value.text : escapeHtml(value ?? '')))),
  );
}

/** The content of a companion page. */
export interface CompanionPage {
  title: string;
  body: Html;
  /** An inline script, which the policy allows by its hash. */
  script?: string;
  /** Other origins to which a form on the page may submit or redirect. */
  formOrigins?: readonly string[];
}

/** A small subset of the site's design: colors, typeface and borders (src/ui/styles/global.css). */
const STYLE = `
@font-face{font-family:"Instrument Sans";src:url(/typeface.woff2) format("woff2");font-weight:400 700}
:root{
color-scheme:light dark;
--paper:light-dark(oklch(98.6% .005 85),oklch(18.5% .045 265));
--surface:light-dark(oklch(96% .008 85),oklch(23.5% .058 265));
--line:light-dark(oklch(55% .03 264),oklch(62% .03 264));
--ink:light-dark(oklch(25% .075 264),oklch(94.5% .008 85));
--soft:light-dark(oklch(40% .04 264),oklch(79% .016 264));
--accent:light-dark(oklch(61% .2 38),oklch(73% .17 45));
--accent-ink:light-dark(oklch(42.5% .145 36),oklch(81% .115 55));
--danger:light-dark(oklch(43% .16 22),oklch(80% .11 22))}
*{box-sizing:border-box;margin:0}
html{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.65 "Instrument Sans",system-ui,sans-serif}
body{display:grid;min-block-size:100vh;place-items:center;padding:1.25rem;overflow-wrap:break-word}
main{display:grid;gap:1.25rem;inline-size:100%;max-inline-size:27rem}
h1{font-size:2.25rem;font-weight:600;line-height:1.05;letter-spacing:-.025em}
h2{font-size:1.125rem;font-weight:600}
form{display:grid;gap:1.25rem}
label{display:block;font-weight:600;margin-block-end:.375rem}
input{inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:0;
background:var(--paper);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--danger);border-inline-start-width:4px}
button{min-block-size:3rem;padding:.625rem 1.5rem;border:1px solid var(--ink);border-radius:0;
background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
.primary{background:var(--ink);color:var(--paper)}
button:hover{border-color:var(--accent-ink);background:none;color:var(--accent-ink)}
.primary:hover{background:var(--accent-ink);color:var(--paper)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:1rem}
.problem{padding:1rem 1.25rem;border-inline-start:4px solid var(--danger);background:var(--surface)}
.note,.error{font-size:.9375rem}
.note{color:var(--soft)}
.error{color:var(--danger);font-weight:600}
a{color:inherit;text-decoration:underline 1px var(--accent);text-underline-offset:.2em}
code{font-family:ui-monospace,monospace;font-size:.9em}
`;

/** Sends a page, with a policy that allows only what the page itself contains. */
export function sendPage(response: ServerResponse, status: number, page: CompanionPage): void {
  response.writeHead(status, buildPageHeaders(page)).end(renderPage(page));
}

/** Builds the headers of a page. */
export function buildPageHeaders({ script, formOrigins = [] }: CompanionPage): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${buildHashSource(STYLE)}`,
    "font-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(script === undefined ? [] : [`script-src ${buildHashSource(script)}`]),
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    // Without a referrer, browsers send `Origin: null` with the form, which looks like a submission from another
    // site.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Renders a page as HTML text. */
export function renderPage({ title, body, script }: CompanionPage): string {
  const inline = script === undefined ? '' : `<script>${script}</script>`;
  const content = html`<main>${body}</main>
    ${new Html(inline)}`;
  // The policy has the hash of the style sheet, so nothing may be added to it, not even white space.
  const head = html`<title>${title}</title>${new Html(`<style>${STYLE}</style>`)}`;
  const page = html`${head}</head><body>${content}</body></html>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${page.text}`
  );
}
