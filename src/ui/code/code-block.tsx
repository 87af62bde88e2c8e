import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from './copy-button';
import css from './code-block.module.css';
import { highlight } from './highlight';
import { getLanguageName } from './grammars';

interface CodeBlockProps {
  readonly language: string;
  readonly code: string;
  readonly fileName?: string | null;
  /** The output of the code, shown below it under the label "Output". */
  readonly output?: string | null;
  /** Numbers of the highlighted lines, starting at 1. */
  readonly highlightedLines?: readonly number[];
  /** Caption shown below the code. */
  readonly caption?: ReactNode;
  /** Distinguishes it from the page's other blocks for screen readers: its number, or the heading that it is under. */
  readonly distinction?: string | undefined;
}

/**
 * A code block with its file name and language, a copy button that leaves out prompts, and the output. Both are groups,
 * because a group that scrolls gets a tab stop (src/ui/scrollable-tab-stops/scroll-script.ts).
 */
export function CodeBlock({
  language,
  code,
  fileName,
  output,
  highlightedLines = [],
  caption,
  distinction,
}: CodeBlockProps): ReactElement {
  const name = getLanguageName(language);
  const described = (text: string): string => (distinction ? `${text} ${distinction}` : text);
  return (
    <figure className={highlightedLines.length > 0 ? `${css.block} ${css.marked}` : css.block}>
      <div>
        <span translate={fileName ? 'no' : undefined}>{fileName ?? name}</span>
        <CopyButton />
      </div>
      <pre
        data-language={language}
        role="group"
        aria-label={described(fileName ? `${name}: ${fileName}` : `${name} code`)}
        translate="no"
      >
        <code className={RULER.test(code) && isWide(code) ? css.wide : undefined}>
          {highlight(code, language, highlightedLines)}
        </code>
      </pre>
      {output ? (
        <>
          <div>
            <span>Output</span>
          </div>
          <pre role="group" aria-label={described('Output')} translate="no">
            <samp className={isWide(output) ? css.wide : undefined}>{output}</samp>
          </pre>
        </>
      ) : null}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** The line below the header of psql's tables, which are also shown without the statement. */
const RULER = /^-+\+[-+]+$/m;
/** The columns that fit on paper at the size of the code, and at the smallest that can be read. */
const PRINTED_COLUMNS = 80;
const PRINTED_COLUMNS_MAX = 128;

/** Returns whether output has to be smaller on paper so that its columns stay below each other. */
function isWide(output: string): boolean {
  const columns = Math.max(...output.split('\n').map((line) => line.length));
  return columns > PRINTED_COLUMNS && columns <= PRINTED_COLUMNS_MAX;
}
