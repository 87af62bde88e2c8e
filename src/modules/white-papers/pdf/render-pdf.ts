import { type PaperData, writePaper } from './paper';

/** The paper being rendered. The next one waits for it, because each one uses a full core and tens of megabytes. */
let renderQueue: Promise<unknown> = Promise.resolve();

/**
 * Renders a white paper as a tagged PDF from the same Markdown as its page, one at a time.
 *
 * @throws when the paper has no valid date, or a font can't be read
 */
export function renderPdf(paper: PaperData): Promise<Buffer> {
  const rendering = renderQueue.then(() => writePaper(paper));
  // A failed paper must not block the next one. Its own caller gets the error.
  renderQueue = rendering.catch(() => undefined);
  return rendering;
}
