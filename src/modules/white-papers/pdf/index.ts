import type { WhitePaper } from '../white-papers';
import { renderPdf } from './render-pdf';
import { formatDay } from '@/platform/format-day';

interface Publisher {
  siteName: string;
  siteUrl: string;
  author: string;
}

/**
 * Renders a published white paper as a PDF.
 * @throws when the paper has no valid date, or a font can't be read
 */
export function renderWhitePaperPdf(
  { title, description, body, url, edition, published, verified, contentChangedAt, postgres }: WhitePaper,
  publisher: Publisher,
): Promise<Buffer> {
  return renderPdf({
    ...publisher,
    title,
    description,
    body,
    url: publisher.siteUrl + url,
    edition,
    published: formatDay(published),
    verified: formatDay(verified),
    updatedAt: new Date(contentChangedAt),
    postgres,
  });
}
