import { toHtml } from 'hast-util-to-html';
import { buildHashSource } from '@/platform/page-cache/content-security-policy';
import { element, text } from '../html';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:4rem auto;padding:0 1.25rem;font:1.0625rem/1.65 system-ui,sans-serif}textarea{width:100%;min-height:12rem;font:inherit}a{display:inline-block;padding:.7rem 0}';

interface RejectionPageOptions {
  /** What happened, what was saved, and what to do now. */
  message: string;
  /** The comment as typed, so that it isn't lost. */
  comment?: string | undefined;
  /** The page the feedback is about. */
  page?: string;
}

/** Builds a standalone page that explains why feedback wasn't saved and shows the comment. */
export function createRejectionPage(
  status: 400 | 403 | 404 | 413 | 429 | 503,
  { message: sentence, comment: words, page }: RejectionPageOptions,
): Response {
  const typed = words
    ? [
        element('p', {}, element('label', { htmlFor: ['words'] }, text('What you wrote'))),
        element('textarea', { id: 'words', readOnly: true }, text(`\n${words}`)),
      ]
    : [];
  const html = toHtml({
    type: 'root',
    children: [
      { type: 'doctype' },
      element(
        'html',
        { lang: 'en-US' },
        element(
          'head',
          {},
          element('meta', { charSet: 'utf-8' }),
          element('meta', { name: 'viewport', content: 'width=device-width' }),
          element('meta', { name: 'robots', content: 'noindex' }),
          element('title', {}, text('Not saved')),
          element('style', {}, text(STYLE)),
        ),
        element(
          'body',
          {},
          element(
            'main',
            {},
            element('h1', {}, text('This wasn’t saved')),
            element('p', {}, text(sentence)),
            ...typed,
            element('p', {}, element('a', { href: page ?? '/docs' }, text(page ? 'Back to the page' : 'To the documentation'))),
          ),
        ),
      ),
    ],
  });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${buildHashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
