import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from './theme';
import { PaperDocument, type PaperData } from './paper-document';

/** The paper being rendered. The next one waits for it, because each one uses a full core and tens of megabytes. */
let renderQueue: Promise<unknown> = Promise.resolve();

/**
 * Renders a white paper as a PDF from the same Markdown as its page, one at a time.
 *
 * @throws the library's error when the text contains something that it can't lay out
 */
export function renderPdf(paper: PaperData): Promise<Buffer> {
  const made = renderQueue.then(() => {
    registerFonts();
    return renderToBuffer(PaperDocument(paper));
  });
  // A failed paper must not block the next one. Its own caller gets the error.
  renderQueue = made.catch(() => undefined);
  return made;
}
