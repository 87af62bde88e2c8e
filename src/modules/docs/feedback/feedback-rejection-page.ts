import { toHtml } from 'hast-util-to-html';
import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { createElement, createText } from '../html';

interface RejectionPageOptions {
  /** What happened, what was saved, and what to do now. */
  message: string;
  /** The comment as typed, so that it isn't lost. */
  comment?: string | undefined;
  /** The page the feedback is about. */
  page?: string;
}

/** Builds a standalone page that explains why feedback wasn't saved and shows the comment. */
export function createFeedbackRejectionPage(
  status: 400 | 403 | 404 | 413 | 429 | 503,
  { message, comment, page }: RejectionPageOptions,
): Response {
  const typed = comment
    ? [
        createElement('p', {}, createElement('label', { htmlFor: ['comment'] }, createText('What you wrote'))),
        createElement('textarea', { id: 'comment', rows: 8, readOnly: true }, createText(`\n${comment}`)),
      ]
    : [];
  const back = createElement('a', { href: page ?? '/docs' }, createText(page ? 'Back to the page' : 'To the documentation'));
  const content = toHtml([createElement('p', {}, createText(message)), ...typed, createElement('p', {}, back)]);
  return new Response(buildFallbackPage('This wasn’t saved', content), { status, headers: FALLBACK_PAGE_HEADERS });
}
