import type { WhitePaper } from '../white-papers';
import { renderPdf } from './render-pdf';

interface Publisher {
  siteName: string;
  siteUrl: string;
  author: string;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Renders a published white paper as a PDF.
 * @throws the library's error when the text contains something that it can't lay out
 */
export function renderWhitePaperPdf(
  { title, description, body, url, edition, published, verified, updatedAt, postgres }: WhitePaper,
  publisher: Publisher,
): Promise<Buffer> {
  return renderPdf({
    ...publisher,
    title,
    description,
    body,
    url: publisher.siteUrl + url,
    edition,
    published: DAY_FORMAT.format(new Date(published)),
    verified: DAY_FORMAT.format(new Date(verified)),
    updatedAt: new Date(updatedAt),
    postgres,
  });
}
