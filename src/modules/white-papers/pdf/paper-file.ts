import { renderToBuffer } from '@react-pdf/renderer';
import { registerTypefaces } from './look';
import { Paper, type PaperDescription } from './paper';

/** The paper that is being made; the next one waits for it, since each takes a core and some tens of megabytes. */
let underWay: Promise<unknown> = Promise.resolve();

/**
 * A white paper as a PDF file, from the same Markdown as its page. One is made at a time.
 *
 * @throws what the library throws when the text holds something that it cannot set
 */
export function paperFile(paper: PaperDescription): Promise<Buffer> {
  const made = underWay.then(() => {
    registerTypefaces();
    return renderToBuffer(Paper(paper));
  });
  // A paper that failed must not keep the next from being made; its own asker hears of it.
  underWay = made.catch(() => undefined);
  return made;
}
