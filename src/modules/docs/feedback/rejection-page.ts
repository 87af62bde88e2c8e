import { toHtml } from 'hast-util-to-html';
import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { element, text } from '../html';

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
  { message, comment, page }: RejectionPageOptions,
): Response {
  const typed = comment
    ? [
        element('p', {}, element('label', { htmlFor: ['comment'] }, text('What you wrote'))),
        element('textarea', { id: 'comment', rows: 8, readOnly: true }, text(`\n${comment}`)),
      ]
    : [];
  const back = element('a', { href: page ?? '/docs' }, text(page ? 'Back to the page' : 'To the documentation'));
  const content = toHtml([element('p', {}, text(message)), ...typed, element('p', {}, back)]);
  return new Response(buildFallbackPage('This wasn’t saved', content), { status, headers: FALLBACK_PAGE_HEADERS });
}
