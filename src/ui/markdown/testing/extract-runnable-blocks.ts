import { toString } from 'hast-util-to-string';
import { getCodeElement } from '../code-blocks';
import { parseSharedMarkdown } from '../parse-markdown';
import { isRunnable } from '../runnable-blocks';

/** A code block marked with `run`. */
interface RunnableBlock {
  code: string;
  /** The expected output given in the text; undefined when there is none. */
  output: string | undefined;
}

/** The first line of a runnable block. Most texts have none, and parsing all takes seconds. */
const RUNNABLE_FENCE = /(?:```|~~~).*\brun\b/;

/** Extracts the runnable blocks of a text, in order. */
export function extractRunnableBlocks(source: string): RunnableBlock[] {
  if (!RUNNABLE_FENCE.test(source)) return [];
  return parseSharedMarkdown(source, 2).children.flatMap((node) => {
    const code = getCodeElement(node);
    if (!code || !isRunnable(code.data?.meta) || node.type !== 'element') return [];
    const { dataOutput } = node.properties;
    return [{ code: toString(code).replace(/\n$/, ''), output: typeof dataOutput === 'string' ? dataOutput : undefined }];
  });
}
