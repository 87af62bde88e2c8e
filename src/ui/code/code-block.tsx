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
}

/** A code block with its file name and language, a copy button that leaves out prompts, and the output. */
export function CodeBlock({
  language,
  code,
  fileName,
  output,
  highlightedLines: marks = [],
  caption,
}: CodeBlockProps): ReactElement {
  const name = getLanguageName(language);
  return (
    <figure className={css.block}>
      <div>
        <span>{fileName ?? name}</span>
        <CopyButton />
      </div>
      <pre data-language={language} tabIndex={0} role="group" aria-label={fileName ? `${name}: ${fileName}` : `${name} code`}>
        <code>{highlight(code, language, marks)}</code>
      </pre>
      {output ? (
        <>
          <div>
            <span>Output</span>
          </div>
          <pre tabIndex={0} role="group" aria-label="Output">
            <samp>{output}</samp>
          </pre>
        </>
      ) : null}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
