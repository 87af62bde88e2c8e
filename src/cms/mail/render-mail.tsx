import { convert } from 'html-to-text';
import type { ReactNode } from 'react';
import { renderStatic } from '@/ui/render-static';

/** The site that sends the email. */
export interface MailSite {
  name: string;
  url: string;
  /** URL of the dashboard; undefined on a site without sign-in, whose emails don't mention it. */
  dashboardUrl: string | undefined;
}

/** An email's subject and its content as HTML and plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

interface MailContent {
  subject: string;
  site: MailSite;
  heading: string;
  children: ReactNode;
  /** Shown in the footer, for example why the recipient gets this email. */
  note?: ReactNode;
}

/*
 * The site's styles as far as mail clients support them: no variables, no grid, no web fonts, no images. Without
 * styles, the content order is the same.
 */
const STYLE = `
  body { margin: 0; padding: 24px; background: #fcfaf6; color: #16213f; font: 16px/1.6 "Helvetica Neue", Arial, sans-serif; }
  main, header, footer { max-width: 600px; margin: 0 auto; }
  header { padding-bottom: 16px; border-bottom: 1px solid #d9d4ca; font-weight: 600; }
  h1 { margin: 24px 0 8px; font-size: 28px; line-height: 1.15; }
  h2 { margin: 24px 0 8px; font-size: 18px; }
  h3 { margin: 16px 0 8px; font-size: 16px; }
  a { color: #8a2c0c; }
  a[data-button] { display: inline-block; padding: 12px 24px; background: #16213f; color: #fcfaf6; }
  a[data-button] { font-weight: 600; text-decoration: none; }
  pre { padding: 12px 16px; background: #f1ece2; font: 14px/1.5 Menlo, Consolas, monospace; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  ul, ol { padding-left: 24px; }
  code { font-family: Menlo, Consolas, monospace; font-size: 0.9em; }
  pre code { font-size: inherit; }
  blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid #d9d4ca; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid #d9d4ca; text-align: left; vertical-align: top; }
  th { width: 35%; font-weight: 600; }
  footer { margin-top: 32px; color: #4a5270; font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1630; color: #eeeae2; }
    header, th, td, blockquote { border-color: #37425f; }
    pre { background: #18223f; }
    a { color: #ffb48a; }
    a[data-button] { background: #eeeae2; color: #0d1630; }
    footer { color: #b9bccb; }
  }`;

/**
 * Renders an email as HTML and as plain text with the same content. It loads no external resources, so it displays
 * anywhere and does not reveal that it was opened.
 */
export async function renderMail({ subject, site, heading, children, note }: MailContent): Promise<RenderedMail> {
  const body = await renderStatic(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <header>{site.name}</header>
        <main>
          <h1>{heading}</h1>
          {children}
        </main>
        <footer>
          {note}
          <p>
            Sent by <a href={site.url}>{new URL(site.url).host}</a>. The <a href={`${site.url}/privacy-policy`}>privacy policy</a>{' '}
            says what we keep and for how long.
          </p>
        </footer>
      </body>
    </html>,
  );
  const html = `<!doctype html>${body}`;
  const text = convert(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 50 } },
      { selector: 'h1', options: { uppercase: false } },
      ...['h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { linkBrackets: ['<', '>'] } },
    ],
  });
  return { subject, html, text };
}
