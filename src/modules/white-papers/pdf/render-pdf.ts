import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from './theme';
import { PaperDocument, type PaperData } from './paper-document';

/** The paper that is being made; the next one waits for it, since each takes a core and some tens of megabytes. */
let renderQueue: Promise<unknown> = Promise.resolve();

/**
 * A white paper as a PDF file, from the same Markdown as its page. One is made at a time.
 *
 * @throws what the library throws when the text holds something that it cannot set
 */
export function renderPdf(paper: PaperData): Promise<Buffer> {
  const made = renderQueue.then(() => {
    registerFonts();
    return renderToBuffer(PaperDocument(paper));
  });
  // A paper that failed must not keep the next from being made; its own asker hears of it.
  renderQueue = made.catch(() => undefined);
  return made;
}
